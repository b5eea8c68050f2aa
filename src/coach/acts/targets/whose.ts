import type { PlannedHabit } from '#core/plan/plan.ts';
import { markedOwn } from '#coach/facts/marked-own.ts';
import { firstOf, type Match, patterns } from '#coach/match/pattern.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { withOnly } from '../politeness.ts';

const ownOnly = patterns(...REQUESTS.ownOnly);

/** `Only what I named`, `just my three`, in a clause or up to the end of its sentence. */
function ownSaid(reading: Reading, within: Range): Match | undefined {
  const { to } =
    reading.sentences.find((sentence) => sentence.from <= within.from && sentence.to >= within.to) ?? within;
  const { from } = withOnly(reading, within);
  return (firstOf(ownOnly, reading, { from, to: within.to }) ?? firstOf(ownOnly, reading, { from, to }))?.match;
}

/** Which habits stay where only those of the person's own are to: none where it cannot be told which they are; null where nothing is said of it. */
export function ownOnes(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] | null {
  const said = ownSaid(reading, within);
  if (!said) return null;
  const own = markedOwn(habits).flatMap(({ isOwn }, at) => (isOwn ? [at] : []));
  const [count] = said.values.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
  return own.length < habits.length && (count ?? own.length) === own.length ? own : [];
}
