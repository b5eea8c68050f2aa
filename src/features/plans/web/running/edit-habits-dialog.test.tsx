import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import { water } from '../running-plan.testing.ts';
import {
  done,
  edit,
  inTheDialog,
  LAUNCH,
  onMondays,
  open,
  press,
  save,
  sent,
  server,
  today,
} from './edit-habits-dialog.testing.tsx';

inTheDialog();

it('launches the same habits again from today on, with what was changed', async () => {
  server.reply(LAUNCH, [201, {}]);
  server.reply('GET /api/bootstrap', [200, newcomer({ today })]);
  const onClose = open();
  expect(screen.getByText(/ counts from today, also for what is noted today\. Earlier days stay\.$/)).toBeTruthy();
  edit('Walk');
  press('Monday');
  press('Friday');
  await done();
  await waitFor(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const same = { implementationIntention: 'When I finish lunch, I will walk.', difficulty: 'easy', habitType: 'core' };
  expect(sent()).toEqual([
    {
      startsOn: '2026-03-04',
      weekType: 'partial',
      replaces: 'p1',
      habits: [
        { ...same, ...water, order: 0, seriesId: 's0', targetFrequency: 3 },
        { ...same, description: 'Walk', order: 1, seriesId: 's1', targetFrequency: 2, days: ['monday', 'friday'] },
      ],
    },
  ]);
  expect(screen.getByText('Habits changed')).toBeTruthy();
  expect(server.times('GET /api/bootstrap')).toBe(1);
});

it('has nothing to save when nothing was changed', async () => {
  open();
  edit('Walk');
  press('Monday');
  press('Monday');
  await done();
  expect(await screen.findByRole('button', { name: 'Nothing changed yet' })).toHaveProperty('disabled', true);
});

it('sends habits that were written, taken out, renamed and moved, in their order', async () => {
  server.reply(LAUNCH, [201, {}]);
  server.reply('GET /api/bootstrap', [200, newcomer({ today })]);
  server.reply('POST /api/identities/i1/check-habit', [200, { safety: null }], [200, { safety: null }]);
  open();
  press('Write my own core habit');
  fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Ring my sister' } });
  press('Add habit');
  await waitFor(() => press('More about “Drink water”'));
  press('Remove “Drink water”');
  edit('Walk');
  fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Walk to the park' } });
  await done();
  await waitFor(() => press('More about “Ring my sister”'));
  press('Up “Ring my sister”');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      habits: [
        { description: 'Ring my sister', order: 0, targetFrequency: 3 },
        {
          description: 'Walk to the park',
          implementationIntention: 'When I finish lunch, I will walk to the park.',
          order: 1,
          seriesId: 's1',
        },
      ],
    },
  ]);
});

it('keeps two core habits, says why, and takes back what was taken out', async () => {
  open();
  const names = () =>
    screen.getAllByRole('button', { name: /^Edit “/ }).map((button) => button.getAttribute('aria-label'));
  press('More about “Walk”');
  press('Remove “Walk”');
  expect(names()).toEqual(['Edit “Drink water”', 'Edit “Walk”']);
  expect(screen.getByText(/^Two core habits are the least/)).toBeTruthy();
  press('Write my own experimental habit');
  fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Sing' } });
  press('Add habit');
  await waitFor(() => press('More about “Sing”'));
  press('Remove “Sing”');
  expect(names()).toHaveLength(2);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Nothing changed yet' }), { key: 'z', ctrlKey: true });
  expect(names()).toEqual(['Edit “Drink water”', 'Edit “Walk”', 'Edit “Sing”']);
  press('Undo');
  expect(names()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says before saving that another unit begins the history anew', () => {
  open();
  edit('Drink water');
  press('More');
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

it('does not take what is not right', () => {
  open();
  edit('Drink water');
  press('More');
  fireEvent.change(screen.getByLabelText('How much'), { target: { value: '' } });
  press('Done');
  expect(screen.getByRole('textbox', { name: 'How much', description: 'How much? Such as 6' })).toBeTruthy();
});

it('asks before it drops what was changed', async () => {
  const onClose = open();
  await onMondays();
  press('Close');
  await waitFor(() => press('Keep editing'));
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what was changed when saving fails, and says why', async () => {
  server.reply(LAUNCH, [422, { message: 'Choose at least two core habits', code: 'VALIDATION' }], [500, {}]);
  const onClose = open();
  await onMondays();
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least two core habits');
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/still here/));
  expect(screen.getByText('Mon')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(sent()).toHaveLength(2);
});

it('says so when the device is offline', async () => {
  const onClose = open();
  await server.close();
  await onMondays();
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are offline/);
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves a next week alone that is planned already', () => {
  open({ upcomingFrom: calendarDay('2026-03-08') });
  expect(screen.getByText('Your next week is planned already and stays as it is.')).toBeTruthy();
});
