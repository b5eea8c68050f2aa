import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { DAY, HOUR, MINUTE } from '#core/calendar/durations.ts';
import { notedAt } from './noted-at.ts';

const NOON = Date.UTC(2026, 2, 4, 12);
const today = calendarDay('2026-03-04');
const yesterday = calendarDay('2026-03-03');
const arrival = { at: NOON, today };

it.each([
  ['without a device time, when it arrives', { madeAt: null, sentAt: null }, null, { at: NOON, date: today }],
  [
    'when it was made, if that was before',
    { madeAt: NOON - HOUR, sentAt: NOON },
    today,
    { at: NOON - HOUR, date: today },
  ],
  ['never later than it arrives', { madeAt: NOON + MINUTE, sentAt: NOON + MINUTE }, today, { at: NOON, date: today }],
  [
    'after a night without a network, when it was made',
    { madeAt: NOON - DAY, sentAt: NOON },
    yesterday,
    { at: NOON - DAY, date: yesterday },
  ],
  [
    'by a clock two days slow, when it arrives, for today',
    { madeAt: NOON - 2 * DAY, sentAt: NOON - 2 * DAY },
    calendarDay('2026-03-02'),
    { at: NOON, date: today },
  ],
  [
    'by a clock two days fast, when it arrives, for today',
    { madeAt: NOON + 2 * DAY, sentAt: NOON + 2 * DAY },
    calendarDay('2026-03-06'),
    { at: NOON, date: today },
  ],
  [
    'by a clock two days fast, for the earlier day that was chosen',
    { madeAt: NOON + 2 * DAY, sentAt: NOON + 2 * DAY },
    yesterday,
    { at: NOON, date: yesterday },
  ],
  [
    'long before its day began, when it arrives',
    { madeAt: NOON - 5 * DAY, sentAt: null },
    today,
    { at: NOON, date: today },
  ],
])('counts %s', (_what, clock, date, expected) => {
  const madeOn = clock.madeAt === null ? null : calendarDay(new Date(clock.madeAt).toISOString().slice(0, 10));
  expect(notedAt({ ...clock, madeOn }, { date, arrival })).toEqual(expected);
});
