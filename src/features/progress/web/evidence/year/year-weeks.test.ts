import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { toColumn, monthColumns, toRow, weeksOfYear } from './year-weeks.ts';

describe('the columns of a year', () => {
  it.each([
    [2026, 'sunday', 53, '2025-12-28'],
    [2026, 'monday', 53, '2025-12-29'],
    // A leap year that begins on the last day of a week.
    [2028, 'sunday', 54, '2027-12-26'],
    [2023, 'sunday', 53, '2023-01-01'],
  ] as const)('%i with weeks from %s are %i, from %s on', (year, weekStart, count, first) => {
    const weeks = weeksOfYear(year, weekStart);
    expect([weeks.length, weeks[0]]).toEqual([count, first]);
  });

  it('hold every day of the year, the first and the last included', () => {
    const weeks = weeksOfYear(2028, 'sunday');
    expect(toColumn(weeks, calendarDay('2028-01-01'))).toBe(0);
    expect(toColumn(weeks, calendarDay('2028-12-31'))).toBe(53);
    expect(toRow(weeks, 6)[0]).toBe('2028-01-01');
  });

  it('carry each month above the week that its first day lies in', () => {
    const months = monthColumns(2026, weeksOfYear(2026, 'sunday'));
    expect(months.slice(0, 3).map(({ column }) => column)).toEqual([0, 5, 9]);
    expect(months).toHaveLength(12);
  });
});
