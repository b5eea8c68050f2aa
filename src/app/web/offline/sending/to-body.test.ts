import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { NewCheckIn } from '#features/check-ins/contract.ts';
import { toBody } from './to-body.ts';

const id = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;
const kept = { identityId: id(0), date: calendarDay('2026-03-04'), notes: null, overwrite: false };

it.each([
  ['made by an earlier version', { completed: true }],
  ['with an amount', { completed: false, amount: 2.5, unit: 'glasses' }],
  ['whose amount was emptied', { completed: false, amount: null, unit: 'glasses' }],
  ['skipped for a reason', { completed: false, skipped: true, notes: 'Ill' }],
])('sends a habit as it was noted: %s', (_what, noted) => {
  const { unit: _shown, ...said } = { unit: '', ...noted };
  const body = toBody({ ...kept, habits: [{ habitId: id(1), description: 'Drink water', ...noted }] });
  expect(body.habitCompletions).toEqual([{ habitId: id(1), ...said }]);
  expect(NewCheckIn.parse(body).habitCompletions).toEqual(body.habitCompletions);
});
