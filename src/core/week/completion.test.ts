import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { barPercent, completionRate, dayPercentage, rateBand, type TrackedHabit } from './completion.ts';
import { effectiveTarget } from '#core/habit/week-target.ts';
import { runs } from '#core/properties.testing.ts';

const day = calendarDay;
const SUNDAY = day('2025-11-09');
const MONDAY = day('2025-11-10');
const TUESDAY = day('2025-11-11');
const WEDNESDAY = day('2025-11-12');
const THURSDAY = day('2025-11-13');
const FRIDAY = day('2025-11-14');
const SATURDAY = day('2025-11-15');

describe('the completion rate', () => {
  const habit = (completions: number, target: number) => ({ completions, effectiveTarget: target });

  it('of the worked week is 75', () => {
    expect(completionRate([habit(5, 7), habit(4, 3), habit(0, 2)])).toBe(75);
  });

  it('passes 100, while the bar does not', () => {
    const rate = completionRate([habit(7, 7), habit(5, 3), habit(2, 2)]);
    expect(rate).toBe(117);
    expect(barPercent(rate)).toBe(100);
  });

  it.each([
    [1, 8, 13],
    [3, 8, 38],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [1, 201, 0],
    [0, 5, 0],
    [5, 5, 100],
  ])('of %i in %i is %i, rounded half up', (completions, target, rate) => {
    expect(completionRate([habit(completions, target)])).toBe(rate);
  });

  it('is nothing without a target', () => {
    expect(completionRate([])).toBeNull();
    expect(completionRate([habit(2, 0)])).toBeNull();
    expect(barPercent(null)).toBe(0);
  });

  it('leaves out a habit without a target, its completions included', () => {
    expect(completionRate([habit(3, 0), habit(1, 2)])).toBe(50);
  });

  it('does not depend on the order of the habits', () => {
    const habits = fc.array(
      fc.record({ completions: fc.integer({ min: 0, max: 7 }), effectiveTarget: fc.integer({ min: 0, max: 7 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(habits, (all) => {
        expect(completionRate(all.toReversed())).toBe(completionRate(all));
      }),
      runs,
    );
  });
});

describe('the day percentage', () => {
  const daily = (...completedDays: CalendarDay[]) => ({
    targetFrequency: 7,
    countsFrom: SUNDAY,
    countsTo: SATURDAY,
    completedDays,
  });
  const threeAWeek = (...completedDays: CalendarDay[]) => ({
    targetFrequency: 3,
    countsFrom: SUNDAY,
    countsTo: SATURDAY,
    completedDays,
  });
  const on = (today: CalendarDay, ...habits: TrackedHabit[]) => dayPercentage(today, habits);

  describe('of the worked week: A daily, B three a week', () => {
    const a = daily(SUNDAY, MONDAY, FRIDAY);
    const b = threeAWeek(MONDAY);

    it('is 100 on Sunday, with A done and B not yet due', () => {
      expect(on(SUNDAY, a, b)).toEqual({ percentage: 100, isRestDay: false });
    });
    it('is 100 on Monday, with both done', () => {
      expect(on(MONDAY, a, b)).toEqual({ percentage: 100, isRestDay: false });
    });
    it('is 0 on Tuesday, with nothing done of the one due', () => {
      expect(on(TUESDAY, a, b)).toEqual({ percentage: 0, isRestDay: false });
    });
    it('is 50 on Friday, when B misses two with two days left', () => {
      expect(on(FRIDAY, a, b)).toEqual({ percentage: 50, isRestDay: false });
    });
    it('is 100 on Thursday when only A is done, as B could still be done on the two days after', () => {
      expect(on(THURSDAY, daily(THURSDAY), b)).toEqual({ percentage: 100, isRestDay: false });
    });
  });

  it('calls a day on which nothing was due and nothing done a rest day', () => {
    expect(on(MONDAY, threeAWeek())).toEqual({ percentage: 0, isRestDay: true });
    expect(on(MONDAY)).toEqual({ percentage: 0, isRestDay: true });
  });

  it('calls no day a rest day on which a habit was done without being due', () => {
    expect(on(MONDAY, threeAWeek(MONDAY))).toEqual({ percentage: 100, isRestDay: false });
  });

  it('no longer asks for a habit whose target is reached, unless it is daily', () => {
    expect(on(SATURDAY, threeAWeek(SUNDAY, MONDAY, TUESDAY)).isRestDay).toBe(true);
    expect(on(SATURDAY, daily(SUNDAY, MONDAY, TUESDAY))).toEqual({ percentage: 0, isRestDay: false });
  });

  it('asks for every day that is left once the target needs them all', () => {
    for (const today of [THURSDAY, FRIDAY, SATURDAY]) {
      expect(on(today, threeAWeek())).toEqual({ percentage: 0, isRestDay: false });
    }
    expect(on(WEDNESDAY, threeAWeek()).isRestDay).toBe(true);
  });

  it('counts a day once, however often it is listed', () => {
    expect(on(FRIDAY, threeAWeek(MONDAY, MONDAY))).toEqual({ percentage: 0, isRestDay: false });
  });

  it('does not look at days to come, nor at days before the habit counted', () => {
    expect(on(THURSDAY, threeAWeek(FRIDAY, SATURDAY))).toEqual({ percentage: 0, isRestDay: false });
    expect(on(THURSDAY, threeAWeek(addDays(SUNDAY, -1), addDays(SUNDAY, -2)))).toEqual({
      percentage: 0,
      isRestDay: false,
    });
  });

  it('changes with an earlier day that is mended', () => {
    expect(on(FRIDAY, threeAWeek(MONDAY)).isRestDay).toBe(false);
    expect(on(FRIDAY, threeAWeek(MONDAY, TUESDAY)).isRestDay).toBe(true);
  });

  it('leaves out a habit that does not count yet, or has no target', () => {
    const fromThursday = { ...daily(), countsFrom: THURSDAY };
    expect(on(WEDNESDAY, daily(WEDNESDAY), fromThursday).percentage).toBe(100);
    expect(on(THURSDAY, daily(THURSDAY), fromThursday).percentage).toBe(50);
    const allOut = new Set(daysFromTo(SUNDAY, SATURDAY));
    expect(on(THURSDAY, { ...daily(), offDays: allOut }).isRestDay).toBe(true);
  });

  it('asks for nothing after the end of the week', () => {
    expect(dayPercentage(SATURDAY, [{ ...daily(), countsTo: FRIDAY }]).isRestDay).toBe(true);
  });

  it('rounds half up', () => {
    const habits = [daily(MONDAY), ...Array.from({ length: 7 }, () => daily())];
    expect(on(MONDAY, ...habits).percentage).toBe(13);
  });

  it('asks for a habit often enough that following it reaches the target, whatever was done before', () => {
    const cases = fc.record({
      targetFrequency: fc.integer({ min: 1, max: 7 }),
      firstDay: fc.integer({ min: 0, max: 6 }),
      eagerOn: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(cases, ({ targetFrequency, firstDay, eagerOn }) => {
        const countsFrom = addDays(SUNDAY, firstDay);
        const target = effectiveTarget({ targetFrequency, countsFrom, countsTo: SATURDAY });
        const done: CalendarDay[] = [];
        daysFromTo(countsFrom, SATURDAY).forEach((today, index) => {
          const habit = { targetFrequency, countsFrom, countsTo: SATURDAY, completedDays: done };
          const isAskedFor = !on(today, habit).isRestDay;
          if (isAskedFor || eagerOn[index]) done.push(today);
        });
        expect(done.length).toBeGreaterThanOrEqual(target);
      }),
      runs,
    );
  });
});

describe('the colour band', () => {
  it.each([
    [null, 'none'],
    [0, 'none'],
    [1, 'low'],
    [49, 'low'],
    [50, 'partial'],
    [99, 'partial'],
    [100, 'complete'],
    [117, 'complete'],
  ])('of %s is %s', (rate, band) => {
    expect(rateBand(rate)).toBe(band);
  });

  it.each([
    [null, 0],
    [0, 0],
    [42, 42],
    [100, 100],
    [117, 100],
    [-3, 0],
  ])('and the bar of %s is %i long', (rate, length) => {
    expect(barPercent(rate)).toBe(length);
  });
});
