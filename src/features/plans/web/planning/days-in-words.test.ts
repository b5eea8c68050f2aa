import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { askedIn, daysInWords } from './days-in-words.ts';

const span = (startsOn: string, weekEndDate: string) => ({
  startsOn: calendarDay(startsOn),
  weekEndDate: calendarDay(weekEndDate),
});

it('says the days of a plan, one day too', () => {
  expect(daysInWords(span('2026-03-08', '2026-03-14'), 'en-GB')).toMatch(/^Sun,? 8.+Sat,? 14 Mar$/);
  expect(daysInWords(span('2026-03-14', '2026-03-14'), 'en-GB')).toMatch(/^Sat,? 14 Mar$/);
});

it.each([
  ['2026-03-11', 3, '2 in 4 days'],
  ['2026-03-11', 7, '4 in 4 days'],
  ['2026-03-14', 5, '1 in 1 day'],
  ['2026-03-08', 3, null],
])('a plan from %s on asks %i a week for %s', (startsOn, times, expected) => {
  expect(askedIn(span(startsOn, '2026-03-14'), times)).toBe(expected);
});

it('says nothing of days where a plan has none', () => {
  expect(askedIn(null, 3)).toBeNull();
});
