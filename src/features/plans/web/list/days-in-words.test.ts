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
  expect(askedIn(span(startsOn, '2026-03-14'), { targetFrequency: times })).toBe(expected);
});

it.each([
  ['2026-03-12', ['monday', 'friday'], '1 in 3 days'],
  ['2026-03-11', ['wednesday', 'thursday', 'saturday'], '3 in 4 days'],
  ['2026-03-14', ['saturday'], '1 in 1 day'],
  ['2026-03-12', ['monday', 'tuesday'], 'none in 3 days'],
  ['2026-03-08', ['monday'], null],
] as const)('a plan from %s asks of %j what is left of them: %s', (startsOn, days, expected) => {
  const habit = { targetFrequency: days.length, days: [...days] };
  expect(askedIn(span(startsOn, '2026-03-14'), habit)).toBe(expected);
});

it('says nothing of days where a plan has none', () => {
  expect(askedIn(null, { targetFrequency: 3 })).toBeNull();
});
