import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { runningPlan } from '../running-plan.testing.ts';
import { useRunningPlan } from '../offer/use-standing.ts';
import { EditHabitsDialog } from './edit-habits-dialog.tsx';

export const LAUNCH = 'POST /api/identities/i1/launch-habits';
export const today = calendarDay('2026-03-04');

/** The server that the dialog asks, anew for each test. */
export let server: Loopback;

/** Registers what comes before and after each test of the dialog. */
export function inTheDialog(): void {
  beforeEach(async () => {
    server = await startLoopback();
    signedInCookie(true);
    // Reduced motion: jsdom draws nothing to animate.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  afterEach(async () => {
    cleanup();
    signedInCookie(false);
    sessionStorage.clear();
    await server.close();
    // The entry in the history that stood for what was not saved yet.
    await waitFor(() => expect((history.state as object | null) ?? {}).not.toHaveProperty('isWindow'));
  });
}

/** The dialog as the menu of a card opens it. */
function Opened({ onClose }: { onClose: () => void }) {
  const group = useRunningPlan('i1');
  const parts = { renderSafety: () => null, limitCard: null, isUsedUp: false };
  return group && <EditHabitsDialog {...parts} group={group} today={today} open onClose={onClose} />;
}

export function open(change: Partial<HabitGroup> = {}) {
  const client = createQueryClient();
  const group = { ...runningPlan, ...change };
  const known = newcomer({ today, currentHabits: [group] });
  client.setQueryDefaults(bootstrapQuery.queryKey, { queryFn: bootstrapQuery.queryFn });
  client.setQueryData(bootstrapQuery.queryKey, known);
  seed(client, known);
  const onClose = vi.fn();
  show(<Opened onClose={onClose} />, { at: '/', client });
  return onClose;
}

export const sent = () => server.asked.filter(({ key }) => key === LAUNCH).map(({ body }) => body);
export const edit = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Edit “${name}”` }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const done = () => waitFor(() => press('Done'));
export const save = () => press('Save all changes');

/** Puts the walk on Mondays, by hand. */
export async function onMondays() {
  edit('Walk');
  press('Monday');
  await done();
  await screen.findByRole('button', { name: 'Save all changes' });
  expect(screen.getByText('Changed “Walk”')).toBeTruthy();
}
