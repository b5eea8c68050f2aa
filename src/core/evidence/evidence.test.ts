import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, dayNumber, daysFromTo } from '#core/calendar/calendar.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { runs } from '#core/properties.testing.ts';
import { dayFacts, type Recorded } from './day-facts.ts';
import { advance, type EvidenceState } from './evidence.ts';
import { foldDays } from './fold.ts';
import { drawnHistory, evidenceAfter, histories, type History, lived, START } from './recorded.testing.ts';
import { getHabitStreaks, getStreaks } from './streak.ts';
import { habitStreaksOfDays, streaksOfDays, strengthOfDays } from './whole-history.testing.ts';

const getStrength = (recorded: Recorded, days: number) =>
  evidenceAfter(recorded, days).series.a?.strength ?? Number.NaN;

function streaksOfSeries({ series, daysCounted }: EvidenceState, seriesId: string) {
  const own = series[seriesId];
  return own && getHabitStreaks(own, { at: daysCounted, targetFrequency: own.targetFrequency });
}

describe('the strength of a habit', () => {
  it.each([
    ['✓'.repeat(1), 0.051922],
    ['✓'.repeat(7), 0.311495],
    ['✓'.repeat(13), 0.5],
    ['✓'.repeat(30), 0.798017],
    [`${'✓'.repeat(30)}·`, 0.756582],
    [`${'✓'.repeat(30)}·✓✓✓`, 0.792564],
  ])('that is daily after %s is %f', (days, strength) => {
    expect(getStrength(lived({ a: 7 }, { a: days }), days.length)).toBeCloseTo(strength, 6);
  });

  it.each([
    [7, '✓·✓·✓··', 0.079391],
    [14, '✓·✓·✓··', 0.24996],
    [28, '✓·✓·✓··', 0.539897],
    [28, '✓·✓····', 0.370754],
  ])('three times a week after %i days of %s is %f', (days, week, strength) => {
    expect(getStrength(lived({ a: 3 }, { a: week.repeat(4) }), days)).toBeCloseTo(strength, 6);
  });

  it('stands still on paused days, and in a week without a plan', () => {
    const before = getStrength(lived({ a: 7 }, { a: '✓✓✓✓✓✓✓' }), 7);
    expect(getStrength(lived({ a: 7 }, { a: '✓✓✓✓✓✓✓·······', paused: '·······ppppppp' }), 14)).toBe(before);
    expect(getStrength(lived({ a: 7 }, { a: '✓✓✓✓✓✓✓' }), 20)).toBe(before);
  });

  it('loses nothing today before the day is over, and gains as soon as it is done', () => {
    const [open, done] = [lived({ a: 7 }, { a: '✓✓·' }), lived({ a: 7 }, { a: '✓✓✓' })];
    expect(evidenceAfter(open, 3, true).series.a?.strength).toBe(evidenceAfter(open, 2).series.a?.strength);
    expect(evidenceAfter(done, 3, true)).toEqual(evidenceAfter(done, 3));
  });
});

describe('votes', () => {
  it('are the habits done on each day, and never grow less by what comes after', () => {
    const recorded = lived({ a: 7, b: 3 }, { a: '✓✓·✓', b: '✓···' });
    expect([1, 2, 3, 4].map((days) => evidenceAfter(recorded, days).votes)).toEqual([2, 3, 3, 4]);
    expect(evidenceAfter(recorded, 20)).toMatchObject({ votes: 4, daysActive: 3 });
  });

  it('count on a day that is paused', () => {
    expect(evidenceAfter(lived({ a: 7 }, { a: '✓✓·', paused: '·p·' }), 3)).toMatchObject({ votes: 2, daysActive: 2 });
  });
});

describe('the streaks', () => {
  it('of ✓✓·✓✓··✓ are 2 at the longest, forgiving 4 and 1 now', () => {
    const state = evidenceAfter(lived({ a: 7 }, { a: '✓✓·✓✓··✓' }), 8, true);
    expect(getStreaks(state.streak)).toEqual({ longest: 2, current: 1 });
    expect(getStreaks(state.forgiving)).toEqual({ longest: 4, current: 1 });
  });

  it('of a habit go on over paused days', () => {
    const state = evidenceAfter(lived({ a: 7 }, { a: '✓✓✓·······✓', paused: '···ppppppp·' }), 11, true);
    expect(streaksOfSeries(state, 'a')).toEqual({ longest: 4, current: 4 });
  });
});

it('days have to follow each other', () => {
  const [first, , third] = dayFacts(lived({ a: 7 }, { a: '✓✓✓' }), {
    from: START,
    to: addDays(START, 2),
    today: START,
  });
  expect(first && advance(null, first).votes).toBe(1);
  expect(third).toBeUndefined();
  const [, , later] = dayFacts(lived({ a: 7 }, { a: '✓✓✓' }), {
    from: START,
    to: addDays(START, 2),
    today: addDays(START, 2),
  });
  expect(() => first && later && advance(advance(null, first), later)).toThrow(RangeError);
});

