import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDay, type Weekday } from '#core/calendar/calendar.ts';
import type { Moment } from '#core/habit/moment.ts';
import { isToRemind, proposedTime, remindersADay } from './own-times.ts';

describe('the time that is proposed for a habit', () => {
  it.each<[Moment | null, string, string | null]>([
    [null, 'After lunch, at the door, I will put my shoes on.', '13:00'],
    ['noon', 'After lunch, I will walk.', '13:00'],
    [null, 'When I finish lunch, I will walk.', '13:00'],
    [null, 'After breakfast, I will read.', '09:00'],
    [null, 'After dinner, I will wash up.', '20:00'],
    [null, 'When I get into bed, I will read.', '22:00'],
    ['evening', 'When the news ends, I will stretch.', '19:00'],
    ['06:40', 'After breakfast, I will read.', '06:40'],
    [null, 'At half past one, I will walk.', '13:30'],
    [null, 'Whenever I like.', null],
  ])('%s, %s: %s', (moment, implementationIntention, time) => {
    expect(proposedTime({ moment, implementationIntention })).toBe(time);
  });
});

describe('reminders of a day', () => {
  const timed = (days: Weekday[] | null, remindAt: string | null = '13:00') => ({ days, remindAt });
  it.each([
    ['without own times', [timed(null, null)], 2],
    ['two on any days', [timed(null), timed(null, '18:00')], 4],
    ['on different days', [timed(['monday']), timed(['tuesday'])], 3],
    ['of the fullest day', [timed(['monday']), timed(['monday', 'tuesday']), timed(['sunday'])], 4],
  ])('%s', (_what, habits, most) => {
    expect(remindersADay(habits)).toBe(most);
  });
});

describe('a habit at its own time', () => {
  const days = (...list: number[]) => list.map((day) => calendarDay(`2026-03-0${day}`));
  const week = {
    targetFrequency: 7,
    dueOn: null,
    countsFrom: days(1)[0] as CalendarDay,
    countsTo: calendarDay('2026-03-07'),
  };
  const wednesday = calendarDay('2026-03-04');
  it.each<[string, Partial<Parameters<typeof isToRemind>[0]>, boolean]>([
    ['is open', {}, true],
    ['is done', { completedDays: days(4) }, false],
    ['is taken out', { offDays: new Set(days(4)) }, false],
    ['is for this day among others', { targetFrequency: 2, dueOn: days(2, 4) }, true],
    ['is for other days', { targetFrequency: 2, dueOn: days(2, 5) }, false],
    ['has reached its week', { targetFrequency: 2, completedDays: days(1, 3) }, false],
    ['is by count, and early in its week', { targetFrequency: 2, completedDays: days(1) }, true],
    ['had its named days elsewhere', { targetFrequency: 2, dueOn: days(4, 6), completedDays: days(2, 3) }, false],
    ['counts from tomorrow', { countsFrom: calendarDay('2026-03-05') }, false],
  ])('that %s', (_what, change, expected) => {
    expect(isToRemind({ ...week, completedDays: [], ...change }, wednesday)).toBe(expected);
  });
});
