import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  dayFromNumber,
  dayNumber,
  daysBetween,
  daysFromTo,
  WEEKDAYS,
  toWeekday,
} from '#core/calendar/calendar.ts';
import { runs } from '#core/properties.testing.ts';
import { weekAtHand, weekOf } from './week.ts';

const day = calendarDay;
const anyDay = fc
  .integer({ min: dayNumber(day('1900-01-07')), max: dayNumber(day('2199-12-24')) })
  .map((number) => dayFromNumber(number));
const anyWeekStart = fc.constantFrom(...WEEKDAYS);

describe('the week of a day', () => {
  it.each([
    ['sunday', '2025-11-09', '2025-11-15'],
    ['monday', '2025-11-10', '2025-11-16'],
    ['tuesday', '2025-11-11', '2025-11-17'],
    ['wednesday', '2025-11-12', '2025-11-18'],
    ['thursday', '2025-11-06', '2025-11-12'],
    ['friday', '2025-11-07', '2025-11-13'],
    ['saturday', '2025-11-08', '2025-11-14'],
  ] as const)('Wednesday 2025-11-12 with a %s start is in %s to %s', (weekStart, start, end) => {
    expect(weekOf(day('2025-11-12'), weekStart)).toEqual({ start, end });
  });

  it.each([
    ['2026-01-01', 'monday', '2025-12-29', '2026-01-04'],
    ['2024-02-29', 'sunday', '2024-02-25', '2024-03-02'],
    ['2100-02-28', 'monday', '2100-02-22', '2100-02-28'],
    ['2100-03-01', 'sunday', '2100-02-28', '2100-03-06'],
    ['2025-03-30', 'monday', '2025-03-24', '2025-03-30'],
    ['1970-01-01', 'sunday', '1969-12-28', '1970-01-03'],
  ] as const)('%s with a %s start is in %s to %s', (text, weekStart, start, end) => {
    expect(weekOf(day(text), weekStart)).toEqual({ start, end });
  });

  it('starts on the chosen weekday, has seven days and holds the day, whatever the start', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (today, weekStart) => {
        const { start, end } = weekOf(today, weekStart);
        expect(toWeekday(start)).toBe(weekStart);
        expect(daysBetween(start, end)).toBe(6);
        expect(start <= today && today <= end).toBe(true);
      }),
      runs,
    );
  });

  it('is the same for each of its days', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (today, weekStart) => {
        const { start, end } = weekOf(today, weekStart);
        const days = daysFromTo(start, end);
        expect(new Set(days).size).toBe(7);
        for (const other of days) expect(weekOf(other, weekStart)).toEqual({ start: days[0], end: days[6] });
      }),
      runs,
    );
  });
});

describe('the week at hand', () => {
  const today = day('2025-11-12');
  const week = (start: string, end: string) => ({ start: day(start), end: day(end) });
  const calendar = week('2025-11-10', '2025-11-16');

  it.each([
    ['the calendar week when nothing runs', [], calendar],
    ['the calendar week when what runs is in it', [calendar], calendar],
    [
      'that of a plan that runs since before weeks were moved',
      [week('2025-11-09', '2025-11-15')],
      week('2025-11-09', '2025-11-15'),
    ],
    [
      'that one also beside a plan of the calendar week',
      [calendar, week('2025-11-11', '2025-11-17')],
      week('2025-11-11', '2025-11-17'),
    ],
    [
      'that of two such plans which ends first',
      [week('2025-11-09', '2025-11-15'), week('2025-11-07', '2025-11-13')],
      week('2025-11-07', '2025-11-13'),
    ],
  ])('is %s', (_what, running, expected) => {
    expect(weekAtHand({ today, weekStart: 'monday', running })).toEqual(expected);
  });
});
