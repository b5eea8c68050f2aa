import { expect, it } from 'vitest';
import { MINUTE } from '#core/calendar/durations.ts';
import { dayNow } from './day-now.ts';
import { untilNextDay } from './new-day.ts';

it.each([
  ['a minute before midnight', '2026-03-04T22:59:00Z', 0, '2026-03-04', 1],
  ['at midnight', '2026-03-04T23:00:00Z', 0, '2026-03-05', 24 * 60],
  ['after midnight, when the day starts at four', '2026-03-05T01:30:00Z', 4, '2026-03-04', 90],
  ['in the evening, when the day starts at four', '2026-03-04T19:00:00Z', 4, '2026-03-04', 8 * 60],
])('knows the day and how long it lasts: %s in Berlin', (_name, instant, dayStartHour, day, minutes) => {
  const rule = { timezone: 'Europe/Berlin', dayStartHour } as const;
  const now = new Date(instant);
  expect(dayNow(rule, now)).toBe(day);
  expect(untilNextDay(rule, now)).toBe(minutes * MINUTE);
});

it('counts from the running second', () => {
  const rule = { timezone: 'UTC', dayStartHour: 0 } as const;
  expect(untilNextDay(rule, new Date('2026-03-04T23:59:59.250Z'))).toBe(750);
});
