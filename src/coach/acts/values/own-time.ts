import type { PlannedHabit } from '#core/plan/plan.ts';
import { oneNumber } from '#coach/text/values/amounts.ts';
import { allOf, type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { Words } from '#coach/text/values/span.ts';

const HALF_A_DAY = 720;
const HALF_AN_HOUR = 30;
const NOONS = new Set(['midnight', 'midday', 'noon']);

/** `10.30`, `7:15`. */
function digitalMinutes(word: string): number | null {
  const mark = word.includes(':') ? ':' : '.';
  if (!word.includes(mark)) return null;
  const [hours, minutes] = word.split(mark).map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** `half ten`, `half past ten`, `quarter to six`, `ten`. */
function spokenMinutes(said: Words): number | null {
  const [first, second] = [said.word(0), said.word(1)];
  if (NOONS.has(first)) return 0;
  const hour = oneNumber(said.word(said.says(1, 'past|to') ? 2 : 1));
  if (first === 'half' && hour !== null) return hour * 60 + HALF_AN_HOUR;
  if (second === 'past' || second === 'to') {
    const by = first === 'quarter' ? 15 : (oneNumber(first) ?? 0);
    return hour === null ? null : hour * 60 + (second === 'past' ? by : -by);
  }
  const bare = oneNumber(first);
  return bare === null ? null : bare * 60;
}

/** Minutes after twelve: `half ten`, `10.30` and `half past ten` are one time. */
export function minutesOf(words: string): number | null {
  const said = new Words(read(words).tokens);
  const minutes = digitalMinutes(said.word(0)) ?? spokenMinutes(said);
  return minutes === null ? null : minutes % HALF_A_DAY;
}

export type Time = Range & { readonly minutes: number };

const isInside = (one: Range, other: Range) => one.from >= other.from && one.to <= other.to;

/** The times that some words name; a lone number may be an hour. */
export function timesSaid(reading: Reading, within: Range): Time[] {
  const clocks = spansIn(reading, 'clock', within);
  const others = reading.spans.filter(({ kind }) => kind === 'amount' || kind === 'often');
  const hours = spansIn(reading, 'number', within).filter(
    (span) =>
      span.value <= 24 &&
      Number(reading.tokens[span.from]?.word) === span.value &&
      ![...clocks, ...others].some((other) => isInside(span, other)),
  );
  const noons = spansIn(reading, 'part', within).filter(({ from }) => NOONS.has(reading.tokens[from]?.word ?? ''));
  return [...clocks, ...noons, ...hours]
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ from, to }) => {
      const minutes = minutesOf(wordsOf(reading, { from, to }));
      return minutes === null ? [] : [{ from, to, minutes }];
    });
}

/** The time that a habit's own words hold. */
export function ownTime({ description }: PlannedHabit): { reading: Reading; time: Time } | null {
  const reading = read(description);
  const [clock] = spansIn(reading, 'clock', allOf(reading));
  const minutes = clock && minutesOf(wordsOf(reading, clock));
  return clock && minutes !== null && minutes !== undefined ? { reading, time: { ...clock, minutes } } : null;
}

/** ` pm`, as it stands in a time; nothing where it says neither half of the day. */
export function halfOf({ tokens }: Reading, { to }: Range): string {
  const last = tokens[to - 1];
  return last && ['am', 'pm'].includes(last.word) ? ` ${last.raw}` : '';
}

export function withTime(habit: PlannedHabit, words: string): string | null {
  const own = ownTime(habit);
  if (!own) return null;
  const { reading, time } = own;
  const [first, last] = [reading.tokens[time.from], reading.tokens[time.to - 1]];
  const half = words.endsWith('m') || NOONS.has(words) ? '' : halfOf(reading, time);
  return first && last
    ? `${habit.description.slice(0, first.from)}${words}${half}${habit.description.slice(last.to)}`
    : null;
}
