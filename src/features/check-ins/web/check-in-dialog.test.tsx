import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import { dayHabit } from './day-habit.testing.ts';

afterEach(cleanup);

const date = calendarDay('2026-03-04');
const habits = [
  dayHabit('walk', { description: 'Walk' }),
  dayHabit('water', { description: 'Drink water', measure: { unit: 'glasses', atLeast: 6 } }),
];

async function open() {
  const onClose = vi.fn();
  const group = { identityId: 'mover', identity: { name: 'The Mover' }, closed: null, notes: null, habits };
  const today = { date, groups: [group] };
  const parts = { renderSafety: () => null, renderPause: () => null, limitCard: null };
  show(<CheckInDialog open onClose={onClose} today={today} date={date} identityIds={null} {...parts} />, { at: '/' });
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  return onClose;
}

const isAsked = () => screen.queryByText('Discard what you entered?') !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('closes at once while nothing is noted', async () => {
  const onClose = await open();
  await pressEscape(() => onClose.mock.calls.length > 0);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
});

it.each<[string, () => void]>([
  ['a tick', () => fireEvent.click(screen.getByRole('checkbox', { name: /^Walk/ }))],
  ['an amount', () => type('How many glasses: Drink water', '4')],
  ['a number that is none', () => type('How many glasses: Drink water', '4x')],
  [
    'a note',
    () => {
      press('Add a note');
      type(/^Note/, 'Rain all day');
    },
  ],
  ['a reason', () => press('Skip today: Walk')],
  [
    'words to the coach',
    () => {
      fireEvent.mouseDown(screen.getByRole('tab', { name: 'AI Chat' }));
      type('Tell the coach how it went', 'I walked');
    },
  ],
])('asks before it drops %s', async (_what, note) => {
  const onClose = await open();
  note();
  await pressEscape(isAsked);
  press('Keep editing');
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
  await pressEscape(isAsked);
  press('Discard');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
});
