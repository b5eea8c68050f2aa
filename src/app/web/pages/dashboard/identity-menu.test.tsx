import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { runningPlan } from '#features/plans/web/running-plan.testing.ts';
import { seed } from '#web/bootstrap/bootstrap.ts';
import { createQueryClient } from '#web/query-client.ts';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { IdentityMenu } from './identity-menu.tsx';

const today = calendarDay('2026-03-04');

/** The menu of the identity, open as it is when it loads, where these plans are the current ones. */
function open(...currentHabits: HabitGroup[]): string[] {
  const client = createQueryClient();
  seed(client, newcomer({ today, currentHabits }));
  show(<IdentityMenu identity={{ id: 'i1', name: 'The Walker', description: '' }} today={today} />, {
    at: '/',
    client,
  });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
}

it('edits the habits of a plan that covers today', async () => {
  expect(open(runningPlan)).toContain('Edit habits…');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit habits…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit habits' });
  expect(dialog.textContent).toContain('Drink water');
});

it.each([
  ['that is over, or still to come', [{ ...runningPlan, canCheckInToday: false }]],
  ['of another identity', [{ ...runningPlan, identityId: 'i2' }]],
  ['that was never made', []],
])('edits no habits of a plan %s', (_, groups) => {
  expect(open(...groups)).not.toContain('Edit habits…');
});

it.each([
  ['Rename…', /^Description/],
  ['Pause…', /^Reason/],
])('asks in ‘%s’ before what was typed is lost', async (item, field) => {
  open(runningPlan);
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value: 'On the coast' } });
  await pressEscape(() => screen.queryByRole('button', { name: 'Discard' }) !== null);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
