import type { Clause } from '../text/clauses.ts';
import type { Stance } from '../judge/polarity.ts';
import { verdicts } from '../judge/verdict.ts';
import { keptAwayFrom } from '../judge/setting.ts';
import type { Reading } from './reading.ts';

const OF_TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b(?! (?:too|as well|also|again|yes)\b)/;
const OF_MYSELF =
  /^(?:(?:and|but|so|while) )*(?:(?:i|me|myself) (?!also\b|too\b|did\b|could\b|joined\b|helped\b|as well\b|think\b)\w|not (?:me|i)\b)/;

function isContrast({ spans, text, link }: Clause, stance: Stance | undefined, label: string, habit: number): boolean {
  const isReport = spans.length > 0 && !/\b(?:only|just)\b/.test(text);
  if (!stance || stance.mood !== 'fact' || isReport || spans.some((span) => span.habit === habit)) return false;
  return label === 'other_day'
    ? OF_TODAY.test(text) && !/\b(?:so far|yet|may|might|will)\b/.test(text)
    : link !== 'and' && OF_MYSELF.test(text);
}

/**
 * “Yesterday I swam, today I sat”, “my wife walked, I minded the till”: what was of another day or of somebody else was not done today, where what
 * follows says what was done instead; of what is held back it was kept.
 */
export function readContrasts(
  { said, profiles }: Reading,
  clauses: readonly Clause[],
  stances: readonly Stance[],
): void {
  for (const [habit, one] of said) {
    const isOfDay = one.label === 'other_day';
    if (!isOfDay && one.label !== 'other_person') continue;
    const isHeldBack = profiles[habit]?.kind !== 'do';
    // “The lights dim themselves” is as good as done.
    const isOfItself = clauses.some(({ from, text }) => from === one.from && /\b(?:itself|themselves)\b/.test(text));
    if (isOfItself || (isHeldBack && !isOfDay)) continue;
    const isIt = (clause: Clause, at: number) =>
      clause.from >= one.to && isContrast(clause, stances[at], one.label, habit);
    const found = clauses.find(isIt);
    if (found) said.set(habit, { ...one, ...(isHeldBack ? verdicts.done : verdicts.notDone), to: found.to });
  }
}

/** “Everything done.” “Except the gym”: what was swept over before is not done where an exception follows. */
export function exceptBehind({ said, excepted, sweeps, settled }: Reading, clauses: readonly Clause[]): void {
  const except = clauses.find(({ link }) => link === 'except');
  if (!except || sweeps.length > 0) return;
  for (const habit of excepted)
    if (settled.includes(habit) && !said.has(habit))
      said.set(habit, { ...verdicts.notDone, from: except.from, to: except.to });
}

const LEFT_OUT =
  /\b(?:no|not|without|away|off|outside|out|left|leaving|zero|sans|minus|hid|down|upstairs|downstairs|elsewhere|home|free|another|other|drawer|bag|hall|hallway|kitchen|landing|lounge|office|car|locker|loft|box|silent|shut|closed|stayed|thing|part|done|yes|habit|rule|kept|resisted|ban)\b|✓/;

/** “Walked, phone in hand” of a walk without the phone: beside what it is to be done without, it stays open. */
export function takeIntruded(reading: Reading, clauses: readonly Clause[]): void {
  for (const [habit, said] of reading.said) {
    const banned = keptAwayFrom(reading.profiles[habit]?.habit.description ?? '');
    const intruder = clauses.find(
      ({ words, text, isQuestion }) => !isQuestion && words.some((word) => banned.has(word)) && !LEFT_OUT.test(text),
    );
    if (said.value !== true || !intruder) continue;
    const isUsed = /\b(?:on (?:the|my)|in (?:my )?hand|with (?:the|my)|glued|at (?:the|my)|over (?:the|my))\b/.test(
      intruder.text,
    );
    reading.said.set(habit, { ...said, ...(isUsed ? verdicts.notDone : verdicts.ambiguous) });
  }
}
