import { expect, it } from 'vitest';
import { calendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { EvidenceYear } from '../evidence.ts';
import { weekEnds, weekStrengths } from './week-strengths.ts';

const today = calendarDay('2026-01-14');

/** A year of two habits, by the strengths at the ends of weeks. */
function yearOf(year: number, ...habits: Record<string, number>[]): [number, EvidenceYear] {
  const first = calendarDay(`${year}-01-01`);
  const series = habits.map((points, at) => [
    `s${at}`,
    { curve: Object.entries(points).map(([date, strength]) => [daysBetween(first, calendarDay(date)), strength]) },
  ]);
  return [year, { series: Object.fromEntries(series) } as unknown as EvidenceYear];
}

it('are of the eight Saturdays before today, through the turn of a year', () => {
  expect(weekEnds(today)).toEqual([
    '2025-11-22',
    '2025-11-29',
    '2025-12-06',
    '2025-12-13',
    '2025-12-20',
    '2025-12-27',
    '2026-01-03',
    '2026-01-10',
  ]);
});

it('leave out a Saturday that is not over yet', () => {
  expect(weekEnds(calendarDay('2026-01-10')).at(-1)).toBe('2026-01-03');
});

it('are the mean of the habits that the week planned, and leave out weeks that planned none', () => {
  const years = new Map([
    yearOf(2025, { '2025-12-20': 10, '2025-12-27': 21 }, { '2025-12-27': 40, '2025-10-04': 99 }),
    yearOf(2026, { '2026-01-10': 30 }),
  ]);
  expect(weekStrengths(years, today)).toEqual([
    { date: '2025-12-20', strength: 10 },
    { date: '2025-12-27', strength: 31 },
    { date: '2026-01-10', strength: 30 },
  ]);
});

it('are none without a record', () => {
  expect(weekStrengths(new Map(), today)).toEqual([]);
});
