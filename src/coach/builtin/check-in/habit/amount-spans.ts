import type { Profile } from './habit-profile.ts';
import type { Span } from './span.ts';
import { WEIGHTS } from './profile-words.ts';
import type { Amount } from '../text/amount.ts';
import type { Token } from '../text/normalise.ts';
import { inUnit, isStretch } from '../text/quantities.ts';

type Told = {
  readonly tokens: readonly Token[];
  readonly amounts: readonly Amount[];
  readonly profiles: readonly Profile[];
  /** What else of the message speaks of a habit. */
  readonly found: readonly Span[];
};

/** Which habits the amounts of a message speak of. */
export const amountSpans = (told: Told): Span[] => [...unitSpans(told), ...bareSpans(told), ...lastedSpans(told)];

/** An amount whose unit can only be that of one habit. */
function getSpan({ from, to }: Amount, habit: number): Span {
  return { habit, from, to, weight: WEIGHTS.concept, isOpposite: false, isShared: false };
}

/** Amounts that can only be those of one habit: minutes of the one limit, money, pages, steps. */
function unitSpans({ amounts, profiles }: Told): Span[] {
  const timed = profiles.filter(({ targets }) => targets.some(({ unit }) => unit === 'minute'));
  const isOf = ({ kind, targets }: Profile, amount: Amount) =>
    targets.some(({ unit }) => {
      if (unit === '' || unit === 'time' || inUnit(amount, unit) === null) return false;
      if (unit === 'minute') return kind === 'limit' && timed.length === 1 && !isStretch(amount);
      return unit !== 'money' || kind === 'limit';
    });
  return amounts.flatMap((amount) =>
    profiles.filter((profile) => isOf(profile, amount)).map(({ index }) => getSpan(amount, index)),
  );
}

/** Words between a hint and how long it took. */
const MOST_APART = 6;

/** “Noodled for half an hour”: a length of time makes a hint at a timed habit surer. */
function lastedSpans({ amounts, profiles, found }: Told): Span[] {
  const timed = profiles.filter(({ kind, targets }) => kind === 'do' && targets.some(({ unit }) => unit === 'minute'));
  return amounts
    .filter((amount) => amount.unit === 'minute' && !isStretch(amount))
    .flatMap((amount) =>
      timed
        .filter(({ index }) =>
          found.some(
            ({ habit, from, to, weight }) =>
              habit === index && weight >= 1 && from - amount.to <= MOST_APART && amount.from - to <= MOST_APART,
          ),
        )
        .map(({ index }) => ({ ...getSpan(amount, index), weight: WEIGHTS.lasted })),
    );
}

/** What is counted in things or steps rather than measured. */
const isCounted = ({ unit }: Amount) => !/^(?:minute|time|money|km|k|litre|)$/.test(unit);

/** “For 40”, “every single one”, “this one”. */
const NO_COUNT = /^(?:for|every|one|this|that|each|the|any|which)$/;

/** A number so many times above what is asked for, or below it, counts something else; of hundreds there is hardly anything else. */
const [MOST_TIMES, LEAST_SHARE, HUNDREDS] = [6, 10, 100];

const isNear = (value: number, target: Amount) =>
  target.value > 1 && isCounted(target) && value <= MOST_TIMES * target.value && value * LEAST_SHARE >= target.value;

/** “I smoke 8”, “did 12”, “9500”: a bare number leans to the one habit that may count so many, unless there are as many habits. */
function bareSpans({ tokens, amounts, profiles }: Told): Span[] {
  // “Six, seven minutes”
  const isRange = ({ to }: Amount) => tokens[to]?.word === ',' && amounts.some(({ from }) => from === to + 1);
  return amounts.flatMap((amount) => {
    const { from, unit, value } = amount;
    if (
      unit !== '' ||
      tokens.slice(Math.max(0, from - 1), from).some(({ word }) => NO_COUNT.test(word)) ||
      isRange(amount)
    )
      return [];
    const [only, another] = profiles.filter(({ targets }) =>
      targets.some((target) => target.value === value || isNear(value, target)),
    );
    const isOfHabits = value <= profiles.length && only?.kind !== 'limit';
    if (!only?.targets.some(isCounted) || another || isOfHabits) return [];
    return [{ ...getSpan(amount, only.index), weight: WEIGHTS[value >= HUNDREDS ? 'concept' : 'lasted'] }];
  });
}
