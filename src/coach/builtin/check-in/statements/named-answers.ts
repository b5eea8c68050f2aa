import { PAST_TO_BASE } from '../lexicon/word-lexicon.ts';
import { isMark } from '../text/normalise.ts';
import { type Clause, withoutJoin } from '../text/clauses.ts';
import { type Reading, record } from './reading.ts';
import { keptAwayFrom, NEARBY } from '../judge/setting.ts';
import { verdicts } from '../judge/verdict.ts';

/** A name, a place or an option given for an answer must be about as short as this, in words. */
const MOST_WORDS = 9;

const AWAY =
  /\b(?:outside|out of|(?:an)?other room|away|downstairs|upstairs|in the (?:hall|hallway|kitchen|car|drawer|lounge|living room|study|bathroom|office|garage|shed|porch)|in (?:my|a|its) (?:bag|coat|drawer|locker|rucksack|box|car))\b/;
const IS_KEPT_AWAY =
  /\b(?:outside (?:the|my)|out of (?:the|my|reach)|(?:an)?other room|away from|(?:phones?|devices?|laptop) away|no (?:phones?|screens?|devices?)|(?:phone|screen|device)[ -]free)\b/i;
const OUT_OF_PLACE = /\b(?:away|not|off|far|nowhere|out|outside|without|never|no|instead of)\b/;
const NEAR_AT_HAND =
  /\b(?:on the (?:table|sofa|couch|desk)|(?:on|in) my lap|right here|with me|on me|next to (?:me|my \w+)|beside (?:me|my \w+)|by my \w+|face up|in (?:my )?hand)\b/;

const MYSELF = /^(?:me|i|i did|i have|myself|moi|yours truly|us|we did|me and .*|.* and (?:me|i))$/;
const NOBODY = /^(?:nobody|no one|none|nobody did|no one did)$/;

/** “Where did you eat?” — “at my desk”, of lunch away from the desk. */
function readPlace(reading: Reading, habit: number, text: string, at: Pick<Clause, 'from' | 'to'>): boolean {
  const description = reading.profiles[habit]?.habit.description ?? '';
  if (!IS_KEPT_AWAY.test(description)) return false;
  const banned = keptAwayFrom(description);
  const isThere = text.split(' ').some((word) => banned.has(word)) || NEARBY.test(text) || NEAR_AT_HAND.test(text);
  if (isThere && !OUT_OF_PLACE.test(text)) {
    record(reading, habit, verdicts.notDone, at);
    return true;
  }
  if (isThere || !AWAY.test(text) || /\b(?:not|no|never)\b/.test(text)) return false;
  record(reading, habit, verdicts.done, at);
  return true;
}

/** “Stairs or lift?” — “the lift”: naming the other option says that the habit was not done. */
function readOption(reading: Reading, habit: number, clauses: readonly Clause[]): boolean {
  const other = reading.asked?.otherOption ?? new Set();
  const [first] = clauses;
  if (other.size === 0 || !first || reading.asked?.kind !== 'either') return false;
  const lemmas = reading.tokens.slice(first.from, first.to).map(({ lemma }) => lemma);
  const isNamed = lemmas.some((lemma) => other.has(lemma));
  const isOwn = clauses.some(({ spans }) => spans.some((span) => span.habit === habit && !span.isOpposite));
  if (!isNamed || isOwn || /\b(?:not|no|neither|never|both|nope|yesterday|\w+day)\b/.test(first.text)) return false;
  record(reading, habit, reading.profiles[habit]?.kind === 'do' ? verdicts.notDone : verdicts.done, first);
  return true;
}

/** Reads a place, a person or an option that answers the coach's question. True when nothing is left to read. */
export function readNamedAnswer(reading: Reading, clauses: readonly Clause[]): boolean {
  const { asked } = reading;
  const [habit] = asked?.habits ?? [];
  const text = withoutJoin(clauses.map((clause) => clause.text).join(' '));
  if (!asked || habit === undefined || asked.habits.length > 1 || text.split(' ').length > MOST_WORDS) return false;
  const at = { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? 0 };
  if (asked.seeks === 'place') return readPlace(reading, habit, text, at);
  if (asked.seeks !== 'person') return readOption(reading, habit, clauses);
  const isMine = MYSELF.test(text) && reading.profiles[habit]?.kind === 'do';
  if (!isMine && /\b(?:i|we|me)\b/.test(text)) return false;
  record(reading, habit, isMine ? verdicts.done : NOBODY.test(text) ? verdicts.notDone : verdicts.otherPerson, at);
  return true;
}

const CHOOSES =
  /^(?:the|my|your|our|and|just|only|a|an|of|to|for|in|on|with|at|where|it|them|you|i|one|ones|did|do|done|doing|yes|no|not|but|first|last|\d+(?:st|nd|rd|th)?|\w+ing|minutes?|both|neither|thing|was|is|today|please)$/;

/** “Which of these did you do?” — “1st and 3rd”: the others were not done. */
export function readChosen({ asked, said, sweeps, profiles, tokens }: Reading, clauses: readonly Clause[]): void {
  const words = clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  const isPlain =
    said.size > 0 &&
    sweeps.length === 0 &&
    words <= 8 &&
    !clauses.some(
      ({ isQuestion, text }) => isQuestion || /\b(?:rest|others?|later|still|yet|so far|soon)\b/.test(text),
    );
  // “Rang Ola”, “a banana at break” tell of a deed, and of nothing else.
  const isDeed = tokens.some(
    (token, at) =>
      !isMark(token) &&
      !CHOOSES.test(token.word) &&
      !clauses.some(({ spans }) =>
        spans.some(({ from, to }) => at >= from && at < to && !PAST_TO_BASE.has(token.word)),
      ),
  );
  const isAnswer = asked?.habits.some((habit) => said.has(habit)) && [...said.values()].every(({ value }) => value);
  if (!asked?.isChoice || !isPlain || !isAnswer || isDeed) return;
  const [from, to] = [clauses[0]?.from ?? 0, clauses.at(-1)?.to ?? 0];
  for (const habit of asked.habits)
    if (!said.has(habit) && profiles[habit]?.kind === 'do') said.set(habit, { ...verdicts.notDone, from, to });
}
