import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runningPlan } from '#features/plans/web/running-plan.testing.ts';
import { answer, accept, asked, onThePlanningPage, open, server } from './planning-page.testing.tsx';

onThePlanningPage();

const generate = 'POST /api/identities/i1/generate-habits';
const launch = 'POST /api/identities/i1/launch-habits';
const running = { currentHabits: [runningPlan] };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('opens with the plan that runs, all of it selected, and asks for no offer', async () => {
  open('', running);
  expect(await screen.findByRole('checkbox', { name: 'Walk', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Drink water/, checked: true })).toBeTruthy();
  expect(screen.getByText(/^Your plan as it runs now\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nothing changed yet' })).toHaveProperty('disabled', true);
  expect(server.times(generate)).toBe(0);
});

it('saves what was changed from today on, in place of the plan that was shown', async () => {
  server.reply(launch, [201, {}]);
  open('', running);
  await screen.findByRole('checkbox', { name: 'Walk' });
  press('Write my own core habit');
  fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Ring my sister' } });
  press('Add habit');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Walk' }));
  press('Save all changes');
  expect(await screen.findByText('The dashboard')).toBeTruthy();
  expect(asked(launch)).toMatchObject([
    {
      startsOn: '2026-03-04',
      weekType: 'partial',
      replaces: 'p1',
      habits: [{ seriesId: 's0' }, { description: 'Ring my sister' }],
    },
  ]);
});

it('keeps what was begun when the page is left, and offers it on the way back', async () => {
  open('', running);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “Walk”' }));
  press('Friday');
  press('Done');
  expect(await screen.findByText('Fri')).toBeTruthy();
  cleanup();
  open('', running);
  expect(await screen.findByText(/^You had begun to change “Walk”\./)).toBeTruthy();
  expect(screen.queryByText('Fri')).toBeNull();
  press('Go on');
  expect(screen.getByText('Fri')).toBeTruthy();
  press('Undo');
});

it('makes a new plan only when that is asked for, and says what becomes of the other', async () => {
  server.reply(generate, [200, answer]);
  server.reply(launch, [201, {}]);
  open('', running);
  const link = await screen.findByRole('link', { name: 'Start a new plan' });
  fireEvent.click(link);
  expect(await screen.findByText('Here we go.')).toBeTruthy();
  expect(screen.getByText(/^Accepting it ends your running plan today\./)).toBeTruthy();
  await accept();
  await waitFor(() => expect(asked(launch)).toMatchObject([{ replaces: 'p1', habits: [{}, {}] }]));
});

it('accepts a first plan only where none runs by now', async () => {
  server.reply(generate, [200, answer]);
  server.reply(launch, [201, {}]);
  open('');
  await accept();
  await waitFor(() => expect(asked(launch)).toMatchObject([{ replaces: null }]));
  // It is celebrated, and not opened as the plan that runs.
  expect(await screen.findByText('Your week is set')).toBeTruthy();
});
