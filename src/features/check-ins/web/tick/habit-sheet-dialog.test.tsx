import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit } from '#features/plans/contract.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { queryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, startLoopback } from '#web/testing/loopback.testing.ts';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { HabitSheetDialog } from './habit-sheet-dialog.tsx';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { group, habit } from './running-week.testing.ts';

const today = calendarDay('2026-03-04');
const yesterday = calendarDay('2026-03-03');
const UNSKIP = tickMessages.sheet.unskip;
const NOTED = 'POST /api/check-ins/habits/walk';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  await server.close();
});

/** The sheet of a habit, once the answer of the server is prepared: the habit as the note leaves it. */
function open(change: Partial<Habit> = {}, after: Partial<Habit> = {}) {
  const known = newcomer({ currentHabits: [group('walker', [habit('walk', change)])] });
  queryClient.setQueryData(bootstrapQuery.queryKey, known);
  seed(queryClient, known);
  const [before] = known.currentHabits;
  if (!before) throw new Error('No group');
  const { dailyStatus, weeklyTracking, stats } = known;
  const dashboard = { group: group('walker', [habit('walk', after)]), dailyStatus, weeklyTracking, stats };
  server.reply(NOTED, [200, { identityId: 'walker', date: today, dashboard }]);
  show(
    <HabitSheetDialog group={before} habitId="walk" today={today} open onClose={() => {}} renderMore={() => null} />,
    {
      at: '/',
      client: queryClient,
    },
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getSent = () => server.asked.filter(({ key }) => key === NOTED).map(({ body }) => body);

it('notes yesterday, and shows it as the server has it', async () => {
  open({}, { completedDays: [yesterday], completionsThisWeek: 1 });
  fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(screen.getByRole('button', { name: 'Skip yesterday' })).toBeTruthy();
  press('Done');
  await waitFor(() => expect(getSent()).toMatchObject([{ act: 'done', date: yesterday }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy());
});

it('has no yesterday of a habit that counts from today on', () => {
  open({ countsFrom: today });
  expect(screen.queryByRole('radio', { name: 'Yesterday' })).toBeNull();
});

it('sends what was written along with the skip, as its reason', async () => {
  open({}, { skippedDays: [today] });
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: ' Ill ' } });
  press('Skip today');
  await waitFor(() => expect(getSent()).toMatchObject([{ act: 'skip', reason: 'Ill', date: today }]));
});

it('notes once, however quickly its changed buttons are pressed', async () => {
  open({}, { skippedDays: [today] });
  press('Skip today');
  fireEvent.click(await screen.findByRole('button', { name: UNSKIP }));
  await waitFor(() => expect(getSent()).toMatchObject([{ act: 'skip', date: today }]));
});

it('says what is wrong with an amount, and saves none until it is one', () => {
  open({ measure: { unit: 'glasses', atLeast: 6 } });
  const field = screen.getByRole('textbox', { name: 'Amount done, in glasses' });
  const save = screen.getByRole('button', { name: 'Save amount' });
  expect(save).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'a few' } });
  expect(screen.getByText('Please write a number, such as 2 or 1.5.')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: '2,5' } });
  expect(save).toHaveProperty('disabled', false);
});

it('takes back what the server refuses, and says why', async () => {
  open();
  server.reply(NOTED, [422, { message: 'This week is closed for check-ins', code: 'INVALID' }]);
  press('Done');
  await waitFor(() => expect(screen.getByText('This week is closed for check-ins.')).toBeTruthy());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy());
});

it('asks before what was written is lost, once there is something', async () => {
  open();
  const note = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.change(note, { target: { value: 'Ill' } });
  await pressEscape(() => screen.queryByText('Discard what you entered?') !== null);
  press('Keep editing');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Ill');
});

it('keeps what was written of today while yesterday is looked at', () => {
  open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Ill' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Ill');
});

it('says how a number is read that could be read in two ways, and nothing of the day beside one that cannot', () => {
  open({ measure: { unit: 'steps', atLeast: 5000 } });
  const field = screen.getByRole('textbox', { name: /^Amount done/ });
  fireEvent.change(field, { target: { value: '1.000' } });
  expect(screen.getByText('0 of 5,000 steps. Read as 1, not 1000.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'lots' } });
  expect(screen.queryByText(/of 5,000 steps/)).toBeNull();
});

it('keeps a note that is too long, and notes nothing before it fits', () => {
  open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'a'.repeat(1860) } });
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'a'.repeat(1860));
  expect(screen.getByText(/^860 characters too many/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
});
