import fc from 'fast-check';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  daysFromTo,
  toWeekday,
  WEEKDAYS,
  type Weekday,
} from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import { type Random, randomFrom } from '#core/properties.testing.ts';
import { dayFacts, type Recorded, type SeriesMark } from './day-facts.ts';
import type { EvidenceState } from './evidence.ts';
import { foldDays } from './fold.ts';

/** A Sunday. */
export const START = calendarDay('2025-11-09');

type Plan = Recorded['plans'][number];
type Habit = Plan['habits'][number];

/** How often, on which days and how much. */
type Wish = {
  readonly targetFrequency: number;
  readonly days?: readonly Weekday[] | null;
  readonly measure?: Measure | null;
};
/** A number is how many times a week, done or not. */
export type Wished = number | readonly Weekday[] | Wish;

function toWish(wished: Wished): Wish {
  if (typeof wished === 'number') return { targetFrequency: wished };
  return 'targetFrequency' in wished ? wished : { targetFrequency: wished.length, days: wished };
}

/** A habit of a plan that begins on that day of its week. */
export function habit(
  seriesId: string,
  wished: Wished,
  countsFrom: CalendarDay,
  weekEnd = addDays(countsFrom, 6),
): Habit {
  const { targetFrequency, days = null, measure = null } = toWish(wished);
  const dueOn = days && daysFromTo(countsFrom, weekEnd).filter((day) => days.includes(toWeekday(day)));
  return {
    seriesId,
    targetFrequency,
    days,
    measure,
    dueOn,
    countsFrom,
    description: `Habit ${seriesId}`,
    habitType: 'core',
  };
}

const NOTHING = { isDone: false, skipped: false, amount: null };

function markOf(made: Habit, date: CalendarDay, noted: Partial<SeriesMark>): SeriesMark {
  const { seriesId, description, habitType, targetFrequency, days, measure } = made;
  return { seriesId, description, habitType, targetFrequency, days, measure, date, ...NOTHING, ...noted };
}

/** An amount of a day, done by itself when it reaches what is asked, or keeps within it. */
function amounted({ measure }: Habit, amount: number): Partial<SeriesMark> {
  const isDone = measure !== null && ('atMost' in measure ? amount <= measure.atMost : amount >= measure.atLeast);
  return { amount, isDone };
}

/** One whole week of plan for each of so many weeks, with the same habits. */
function getWeeks(weeks: number, wishes: Readonly<Record<string, Wished>>): Plan[] {
  return Array.from({ length: weeks }, (_none, index) => {
    const start = addDays(START, 7 * index);
    const end = addDays(start, 6);
    const habits = Object.entries(wishes).map(([seriesId, wished]) => habit(seriesId, wished, start));
    return { activeFrom: start, activeUntil: end, weekStartDate: start, weekEndDate: end, habits };
  }).toReversed();
}

function toNoted(made: Habit, sign: string): Partial<SeriesMark> | null {
  if (sign === '✓') return { isDone: true };
  if (sign === 's') return { skipped: true };
  return /\d/.test(sign) ? amounted(made, Number(sign)) : null;
}

/**
 * A history of whole weeks: each habit's days as `✓` done, `·` not, `s` skipped, or a digit for an amount; a `p` in the line `paused` takes the day
 * out.
 */
export function lived(
  wishes: Readonly<Record<string, Wished>>,
  { paused = '', ...lines }: Readonly<Record<string, string>> & { readonly paused?: string },
): Recorded {
  const length = Math.max(...Object.values(lines).map((line) => line.length));
  const marks = Object.entries(lines).flatMap(([seriesId, line]) =>
    Array.from(line).flatMap((sign, index) => {
      const date = addDays(START, index);
      const made = habit(seriesId, wishes[seriesId] ?? 1, date);
      const noted = toNoted(made, sign);
      return noted ? [markOf(made, date, noted)] : [];
    }),
  );
  const pausedDays = Array.from(paused).flatMap((sign, index) => (sign === 'p' ? [addDays(START, index)] : []));
  return {
    identityId: 'mover',
    plans: getWeeks(Math.ceil(length / 7), wishes),
    checkedIn: new Set(marks.map(({ date }) => date)),
    marks,
    pauses: pausedDays.map((day) => ({ identityId: null, from: day, until: day })),
  };
}

/** The evidence after so many days from the first Sunday on, all of them over, or the last one still open. */
export function evidenceAfter(recorded: Recorded, days: number, isOpen = false): EvidenceState {
  const to = addDays(START, days - 1);
  const today = isOpen ? to : addDays(to, 1);
  const { state } = foldDays({ state: null, years: new Map() }, dayFacts(recorded, { from: START, to, today }));
  if (!state) throw new RangeError('No days');
  return state;
}

const SERIES = ['a', 'b', 'c', 'd', 'e'] as const;
/** Of each series: its unit is fixed once it has one, and a limit stays one. */
const MEASURES: Readonly<Record<string, (random: Random) => Measure>> = {
  b: (random) => ({ unit: 'glasses', atLeast: (1 + random(4000)) / 1000 }),
  c: (random) => ({ unit: 'coffees', atMost: random(4) }),
  d: (random) => ({ unit: 'km', atLeast: (1 + random(4000)) / 1000 }),
};

