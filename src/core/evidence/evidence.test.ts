import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { runs } from '#core/properties.testing.ts';
import { dayFacts, type Recorded } from './day-facts.ts';
import { advance, type EvidenceState } from './evidence.ts';
import { foldDays } from './fold.ts';
import { evidenceAfter, habit, histories, lived, START } from './recorded.testing.ts';
import { getHabitStreaks, getStreaks } from './streak.ts';
import { WholeHistory } from './whole-history.testing.ts';

const getStrength = (recorded: Recorded, days: number) =>
  evidenceAfter(recorded, days).series.a?.strength ?? Number.NaN;

function streaksOfSeries({ series }: EvidenceState, seriesId: string) {
  const own = series[seriesId];
  return own && getHabitStreaks(own, { targetFrequency: own.targetFrequency, isByName: own.days !== null });
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

  it('stands still on a day that is skipped', () => {
    const before = getStrength(lived({ a: 7 }, { a: '✓✓✓' }), 3);
    expect(getStrength(lived({ a: 7 }, { a: '✓✓✓s' }), 4)).toBe(before);
    expect(getStrength(lived({ a: 3 }, { a: '✓✓✓s' }), 4)).toBe(getStrength(lived({ a: 3 }, { a: '✓✓✓' }), 3));
    // Beside a habit that goes on as well.
    expect(getStrength(lived({ a: 7, b: 7 }, { a: '✓✓✓s', b: '✓✓✓✓' }), 4)).toBe(before);
  });

  it('goes on where all that was due was a habit beside it that was skipped', () => {
    const beside = (b: string) => lived({ a: 2, b: 7 }, { a: '✓···', b });
    const alone = evidenceAfter(lived({ a: 2 }, { a: '✓···' }), 4);
    const skipped = evidenceAfter(beside('✓sss'), 4);
    expect(skipped.recent.states).toBe('dzzz');
    expect(skipped.series.a).toMatchObject({ strength: alone.series.a?.strength, since: 3 });
    expect(skipped.series.b?.strength).toBe(evidenceAfter(beside('✓'), 1).series.b?.strength);
  });

  it('grows by the share of an amount, up to one, and by all of it once it is counted', () => {
    const glasses = { targetFrequency: 7, measure: { unit: 'glasses', atLeast: 4 } };
    const strengths = ['2', '4', '9', '✓', '·'].map((sign) => getStrength(lived({ a: glasses }, { a: sign }), 1));
    expect(strengths).toEqual([0.025961, 0.051922, 0.051922, 0.051922, 0].map((value) => expect.closeTo(value, 6)));
    const twice = { ...glasses, targetFrequency: 2 };
    expect(getStrength(lived({ a: twice }, { a: '·2·2' }), 4)).toBe(
      getStrength(lived({ a: twice }, { a: '·2·2···' }), 4),
    );
    expect(getStrength(lived({ a: twice }, { a: '···2' }), 4)).toBeLessThan(
      getStrength(lived({ a: twice }, { a: '·2·2' }), 4),
    );
  });

  it('of a limit is that of days it was kept or not', () => {
    const coffees = { targetFrequency: 7, measure: { unit: 'coffees', atMost: 2 } };
    const kept = getStrength(lived({ a: 7 }, { a: '✓✓·✓' }), 4);
    expect(getStrength(lived({ a: coffees }, { a: '0232' }), 4)).toBe(kept);
    expect(getStrength(lived({ a: coffees }, { a: '02·✓' }), 4)).toBe(kept);
  });

  it('loses nothing today before the day is over, and gains as soon as it is done', () => {
    const [open, done] = [lived({ a: 7 }, { a: '✓✓·' }), lived({ a: 7 }, { a: '✓✓✓' })];
    expect(evidenceAfter(open, 3, true).series.a?.strength).toBe(evidenceAfter(open, 2).series.a?.strength);
    expect(evidenceAfter(done, 3, true)).toEqual(evidenceAfter(done, 3));
    const glasses = { targetFrequency: 7, measure: { unit: 'glasses', atLeast: 8 } };
    const partly = lived({ a: glasses }, { a: '881' });
    expect(evidenceAfter(partly, 3, true).series.a?.strength).toBe(evidenceAfter(partly, 2).series.a?.strength);
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

  it('pass over a day on which all was skipped; over days without anything due only the forgiving one', () => {
    const figures = (recorded: Recorded, days: number) => {
      const state = evidenceAfter(recorded, days, true);
      return [getStreaks(state.streak), getStreaks(state.forgiving)];
    };
    expect(figures(lived({ a: 7 }, { a: '✓✓ss✓' }), 5)).toEqual([
      { longest: 3, current: 3 },
      { longest: 3, current: 3 },
    ]);
    expect(figures(lived({ a: ['monday', 'thursday'] }, { a: '·✓··✓···✓' }), 9)).toEqual([
      { longest: 1, current: 1 },
      { longest: 3, current: 3 },
    ]);
    // Two named days in a row that were missed end it all the same.
    expect(figures(lived({ a: ['monday', 'thursday'] }, { a: '·✓·········✓' }), 12)[1]).toEqual({
      longest: 1,
      current: 1,
    });
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
        const whole = new WholeHistory(recorded, { from, to: today });
        expect(getStreaks(state.streak)).toEqual(whole.getStreaks(1, false));
        expect(getStreaks(state.forgiving)).toEqual(whole.getStreaks(2, true));
        expect(state.votes).toBe(recorded.marks.filter(({ isDone }) => isDone).length);
        expect(state.daysActive).toBe(whole.days.filter((day) => whole.isActive(day)).length);
      }),
      runs,
    );
  });

  it('strength, streak and the sum of the week of each habit are those of all its days at once', () => {
    fc.assert(
      fc.property(histories, ({ recorded, from, to: today }) => {
        const { state } = foldDays(NOTHING, dayFacts(recorded, { from, to: today, today }));
        const whole = new WholeHistory(recorded, { from, to: today });
        for (const [seriesId, { strength, votes, weekSum }] of Object.entries(state?.series ?? {})) {
          expect(strength).toBeCloseTo(whole.getStrength(seriesId), 12);
          expect(state && streaksOfSeries(state, seriesId)).toEqual(whole.getHabitStreaks(seriesId));
          expect(votes).toBe(recorded.marks.filter((one) => one.seriesId === seriesId && one.isDone).length);
          expect(weekSum).toBe(whole.getWeekSum(seriesId, today));
        }
      }),
      runs,
    );
  });
});

it('a habit done once, in a plan that was replaced that same day, has its streak of one by the frequency it had then', () => {
  const recorded = lived({ a: 1 }, { a: '✓······', b: '✓······' });
  const state = evidenceAfter(recorded, 5, true);
  expect(streaksOfSeries(state, 'b')).toEqual({ longest: 1, current: 1 });
  expect(state.series.b).toMatchObject({ targetFrequency: habit('b', 1, START).targetFrequency, votes: 1 });
});

/** The records needed to continue from a day: at most the week before it. */
function getLast(recorded: Recorded, from: CalendarDay): Recorded {
  const since = addDays(from, -7);
  return {
    ...recorded,
    plans: recorded.plans.filter(({ activeFrom }) => activeFrom >= since),
    marks: recorded.marks.filter(({ date }) => date >= since),
    checkedIn: new Set([...recorded.checkedIn].filter((date) => date >= since)),
    pauses: recorded.pauses.filter(({ until }) => until >= since),
  };
}
