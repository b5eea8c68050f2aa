import { textOf } from '../text/normalise.ts';
import type { Amount } from '../text/amount.ts';
import { inUnit, minutesPast } from '../text/quantities.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** Minutes past the hour that may still be in time. */
const GRACE = 10;

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
  if (said.spans.length > 0 && said.spans.every(({ isOpposite }) => isOpposite)) return verdicts.opposite;
  if (clock && stance.polarity !== 'neg') {
    const past = minutesPast(clock, profile.clock);
    // “Up 7:05” of seven: whether that counts is for whoever got up to say.
    return past <= 0 ? verdicts.done : past <= GRACE ? verdicts.ambiguous : verdicts.notDone;
  }
  // “Did not get to bed until ten” names the time that it was done; “not before eleven” of before eleven does not.
  const isBefore = clock !== undefined && tokens[clock.from - 1]?.word === 'before';
  if (isBefore && stance.polarity === 'neg')
    return minutesPast(clock, profile.clock) >= 0 ? verdicts.notDone : verdicts.ambiguous;
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

/** Measures that a count of things cannot stand for. */
const MEASURES = /^(?:minute|km|money|litre|time|page|step|gram|k)$/;

/** True for the unit of a measure; false for a count of things. */
export function isMeasure(unit: string): boolean {
  return unit === '' || MEASURES.test(unit);
}

/** A bare number, or a count of things that are the habit's own: `two pomodoros` of three blocks. */
function isCount({ spans, tokens }: Said, amount: Amount, unit: string): boolean {
  if (amount.unit === '') {
    const isFor = unit === 'minute' && tokens[amount.from - 1]?.word === 'for';
    // “Did ten on the drums” of twenty minutes.
    const isDone =
      unit === 'minute' &&
      /^(?:did|do|done|got|managed|only|just|about|maybe|in|another)$/.test(tokens[amount.from - 1]?.word ?? '') &&
      /^(?:on|of|at|with|in|in total|today|total|so|,|\.|)$/.test(tokens[amount.to]?.word ?? '');
    if (isDone) return true;
    const isSpoken = spans.some(({ from, to }) => to === amount.from || (from === amount.from && to === amount.to));
    return isFor || spans.length === 0 || isSpoken;
  }
  if (MEASURES.test(amount.unit) || (MEASURES.test(unit) && unit !== 'time')) return false;
  return (
    tokens.slice(amount.from, amount.to).some(({ lemma }) => lemma === unit) ||
    spans.some(({ from, to, isOpposite }) => !isOpposite && from < amount.to && to > amount.from)
  );
}

/** “Nearly 20 pages”: less than what is said. */
function isShort({ tokens }: Said, { from }: Amount): boolean {
  const before = textOf(tokens, Math.max(0, from - 3), from);
  return /\b(?:under|below|almost|nearly|less than|fewer than|not quite|shy of|short of)(?: the| my)?$/.test(before);
}

/** “A banana” of two pieces of fruit. */
function isOneOfMany({ spans, tokens, profile }: Said, target: Amount): boolean {
  if (target.value < 2 || isMeasure(target.unit)) return false;
  const named = spans.filter(({ from }) => !profile.content.includes(tokens[from]?.lemma ?? ''));
  const single = named.filter(
    ({ from, to, isOpposite }) =>
      (to - from === 1 || tokens[to - 1]?.word === 'at') &&
      !isOpposite &&
      /^(?:an?|one|another|single)$/.test(tokens[from - 1]?.word ?? ''),
  );
  const kinds = new Set(single.map(({ from }) => tokens[from]?.lemma));
  return single.length > 0 && named.length === single.length && kinds.size < target.value;
}

const PERSONS = /^(?:friend|person|peopl|people|relativ|mate|neighbour|colleague|client|contact|stranger)$/;
const SEVERAL =
  /^(?:and|both|all|two|three|four|five|six|several|few|couple|some|many|everyone|everybody|lots|loads|group|team|twins|parents|folks|,)$|[^s]s$/;

/** “Texted Sam” of two friends. */
function isOnePerson({ spans, tokens, clause }: Said, target: Amount): boolean {
  const [act] = spans;
  if (target.value < 2 || !PERSONS.test(target.unit) || act === undefined) return false;
  const stop = tokens.findIndex(({ word }, at) => at >= clause.to && /^[.!?;]$/.test(word));
  const rest = tokens
    .slice(act.to, stop === -1 ? tokens.length : stop)
    .filter(({ word }) => !/^(?:my|the|a)$/.test(word));
  return rest.length > 0 && rest.length <= 3 && !rest.some(({ word }) => SEVERAL.test(word));
}

const TWICE_DAILY = /\bmorning and (?:evening|night)\b|\btwice\b|\bx ?2\b|\b2 times\b|\bmorning & night\b/i;

/** Once or both times of twice a day: “brushed this morning”; null when it is not asked or not said. */
function judgeBothTimes({ profile, stance }: Said): Verdict | null {
  if (!TWICE_DAILY.test(profile.habit.description) || stance.polarity === 'neg') return null;
  const isMorning = /\bmorning\b/.test(stance.text);
  const isEvening = /\b(?:evening|night|tonight|bed|bedtime)\b/.test(stance.text);
  if (isMorning && isEvening) return verdicts.count;
  return isMorning || isEvening || /\bonce\b/.test(stance.text) ? verdicts.partial : null;
}

const ADDS = /\b(?:and|plus|another|more|then|later|again)\b/;

type Counted = { readonly amount: Amount; readonly value: number };

/** Sittings add up when at least one of them names what is counted; a bare number is one more of them. */
function getSum({ amounts, spans }: Said, counted: readonly Counted[]): number {
  const isNamed = counted.some(({ amount }) => amount.unit !== '') || spans.length > 0;
  if (!isNamed) return 0;
  const bare = counted.length > 1 ? [] : amounts.filter(({ unit }) => unit === '').map(({ value }) => value);
  return [...counted.map(({ value }) => value), ...bare].reduce((sum, value) => sum + value, 0);
}

/** The largest amount said in a unit of the habit's target, against the target. Sittings add up (`6 before lunch and 5 after`). */
export function judgeAmount(said: Said): Verdict | null {
  const both = judgeBothTimes(said);
  if (both) return both;
  let verdict: Verdict | null = null;
  for (const target of said.profile.targets) {
    const counted = said.amounts.flatMap((amount) => {
      const value = inUnit(amount, target.unit) ?? (isCount(said, amount, target.unit) ? amount.value : null);
      return value === null ? [] : [{ amount, value }];
    });
    if (counted.length === 0) {
      if (isOneOfMany(said, target) || isOnePerson(said, target)) verdict = verdicts.partial;
      continue;
    }
    // “Inbox zero”: nothing is what is asked for.
    if (target.value === 0) return counted.every(({ value }) => value === 0) ? verdicts.count : verdicts.notDone;
    if (counted.every(({ value }) => value === 0)) return verdicts.notDone;
    if (target.unit === 'time' && target.value <= 1) continue;
    const total = ADDS.test(said.stance.text) ? getSum(said, counted) : 0;
    const enough = target.value - 1e-6;
    const reached = counted.some(({ amount, value }) => value >= enough && !isShort(said, amount));
    if (reached || total >= enough) verdict ??= verdicts.count;
    else verdict = verdicts.partial;
  }
  return verdict;
}
