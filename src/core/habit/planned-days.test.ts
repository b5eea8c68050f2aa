import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { plannedDays } from './planned-days.ts';

const day = (number: number) => `2026-03-0${number}` as CalendarDay;
const days = (...numbers: number[]) => numbers.map(day);
const WEEK = { from: day(1), to: day(7) };
const habit = { targetFrequency: 7, countsFrom: day(1), countsTo: day(7) };

describe('what a plan asks of a habit', () => {
  it('is every day of a daily one, without days taken out, from its first day on', () => {
    expect(plannedDays({ ...habit, countsFrom: day(3), offDays: new Set(days(4, 5)) }, WEEK)).toEqual({
      days: days(3, 6, 7),
    });
  });

  it('is the named days, inside the span', () => {
    const named = { ...habit, targetFrequency: 3, dueOn: days(2, 4, 6) };
    expect(plannedDays(named, WEEK)).toEqual({ days: days(2, 4, 6) });
    expect(plannedDays({ ...named, offDays: new Set(days(4)) }, { from: day(3), to: day(7) })).toEqual({
      days: days(6),
    });
  });

  it('is so many times on any days, and every day once none can be left out', () => {
    const any = { ...habit, targetFrequency: 3 };
    expect(plannedDays(any, WEEK)).toEqual({ from: day(1), to: day(7), times: 3 });
    expect(plannedDays({ ...any, offDays: new Set(days(1, 2, 7)) }, WEEK)).toEqual({
      from: day(3),
      to: day(6),
      times: 2,
    });
    expect(plannedDays({ ...any, countsFrom: day(7) }, WEEK)).toEqual({ days: days(7) });
  });

  it('is nothing when all days are taken out', () => {
    expect(plannedDays({ ...habit, targetFrequency: 3, offDays: new Set(days(1, 2, 3, 4, 5, 6, 7)) }, WEEK)).toEqual({
      days: [],
    });
  });
});
