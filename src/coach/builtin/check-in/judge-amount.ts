import { type Amount, inUnit, minutesPast } from './quantities.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** The time said against the time by which it is to be done; null when the habit has none. */
export function judgeClock(said: Said): Verdict | null {
  const { profile, stance, tokens } = said;
  if (profile.clock?.sense !== 'by') return null;
  const isUp = profile.concepts.has('wake') && !profile.concepts.has('bed');
  const clock = said.clocks.find(
    ({ from }) =>
      !(
        isUp || (profile.concepts.has('bed') && !profile.concepts.has('worktime'))
          ? /^(till|until|til|since|from)$/
          : /^(from)$/
      ).test(tokens[from - 1]?.word ?? ''),
  );
  if (clock && stance.polarity !== 'neg')
    return minutesPast(clock, profile.clock.minutes) <= 0 ? verdicts.done : verdicts.notDone;
  if (stance.polarity === 'neg') return verdicts.notDone;
  if (
    /\b(?:on time|in time|early|on schedule|before my|as planned|first alarm|with (?:my|the) alarm|when (?:my|the) alarm|done|yes|managed|made it|nailed|smashed|hit|success|by then|ahead of)\b|✓/.test(
      stance.text,
    )
  )
    return verdicts.done;
  if (/\b(?:late|later|too late|past|after midnight|over an hour|way past)\b/.test(stance.text))
    return verdicts.notDone;
  if (isUp || profile.concepts.has('bed')) return verdicts.ambiguous;
  return null;
}

const ITEMS =
  /^(piec|piece|item|portion|thing|serving|card|helping|bit|unit|rep|count|people|person|task|question|exercis|exercise)$/;

/** A bare number, or a count of things that are the habit's own: `2 crisp packets` of five pieces of litter. */
function isCountOf({ spans }: Said, amount: Amount, unit: string): boolean {
  if (amount.unit === '') return spans.length === 0 || spans.some(({ to }) => to === amount.from);
  return (
    ITEMS.test(unit) &&
    !/^(minute|km|money|litre|time|page)$/.test(amount.unit) &&
    spans.some(({ from, to }) => from < amount.to && to > amount.from)
  );
}

/** The largest amount said in a unit of the habit's target, against the target. Sums what is added (`another 3`). */
export function judgeAmount(said: Said): Verdict | null {
  let verdict: Verdict | null = null;
  for (const target of said.profile.targets) {
    const values = said.amounts
      .map((amount) => inUnit(amount, target.unit) ?? (isCountOf(said, amount, target.unit) ? amount.value : null))
      .filter((value) => value !== null);
    if (values.length === 0) continue;
    if (values.every((value) => value === 0)) return verdicts.notDone;
    const most = Math.max(...values);
    if (target.unit === 'time' && target.value <= 1) continue;
    // Hours slept or a distance far off the unit of the target say nothing against it.
    if (most >= target.value - 1e-6) verdict ??= verdicts.count;
    else verdict = verdicts.partial;
  }
  return verdict;
}
