import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { runningPlan, water } from '../running-plan.testing.ts';
import { EditHabitsDialog } from './edit-habits-dialog.tsx';

const LAUNCH = 'POST /api/identities/i1/launch-habits';
const today = calendarDay('2026-03-04');

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
  signedInCookie(true);
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

function open(change: Partial<HabitGroup> = {}) {
  const client = createQueryClient();
  seed(client, newcomer({ today }));
  const onClose = vi.fn();
  show(<EditHabitsDialog group={{ ...runningPlan, ...change }} today={today} open onClose={onClose} />, {
    at: '/',
    client,
  });
  return onClose;
}

const sent = () => server.asked.filter(({ key }) => key === LAUNCH).map(({ body }) => body);
const unfold = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Days, amount, time of “${name}”` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save');

it('launches the same habits again from today on, with what was changed', async () => {
  server.reply(LAUNCH, [201, {}]);
  server.reply('GET /api/bootstrap', [200, newcomer({ today })]);
  const onClose = open();
  expect(screen.getByText(/ counts from today, also for what is noted today\. Earlier days stay\.$/)).toBeTruthy();
  unfold('Walk');
  press('Monday');
  press('Friday');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const same = { implementationIntention: 'When I finish lunch, I will walk.', difficulty: 'easy', habitType: 'core' };
  expect(sent()).toEqual([
    {
      startsOn: '2026-03-04',
      weekType: 'partial',
      habits: [
        { ...same, ...water, order: 0, seriesId: 's0', targetFrequency: 3 },
        { ...same, description: 'Walk', order: 1, seriesId: 's1', targetFrequency: 2, days: ['monday', 'friday'] },
      ],
    },
  ]);
  expect(screen.getByText('Habits changed')).toBeTruthy();
  expect(server.times('GET /api/bootstrap')).toBe(1);
});

it('sends nothing when nothing was changed', () => {
  const onClose = open();
  unfold('Walk');
  press('Monday');
  press('Monday');
  save();
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

it('says before saving that another unit begins the history anew', () => {
  open();
  unfold('Drink water');
  const anew = () => screen.queryByText(/^Another unit has a history of its own/);
  fireEvent.change(screen.getByLabelText('How much'), { target: { value: '8' } });
  expect(anew()).toBeNull();
  press('litres');
  expect(anew()).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Done or not' }));
  expect(anew()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'At most' }));
  press('glasses');
  expect(screen.getByText(/^To reach an amount and to keep a limit are two habits/)).toBeTruthy();
});

it('does not save what is not right, and names the habit', () => {
  open();
  unfold('Drink water');
  fireEvent.change(screen.getByLabelText('How much'), { target: { value: '' } });
  expect(screen.getByText('Finish “Drink water” first')).toBeTruthy();
  save();
  expect(sent()).toEqual([]);
});

it('keeps what was changed when saving fails, and says why', async () => {
  server.reply(LAUNCH, [422, { message: 'Choose at least two core habits', code: 'VALIDATION' }], [500, {}]);
  const onClose = open();
  unfold('Walk');
  press('Monday');
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least two core habits');
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/still here/));
  expect(screen.getByRole('button', { name: 'Monday' }).getAttribute('aria-pressed')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
  expect(sent()).toHaveLength(2);
});

it('says so when the device is offline', async () => {
  const onClose = open();
  await server.close();
  unfold('Walk');
  press('Monday');
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are offline/);
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves a next week alone that is planned already', () => {
  open({ upcomingFrom: calendarDay('2026-03-08') });
  expect(screen.getByText('Your next week is planned already and stays as it is.')).toBeTruthy();
});
