import { PAST_TO_BASE } from '../lexicon/word-lexicon.ts';
import { isMark, lemma } from '../text/normalise.ts';
import type { Clause } from '../text/clauses.ts';
import type { Stance } from '../judge/polarity.ts';
import { type Reading, record } from './reading.ts';
import { keptAwayFrom, NEARBY } from '../judge/setting.ts';
import { verdicts } from '../judge/verdict.ts';

/** An option given for an answer must be about as short as this, in words. */
const MOST_WORDS = 9;

const IS_KEPT_AWAY =
  /\b(?:outside (?:the|my)|out of (?:the|my|reach)|(?:an)?other room|away from|(?:phones?|devices?|laptop) away|no (?:phones?|screens?|devices?)|(?:phone|screen|device)[ -]free)\b/i;
const OUT_OF_PLACE = /\b(?:away|not|off|far|nowhere|out|outside|without|never|no|instead of)\b/;
const NEAR_AT_HAND =
  /\b(?:on the (?:table|sofa|couch|desk)|(?:on|in) my lap|right here|with me|on me|next to (?:me|my \w+)|beside (?:me|my \w+)|by my \w+|face up|in (?:my )?hand)\b/;

/** “Where did you eat?” — “at my desk”, of lunch away from it; “stairs or lift?” — “the lift”: naming the other option says that the habit was not done. True when nothing is left to read. */
export function readNamedAnswer(reading: Reading, clauses: readonly Clause[]): boolean {
  const { asked, profiles, tokens } = reading;
  const [habit, another] = asked?.habits ?? [];
  const [first] = clauses;
  const words = clauses.flatMap((clause) => clause.words);
  if (!asked || !first || habit === undefined || another !== undefined || words.length > MOST_WORDS) return false;
  if (asked.isOfPlace && IS_KEPT_AWAY.test(profiles[habit]?.habit.description ?? '')) {
    const isThere = words.some((word) => keptAwayFrom(profiles[habit]?.habit.description ?? '').has(word));
    const said = words.join(' ');
    if ((!isThere && !NEARBY.test(said) && !NEAR_AT_HAND.test(said)) || OUT_OF_PLACE.test(said)) return false;
    record(reading, habit, verdicts.notDone, { from: first.from, to: clauses.at(-1)?.to ?? 0 });
    return true;
  }
  if (asked.kind !== 'either') return false;
  const isNamed = tokens.slice(first.from, first.to).some(({ lemma }) => asked.otherOption.has(lemma));
  const isOwn = clauses.some(({ spans }) => spans.some((span) => span.habit === habit && !span.isOpposite));
  if (!isNamed || isOwn || /\b(?:not|no|neither|never|both|nope|yesterday|\w+day)\b/.test(first.text)) return false;
  record(reading, habit, profiles[habit]?.kind === 'do' ? verdicts.notDone : verdicts.done, first);
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

const DONE_TO =
  /^(?:(?:and|but|so|yes|no|i|we|have|had|did|just|not|never) )*(?!did\b|do\b|done\b|had\b|got\b)(\w+) (?:it|them|that|those|mine)\b/;

/** “Drank it” to “Did you drink your water and take your tablets?”: of the one whose verb it is. */
export function readByVerb(reading: Reading, clause: Clause, stance: Stance): boolean {
  const { asked, profiles } = reading;
  const verb = DONE_TO.exec(clause.text)?.[1];
  const isPlain = stance.mood === 'fact' && stance.subject !== 'other' && stance.day !== 'other';
  if (!asked || asked.habits.length < 2 || !/^(?:yes-no|either)$/.test(asked.kind) || !verb || !isPlain) return false;
  const base = PAST_TO_BASE.get(verb) ?? lemma(verb);
  const [only, another] = asked.habits.filter((habit) => profiles[habit]?.words.includes(base));
  if (only === undefined || another !== undefined || profiles[only]?.kind !== 'do') return false;
  record(reading, only, stance.polarity === 'neg' ? verdicts.notDone : verdicts.done, clause);
  reading.topic = new Map([[only, true]]);
  return true;
}
