import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay, daysFromTo, WEEKDAYS } from '#core/calendar/calendar.ts';
import { runs } from '#core/properties.testing.ts';
import { daysNamed, dueDaysOfWeek, effectiveTarget, isDue, toNamedDays } from './week-target.ts';

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [9, 10, 11, 12, 13, 14, 15].map((date) =>
  calendarDay(`2025-11-${String(date).padStart(2, '0')}`),
) as [CalendarDay, CalendarDay, CalendarDay, CalendarDay, CalendarDay, CalendarDay, CalendarDay];
const WEEK = { from: SUNDAY, to: SATURDAY };

describe('the effective target', () => {
  it.each([
    [7, SUNDAY, 7],
    [3, SUNDAY, 3],
    [1, SUNDAY, 1],
    // The worked week: a plan started on Wednesday has four days left.
    [7, WEDNESDAY, 4],
    [3, WEDNESDAY, 2],
    [2, WEDNESDAY, 1],
    [1, WEDNESDAY, 1],
    [5, MONDAY, 4],
    [4, FRIDAY, 1],
    [7, SATURDAY, 1],
    [1, SATURDAY, 1],
  ])('of %i a week from %s to Saturday is %i', (targetFrequency, countsFrom, target) => {
    expect(effectiveTarget({ targetFrequency, countsFrom, countsTo: SATURDAY })).toBe(target);
  });

  it.each([
    [7, 2, 5],
    [3, 3, 2],
    [3, 6, 1],
    [3, 7, 0],
  ])('of %i a week with %i paused days is %i', (targetFrequency, pausedDays, target) => {
    const offDays = new Set(daysFromTo(SUNDAY, SATURDAY).slice(0, pausedDays));
    expect(effectiveTarget({ targetFrequency, countsFrom: SUNDAY, countsTo: SATURDAY, offDays })).toBe(target);
  });

  it('is nothing when no day is left', () => {
    expect(effectiveTarget({ targetFrequency: 3, countsFrom: SATURDAY, countsTo: FRIDAY })).toBe(0);
  });

  it('lies between one and the days left, and never above the chosen frequency', () => {
    const cases = fc.record({
      targetFrequency: fc.integer({ min: 1, max: 7 }),
      daysLeft: fc.integer({ min: 1, max: 7 }),
      pausedDays: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(cases, ({ targetFrequency, daysLeft, pausedDays }) => {
        fc.pre(pausedDays < daysLeft);
        const countsTo = addDays(SUNDAY, daysLeft - 1);
        const offDays = new Set(daysFromTo(SUNDAY, SATURDAY).slice(0, pausedDays));
        const target = effectiveTarget({ targetFrequency, countsFrom: SUNDAY, countsTo, offDays });
        expect(Number.isInteger(target)).toBe(true);
        expect(target).toBeGreaterThanOrEqual(1);
        expect(target).toBeLessThanOrEqual(Math.min(daysLeft - pausedDays, targetFrequency));
      }),
      runs,
    );
  });

  it('does not fall when a day more is left, nor when more is chosen', () => {
    for (let targetFrequency = 1; targetFrequency <= 7; targetFrequency += 1) {
      const targets = [SATURDAY, FRIDAY, THURSDAY, WEDNESDAY, TUESDAY, MONDAY, SUNDAY].map((countsFrom) =>
        effectiveTarget({ targetFrequency, countsFrom, countsTo: SATURDAY }),
      );
      expect(targets).toEqual(targets.toSorted((a, b) => a - b));
      expect(targets.at(-1)).toBe(targetFrequency);
    }
  });
});

describe('named days', () => {
  it.each([
    [
      ['thursday', 'monday', 'monday'],
      ['monday', 'thursday'],
    ],
    [[...WEEKDAYS], null],
    [[], null],
    [null, null],
    [undefined, null],
  ] as const)('%j are kept as %j', (days, named) => {
    expect(toNamedDays(days)).toEqual(named);
  });

  it('fall on their weekdays in a span, also one that begins in the middle of the week', () => {
    expect(daysNamed(['monday', 'thursday'], WEEK)).toEqual([MONDAY, THURSDAY]);
    expect(daysNamed(['monday', 'thursday'], { from: TUESDAY, to: addDays(TUESDAY, 6) })).toEqual([
      THURSDAY,
      addDays(MONDAY, 7),
    ]);
  });

  const week = (done: readonly CalendarDay[] = [], change: Partial<Parameters<typeof isDue>[0]> = {}) => ({
    targetFrequency: 2,
    dueOn: [MONDAY, THURSDAY],
    countsFrom: SUNDAY,
    countsTo: SATURDAY,
    completedDays: done,
    ...change,
  });
  const dueDays = (habit: Parameters<typeof isDue>[0]) =>
    daysFromTo(SUNDAY, SATURDAY).filter((day) => isDue(habit, day));

  it.each([
    ['nothing done', [], [MONDAY, THURSDAY]],
    ['the first one done', [MONDAY], [MONDAY, THURSDAY]],
    ['another day done before both', [SUNDAY], [MONDAY, THURSDAY]],
    ['two others done before', [SUNDAY, MONDAY], [MONDAY]],
    ['two others done in between', [TUESDAY, WEDNESDAY], [MONDAY]],
  ])('are due with %s: a day done elsewhere stands for any of them', (_what, done, due) => {
    expect(dueDays(week(done))).toEqual(due);
  });

  it('ask for those that are left of a short week, and for nothing once none is', () => {
    expect(effectiveTarget(week([], { countsFrom: TUESDAY }))).toBe(1);
    expect(effectiveTarget(week([], { countsFrom: FRIDAY }))).toBe(0);
    expect(effectiveTarget(week([], { countsTo: WEDNESDAY }))).toBe(1);
  });

  it('leave out those that are paused or skipped, and no others', () => {
    const off = (...days: CalendarDay[]) => week([], { offDays: new Set(days) });
    expect(effectiveTarget(off(MONDAY))).toBe(1);
    expect(dueDays(off(MONDAY))).toEqual([THURSDAY]);
    // Off a named day a skip takes nothing away.
    expect(effectiveTarget(off(TUESDAY))).toBe(2);
    expect(dueDays(off(TUESDAY))).toEqual([MONDAY, THURSDAY]);
  });

  describe('that change inside a week', () => {
    const changed = (before: Parameters<typeof dueDaysOfWeek>[0]['before'], startsOn = WEDNESDAY) =>
      dueDaysOfWeek({ days: ['tuesday', 'friday'], startsOn, weekEnd: SATURDAY, before });

    it('ask for the old ones before today and the new ones from today on', () => {
      expect(changed({ dueOn: [MONDAY, THURSDAY], completedDays: [] })).toEqual([MONDAY, FRIDAY]);
      expect(changed({ dueOn: [MONDAY, THURSDAY], completedDays: [] }, TUESDAY)).toEqual([MONDAY, TUESDAY, FRIDAY]);
    });

    it('ask of days before today, where none were named, for what was done', () => {
      expect(changed({ dueOn: null, completedDays: [SUNDAY, FRIDAY] })).toEqual([SUNDAY, FRIDAY]);
    });

    it('ask for nothing before a first plan', () => {
      expect(changed(null)).toEqual([FRIDAY]);
    });
  });

  it('are at most the week, and following them reaches the target, whatever else was done', () => {
    const cases = fc.record({
      days: fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 6 }),
      firstDay: fc.integer({ min: 0, max: 6 }),
      eagerOn: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      offOn: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(cases, ({ days, firstDay, eagerOn, offOn }) => {
        const countsFrom = addDays(SUNDAY, firstDay);
        const all = daysFromTo(countsFrom, SATURDAY);
        const offDays = new Set(all.filter((_day, at) => offOn[at]));
        const dueOn = dueDaysOfWeek({ days, startsOn: countsFrom, weekEnd: SATURDAY, before: null });
        const done: CalendarDay[] = [];
        const habit = { targetFrequency: days.length, dueOn, countsFrom, countsTo: SATURDAY, offDays };
        for (const [at, day] of all.entries()) {
          if (isDue({ ...habit, completedDays: done }, day) || eagerOn[at]) done.push(day);
        }
        expect(effectiveTarget(habit)).toBeLessThanOrEqual(days.length);
        expect(done.length).toBeGreaterThanOrEqual(effectiveTarget(habit));
      }),
      runs,
    );
  });
});
