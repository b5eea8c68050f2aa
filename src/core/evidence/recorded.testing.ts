import fc from 'fast-check';
import { addDays, type CalendarDay, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { type Random, randomFrom } from '#core/properties.testing.ts';
import { dayFacts, type Recorded } from './day-facts.ts';
import type { EvidenceState } from './evidence.ts';
import { foldDays } from './fold.ts';

/** A Sunday. */
export const START = calendarDay('2025-11-09');

type Plan = Recorded['plans'][number];
type Habit = Plan['habits'][number];

export const habit = (seriesId: string, targetFrequency: number, countsFrom: CalendarDay): Habit => ({
  seriesId,
  targetFrequency,
  countsFrom,
  description: `Habit ${seriesId}`,
  habitType: 'core',
});

/** One whole week of plan for each of so many weeks, with the same habits. */
function getWeeks(weeks: number, frequencies: Readonly<Record<string, number>>): Plan[] {
  return Array.from({ length: weeks }, (_none, index) => {
    const start = addDays(START, 7 * index);
    const end = addDays(start, 6);
    const habits = Object.entries(frequencies).map(([seriesId, frequency]) => habit(seriesId, frequency, start));
    return { activeFrom: start, activeUntil: end, weekStartDate: start, weekEndDate: end, habits };
  }).toReversed();
}

/** A history of whole weeks: each habit's days as `✓` done and `·` not; a `p` in the line `paused` takes the day out. */
export function lived(
  frequencies: Readonly<Record<string, number>>,
  { paused = '', ...marks }: Readonly<Record<string, string>> & { readonly paused?: string },
): Recorded {
  const length = Math.max(...Object.values(marks).map((line) => line.length));
  const getDays = (line: string, mark: string) =>
    Array.from(line).flatMap((one, index) => (one === mark ? [addDays(START, index)] : []));
  const completions = Object.entries(marks).flatMap(([seriesId, line]) =>
    getDays(line, '✓').map((date) => ({ ...habit(seriesId, 1, date), date })),
  );
  return {
    identityId: 'mover',
    plans: getWeeks(Math.ceil(length / 7), frequencies),
    checkedIn: new Set(completions.map(({ date }) => date)),
    completions,
    pauses: getDays(paused, 'p').map((day) => ({ identityId: null, from: day, until: day })),
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

function drawnHabits(random: Random, from: CalendarDay): Habit[] {
  const taken = SERIES.filter((_id, index) => index === 0 || random(2) === 0);
  return taken.map((seriesId) => habit(seriesId, 1 + random(7), from));
}

/** A week: without a plan, begun late, replaced midweek, replaced the day it began, or plain. */
function drawnWeek(random: Random, start: CalendarDay, isFirst: boolean): Plan[] {
  const kind = random(5);
  if (kind === 0 && !isFirst) return [];
  const [weekStartDate, weekEndDate] = [start, addDays(start, 6)];
  const from = kind === 1 ? addDays(start, random(7)) : start;
  const week = { weekStartDate, weekEndDate };
  const plan = { ...week, activeFrom: from, activeUntil: weekEndDate, habits: drawnHabits(random, from) };
  if (kind !== 2) return [plan];
  const on = addDays(start, random(7));
  const next = { ...week, activeFrom: on, activeUntil: weekEndDate, habits: drawnHabits(random, on) };
  // It loses the day it is replaced on.
  return [next, { ...plan, activeUntil: addDays(on, -1) }];
}

/** What was done on a day: habits of its plan and, on the day a plan was replaced, of the one before. */
function drawnVotes(random: Random, plans: readonly Plan[], { date, eager }: { date: CalendarDay; eager: number }) {
  const held = plans.filter((plan) => plan.activeFrom <= date && date <= addDays(plan.activeUntil, 1));
  if (!held.some(({ activeUntil }) => date <= activeUntil)) return [];
  const series = new Set(held.flatMap((plan) => plan.habits.map(({ seriesId }) => seriesId)));
  return [...series].filter(() => random(10) < eager).map((seriesId) => ({ ...habit(seriesId, 1, date), date }));
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
  const completions = daysFromTo(from, to).flatMap((date) => drawnVotes(random, plans, { date, eager }));
  const pauses = Array.from({ length: random(4) }, () => {
    const at = addDays(from, random(7 * weeks));
    return { identityId: [null, 'mover', 'another'][random(3)] ?? null, from: at, until: addDays(at, random(13)) };
  });
  const checkedIn = new Set(completions.map(({ date }) => date));
  return { recorded: { identityId: 'mover', plans, checkedIn, completions, pauses }, from, to };
}

/** Histories with pauses, changed targets, swapped habits, replaced plans and weeks without one, from a first plan on. */
export const histories: fc.Arbitrary<History> = fc
  .record({ seed: fc.nat(), weeks: fc.integer({ min: 1, max: 20 }) })
  .map(({ seed, weeks }) => drawnHistory(seed, weeks));