function drawnWish(random: Random, seriesId: string): Wish {
  const drawn = WEEKDAYS.filter(() => random(2) === 0);
  const days = drawn.length > 0 && drawn.length < 7 && random(3) === 0 ? drawn : null;
  const measure = random(3) === 0 ? null : (MEASURES[seriesId]?.(random) ?? null);
  return { targetFrequency: days?.length ?? 1 + random(7), days, measure };
}

type Week = { readonly weekStartDate: CalendarDay; readonly weekEndDate: CalendarDay };

/** The habits of a plan that begins on a day, `before` being the plan that it replaces in the same week. */
function drawnHabits(random: Random, from: CalendarDay, { weekEndDate }: Week, before: readonly Habit[] = []): Habit[] {
  const taken = SERIES.filter((_id, index) => index === 0 || random(2) === 0);
  return taken.map((seriesId) => {
    const made = habit(seriesId, drawnWish(random, seriesId), from, weekEndDate);
    const earlier = before.find((one) => one.seriesId === seriesId);
    if (!earlier) return made;
    const kept = (earlier.dueOn ?? []).filter((day) => day < from);
    return { ...made, countsFrom: earlier.countsFrom, dueOn: made.dueOn && [...kept, ...made.dueOn] };
  });
}

/** A week: without a plan, begun late, replaced midweek, replaced the day it began, or plain. */
function drawnWeek(random: Random, start: CalendarDay, isFirst: boolean): Plan[] {
  const kind = random(5);
  if (kind === 0 && !isFirst) return [];
  const [weekStartDate, weekEndDate] = [start, addDays(start, 6)];
  const from = kind === 1 ? addDays(start, random(7)) : start;
  const week = { weekStartDate, weekEndDate };
  const plan = { ...week, activeFrom: from, activeUntil: weekEndDate, habits: drawnHabits(random, from, week) };
  if (kind !== 2) return [plan];
  const on = addDays(start, random(7));
  const habits = drawnHabits(random, on, week, plan.habits);
  const next = { ...week, activeFrom: on, activeUntil: weekEndDate, habits };
  // It loses the day it is replaced on.
  return [next, { ...plan, activeUntil: addDays(on, -1) }];
}

function drawnMark(random: Random, eager: number, made: Habit): Partial<SeriesMark> | null {
  if (random(8) === 0) return { skipped: true };
  if (made.measure && random(3) > 0) return amounted(made, random(5000) / 1000);
  return random(10) < eager ? { isDone: true } : null;
}

/** What was noted on a day: habits of its plan and, on the day a plan was replaced, of the one before. */
function drawnMarks(random: Random, plans: readonly Plan[], { date, eager }: { date: CalendarDay; eager: number }) {
  const held = plans.filter((plan) => plan.activeFrom <= date && date <= addDays(plan.activeUntil, 1));
  if (!held.some(({ activeUntil }) => date <= activeUntil)) return [];
  // The newest plan comes first, and its habit is the one that is noted on.
  const habits = new Map(held.toReversed().flatMap((plan) => plan.habits.map((one) => [one.seriesId, one] as const)));
  return [...habits.values()].flatMap((made) => {
    const noted = drawnMark(random, eager, made);
    return noted ? [markOf(made, date, noted)] : [];
  });
}

export type History = { readonly recorded: Recorded; readonly from: CalendarDay; readonly to: CalendarDay };

/** The history generated from a seed and a number of weeks. */
export function drawnHistory(seed: number, weeks: number): History {
  const random = randomFrom(seed);
  const start = addDays(START, 7 * random(8));
  const drawn = Array.from({ length: weeks }, (_none, index) =>
    drawnWeek(random, addDays(start, 7 * index), index === 0),
  );
  const plans = drawn.flat();
  const from = plans.map(({ activeFrom }) => activeFrom).toSorted()[0] ?? start;
  const to = addDays(from, random(7 * weeks + 20));
  const eager = 1 + random(9);
  const marks = daysFromTo(from, to).flatMap((date) => drawnMarks(random, plans, { date, eager }));
  const pauses = Array.from({ length: random(4) }, () => {
    const at = addDays(from, random(7 * weeks));
    return { identityId: [null, 'mover', 'another'][random(3)] ?? null, from: at, until: addDays(at, random(13)) };
  });
  const checkedIn = new Set(marks.map(({ date }) => date));
  return { recorded: { identityId: 'mover', plans, checkedIn, marks, pauses }, from, to };
}

/**
 * Histories with pauses, changed targets, swapped habits, replaced plans and weeks without one, with named days, amounts, limits and skips, from a
 * first plan on.
 */
export const histories: fc.Arbitrary<History> = fc
  .record({ seed: fc.nat(), weeks: fc.integer({ min: 1, max: 20 }) })
  .map(({ seed, weeks }) => drawnHistory(seed, weeks));