const NOTHING = { state: null, years: new Map() };

describe('for any history', () => {
  it('the fold is the same whichever day it is stored on', () => {
    fc.assert(
      fc.property(histories, fc.nat(), ({ recorded, from, to }, at) => {
        const days = dayFacts(recorded, { from, to, today: to });
        const cut = at % days.length;
        const stored = foldDays(NOTHING, days.slice(0, cut));
        // As it is read back from a JSON column.
        const read = { state: JSON.parse(JSON.stringify(stored.state)), years: stored.years };
        const fresh =
          cut === 0
            ? days
            : dayFacts(getLast(recorded, addDays(from, cut)), { from: addDays(from, cut), to, today: to });
        expect(foldDays(read, fresh)).toEqual(foldDays(NOTHING, days));
      }),
      runs,
    );
  });

  it('the streaks are those of a list of days', () => {
    fc.assert(
      fc.property(histories, ({ recorded, from, to: today }) => {
        const { state } = foldDays(NOTHING, dayFacts(recorded, { from, to: today, today }));
        if (!state) return;
        const active = new Set(recorded.completions.map(({ date }) => date));
        const paused = getPausedDays(recorded.pauses, recorded.identityId, { from, to: today });
        expect(getStreaks(state.streak)).toEqual(streaksOfDays({ active, paused, from, today }, 'strict'));
        expect(getStreaks(state.forgiving)).toEqual(streaksOfDays({ active, paused, from, today }, 'forgiving'));
        expect(state.votes).toBe(recorded.completions.length);
        expect(state.daysActive).toBe(active.size);
      }),
      runs,
    );
  });

  it('the strength of each habit is that of all its days at once, those outside a plan taken as paused', () => {
    fc.assert(
      fc.property(histories, ({ recorded, from, to }) => {
        const days = dayFacts(recorded, { from, to, today: addDays(to, 1) });
        const { state } = foldDays(NOTHING, days);
        for (const [seriesId, { strength, votes }] of Object.entries(state?.series ?? {})) {
          const own = recorded.completions.filter((one) => one.seriesId === seriesId).map(({ date }) => date);
          const whole = strengthOfDays({
            days: days.map(({ date, planned, isPaused }) => {
              const target = planned.find((habit) => habit.seriesId === seriesId)?.targetFrequency;
              return { date, targetFrequency: target ?? 7, paused: isPaused || target === undefined };
            }),
            completedDays: new Set(own),
          });
          expect(strength).toBeCloseTo(whole, 12);
          expect(votes).toBe(own.length);
        }
      }),
      runs,
    );
  });

  it('the streak of a habit with one target is that of its days, the skipped ones taken out of the calendar', () => {
    fc.assert(fc.property(histories, fc.integer({ min: 1, max: 7 }), expectStreaksOfDays), {
      ...runs,
      // Found by chance: a habit done once, in a plan that was replaced that same day, so that no plan ever covers it.
      examples: [[drawnHistory(1414337802, 6), 1]],
    });
  });
});

function expectStreaksOfDays({ recorded: drawn, from, to: today }: History, targetFrequency: number): void {
  const ofOneTarget = <T extends object>(habits: readonly T[]) => habits.map((one) => ({ ...one, targetFrequency }));
  const plans = drawn.plans.map((plan) => ({ ...plan, habits: ofOneTarget(plan.habits) }));
  const recorded = { ...drawn, plans, completions: ofOneTarget(drawn.completions) };
  const { state } = foldDays(NOTHING, dayFacts(recorded, { from, to: today, today }));
  const squeezed = withoutSkipped(recorded, { from, to: today });
  for (const seriesId of Object.keys(state?.series ?? {})) {
    const completed = new Set(
      recorded.completions.filter((one) => one.seriesId === seriesId).map(({ date }) => squeezed(date)),
    );
    expect(state && streaksOfSeries(state, seriesId)).toEqual(
      habitStreaksOfDays({ completed, targetFrequency, today: squeezed(today) }),
    );
  }
}

/** The records needed to continue from a day: at most the week before it. */
function getLast(recorded: Recorded, from: CalendarDay): Recorded {
  const since = addDays(from, -7);
  return {
    ...recorded,
    plans: recorded.plans.filter(({ activeFrom }) => activeFrom >= since),
    completions: recorded.completions.filter(({ date }) => date >= since),
    checkedIn: new Set([...recorded.checkedIn].filter((date) => date >= since)),
    pauses: recorded.pauses.filter(({ until }) => until >= since),
  };
}

/** The index of each day when paused days without a vote are skipped. */
function withoutSkipped(recorded: Recorded, span: { from: CalendarDay; to: CalendarDay }) {
  const paused = getPausedDays(recorded.pauses, recorded.identityId, span);
  const active = new Set(recorded.completions.map(({ date }) => date));
  const counted = daysFromTo(span.from, span.to).filter((day) => !paused.has(day) || active.has(day));
  return (day: CalendarDay) => addDays(START, counted.filter((one) => dayNumber(one) <= dayNumber(day)).length);
}
