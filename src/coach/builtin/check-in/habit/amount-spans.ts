import type { Profile } from './habit-profile.ts';
import type { Span } from './span.ts';
import { WEIGHTS } from './profile-words.ts';
import type { Amount } from '../text/amount.ts';
import type { Token } from '../text/normalise.ts';
import { inUnit, isStretch } from '../text/quantities.ts';

/** An amount whose unit can only be that of one habit. */
function getSpan({ from, to }: Amount, habit: number): Span {
  return { habit, from, to, weight: 2, isOpposite: false, isShared: false };
}

/** Amounts that can only be those of one habit: minutes of the one limit, money, pages, steps. */
export function unitSpans(amounts: readonly Amount[], profiles: readonly Profile[]): Span[] {
  const timed = profiles.filter(({ targets }) => targets.some(({ unit }) => unit === 'minute'));
  const limited = timed.length === 1 && timed[0]?.kind === 'limit' ? timed : [];
  const priced = profiles.filter(
    ({ kind, targets }) => kind === 'limit' && targets.some(({ unit }) => unit === 'money'),
  );
  const spent = amounts
    .filter((amount) => amount.unit === 'minute' && !isStretch(amount))
    .flatMap((amount) => limited.map(({ index }) => getSpan(amount, index)));
  const paid = amounts
    .filter(({ unit }) => unit === 'money')
    .flatMap((amount) => priced.map(({ index }) => getSpan(amount, index)));
  return [...spent, ...paid, ...countedSpans(amounts, profiles)];
}

/** Words between a hint and how long it took. */
const MOST_APART = 6;

/** “Noodled for half an hour”: a length of time makes a hint at a timed habit surer. */
export function lastedSpans(amounts: readonly Amount[], profiles: readonly Profile[], found: readonly Span[]): Span[] {
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

/** A bare number of thousands can only be the steps. */
const LEAST_STEPS = 1000;
/** Of words to be written, a bare number of three digits. */
const LEAST_WORDS = 100;

function countedSpans(amounts: readonly Amount[], profiles: readonly Profile[]): Span[] {
  const walked = profiles.filter(({ targets }) => targets.some(({ unit }) => unit === 'step'));
  const written = profiles.filter(({ targets }) =>
    targets.some(({ unit, value }) => unit === 'word' && value >= LEAST_WORDS),
  );
  const bare = (counted: readonly Profile[], least: number) =>
    amounts
      .filter(({ unit, value }) => unit === '' && value >= least && counted.length === 1)
      .flatMap(({ from, to }) =>
        counted.map(({ index }) => ({ habit: index, from, to, weight: 2.5, isOpposite: false, isShared: false })),
      );
  const isBoth = walked.length > 0 && written.length > 0;
  const steps = isBoth ? [] : [...bare(walked, LEAST_STEPS), ...bare(written, LEAST_WORDS)];
  const named = amounts.flatMap((amount) =>
    profiles
      .filter(({ targets }) =>
        targets.some(({ unit }) => !/^(minute|time|money|)$/.test(unit) && inUnit(amount, unit) !== null),
      )
      .map(({ index }) => ({
        habit: index,
        from: amount.from,
        to: amount.to,
        weight: 2.5,
        isOpposite: false,
        isShared: false,
      })),
  );
  return [...steps, ...named];
}

/** A number beyond so many times what is asked for counts something else. */
const MOST_TIMES = 6;

/** What is counted in things rather than measured. */
const isCounted = ({ value, unit }: Amount) => value > 1 && !/^(?:minute|time|money|km|k|litre|)$/.test(unit);

/** “I smoke 8”, “did 12”: a bare number leans to the one habit that is counted, unless it is as many as another asks for, or as there are habits. */
export function bareSpans(tokens: readonly Token[], amounts: readonly Amount[], profiles: readonly Profile[]): Span[] {
  const [only, another] = profiles.filter(({ targets }) => targets.some(isCounted));
  if (!only || another) return [];
  const others = profiles.filter((profile) => profile !== only).flatMap(({ targets }) => targets);
  const most = MOST_TIMES * Math.max(...only.targets.map(({ value }) => value));
  const least = only.kind === 'limit' ? 0 : profiles.length;
  const isOf = ({ unit, value, from }: Amount) =>
    unit === '' &&
    value > least &&
    value <= most &&
    tokens[from - 1]?.word !== 'for' &&
    !others.some((target) => target.value === value);
  return amounts.filter(isOf).map((amount) => ({ ...getSpan(amount, only.index), weight: WEIGHTS.lasted }));
}
