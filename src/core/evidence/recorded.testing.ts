import fc from 'fast-check';
import { addDays, type CalendarDay, calendarDay, daysFromTo } from '#core/calendar.ts';
import { weekOf } from '#core/week.ts';
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
function weeksOf(weeks: number, frequencies: Readonly<Record<string, number>>): Plan[] {
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
  const daysOf = (line: string, mark: string) =>
    [...line].flatMap((one, index) => (one === mark ? [addDays(START, index)] : []));
  const completions = Object.entries(marks).flatMap(([seriesId, line]) =>
    daysOf(line, '✓').map((date) => ({ ...habit(seriesId, 1, date), date })),
  );
  return {
    identityId: 'mover',
    plans: weeksOf(Math.ceil(length / 7), frequencies),
    checkedIn: new Set(completions.map(({ date }) => date)),
    completions,
    pauses: daysOf(paused, 'p').map((day) => ({ identityId: null, from: day, until: day })),
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

type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

const SERIES = ['a', 'b', 'c', 'd', 'e'] as const;

function drawnHabits(draw: Draw, from: CalendarDay): Habit[] {
  const taken = draw(fc.subarray([...SERIES], { minLength: 1 }));
  return taken.map((seriesId) => habit(seriesId, draw(fc.integer({ min: 1, max: 7 })), from));
}

/** A week: none at all, begun late, replaced in its middle, on the very day it began, or plain. */
function drawnWeek(draw: Draw, start: CalendarDay, isFirst: boolean): Plan[] {
  const kind = draw(fc.constantFrom('plain', 'plain', 'late', 'replaced', 'none'));
  if (kind === 'none' && !isFirst) return [];
  const [weekStartDate, weekEndDate] = [start, addDays(start, 6)];
  const from = kind === 'late' ? addDays(start, draw(fc.integer({ min: 0, max: 6 }))) : start;
  const week = { weekStartDate, weekEndDate };
  const plan = { ...week, activeFrom: from, activeUntil: weekEndDate, habits: drawnHabits(draw, from) };
  if (kind !== 'replaced') return [plan];
  const on = addDays(start, draw(fc.integer({ min: 0, max: 6 })));
  const next = { ...week, activeFrom: on, activeUntil: weekEndDate, habits: drawnHabits(draw, on) };
  return [next, { ...plan, activeUntil: addDays(on, -1) }];
}

/** Histories with pauses, changed targets, swapped habits, replaced plans and weeks without one, from a first plan on. */
export const histories: fc.Arbitrary<{ recorded: Recorded; from: CalendarDay; to: CalendarDay }> = fc
  .gen()
  .map((generate) => {
    const draw: Draw = (arbitrary) => generate(() => arbitrary);
    const weeks = draw(fc.integer({ min: 1, max: 20 }));
    const first = addDays(START, draw(fc.integer({ min: 0, max: 60 })));
    const start = weekOf(first, 'sunday').start;
    const plans = Array.from({ length: weeks }, (_none, index) =>
      drawnWeek(draw, addDays(start, 7 * index), index === 0),
    )
      .toReversed()
      .flat();
    const from = plans.map(({ activeFrom }) => activeFrom).toSorted()[0] as CalendarDay;
    const to = addDays(from, draw(fc.integer({ min: 0, max: 7 * weeks + 20 })));
    const days = daysFromTo(from, to);
    const eager = draw(fc.integer({ min: 1, max: 9 }));
    const completions = days.flatMap((date) => {
      // On the day it is replaced, what was done of the old plan stays.
      const held = plans.filter((plan) => plan.activeFrom <= date && date <= addDays(plan.activeUntil, 1));
      const series = [...new Set(held.flatMap((plan) => plan.habits.map(({ seriesId }) => seriesId)))];
      const open = held.some((plan) => date <= plan.activeUntil);
      return open
        ? series.flatMap((seriesId) =>
            draw(fc.integer({ min: 0, max: 9 })) < eager ? [{ ...habit(seriesId, 1, date), date }] : [],
          )
        : [];
    });
    const pauses = Array.from({ length: draw(fc.integer({ min: 0, max: 3 })) }, () => {
      const at = addDays(from, draw(fc.integer({ min: 0, max: days.length })));
      const until = addDays(at, draw(fc.integer({ min: 0, max: 12 })));
      return { identityId: draw(fc.constantFrom(null, 'mover', 'another')), from: at, until };
    });
    const checkedIn = new Set(completions.map(({ date }) => date));
    return { recorded: { identityId: 'mover', plans, checkedIn, completions, pauses }, from, to };
  });
