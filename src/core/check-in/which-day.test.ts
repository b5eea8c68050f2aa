import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { asksWhichDay } from './which-day.ts';

const today = calendarDay('2026-11-21');
const days = (activeFrom: string, activeUntil: string, weekStartDate = '2026-11-15') => ({
  activeFrom: calendarDay(activeFrom),
  activeUntil: calendarDay(activeUntil),
  weekStartDate: calendarDay(weekStartDate),
});
const running = days('2026-11-15', '2026-11-21');
const night = { hour: 1, dayStartHour: 0, today, plans: [running], isFirstWeek: false };

it.each([
  ['just after midnight', { hour: 0 }, true],
  ['just before three', { hour: 2 }, true],
  ['at three', { hour: 3 }, false],
  ['late in the evening', { hour: 23 }, false],
  ['when the day begins later than midnight', { dayStartHour: 4 }, false],
  ['when the plan began today', { plans: [days('2026-11-21', '2026-11-21')] }, false],
  ['when the plan ended yesterday', { plans: [days('2026-11-14', '2026-11-20')] }, true],
  ['when the plan ended before yesterday', { plans: [days('2026-11-14', '2026-11-19')] }, false],
  ['when a further week begins today', { plans: [days('2026-11-21', '2026-11-27', '2026-11-21')] }, true],
  [
    'when the first week begins today',
    { plans: [days('2026-11-21', '2026-11-27', '2026-11-21')], isFirstWeek: true },
    false,
  ],
])('%s: today or yesterday is asked: %j → %s', (_when, change, asks) => {
  expect(asksWhichDay({ ...night, ...change })).toBe(asks);
});
