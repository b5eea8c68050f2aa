import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { hardDayProblem, isOftenHard } from './hard-day.ts';

const today = calendarDay('2026-03-18');

describe('a hard day', () => {
  it.each([
    ['2026-03-18', null],
    ['2026-03-05', null],
    ['2026-03-04', 'too_far_back'],
    ['2026-03-19', 'in_future'],
  ])('that is %s can be said on the 18th: %s', (date, problem) => {
    expect(hardDayProblem({ date: calendarDay(date), today })).toBe(problem);
  });

  it('says of its week that it asks too much once there are three', () => {
    expect([0, 2, 3, 7].map((days) => isOftenHard(days))).toEqual([false, false, true, true]);
  });
});
