import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { runningPlan, water } from '../running-plan.testing.ts';
import { useRunningPlan } from '../offer/use-standing.ts';
import { EditHabitsDialog } from './edit-habits-dialog.tsx';

const LAUNCH = 'POST /api/identities/i1/launch-habits';
const today = calendarDay('2026-03-04');

let server: Loopback;

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
  await waitFor(() => expect((history.state as object | null) ?? {}).not.toHaveProperty('isUnsaved'));
});

/** The dialog as the menu of a card opens it. */
function Opened({ onClose }: { onClose: () => void }) {
  const group = useRunningPlan('i1');
  const parts = { renderSafety: () => null, limitCard: null, isUsedUp: false };
  return group && <EditHabitsDialog {...parts} group={group} today={today} open onClose={onClose} />;
}

function open(change: Partial<HabitGroup> = {}) {
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

const sent = () => server.asked.filter(({ key }) => key === LAUNCH).map(({ body }) => body);
const edit = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Edit “${name}”` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const done = () => waitFor(() => press('Done'));
const save = () => press('Save all changes');

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

async function onMondays() {
  edit('Walk');
  press('Monday');
  await done();
  await screen.findByRole('button', { name: 'Save all changes' });
  expect(screen.getByText('Changed “Walk”')).toBeTruthy();
}

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

const REFINE = 'POST /api/chat/refine-habits';
const names = () =>
  screen.getAllByRole('button', { name: /^Edit “/ }).map((button) => button.getAttribute('aria-label'));
const answered = (response: string, refinedHabits: unknown[]) =>
  [200, { response, refinedHabits, chips: [], isUndone: false, safety: null, basicMode: false }] as const;

describe('talking about the running plan', () => {
  it('changes it as while planning, takes in all that was asked for, and is saved together with what was done by hand', async () => {
    server.reply(LAUNCH, [201, {}]);
    open();
    const sentNow = () =>
      server.asked.filter(({ key }) => key === REFINE).map(({ body }) => body as { currentHabits: object[] });
    const [drink, walk] = [
      { description: 'Drink water', seriesId: 's0' },
      { description: 'Walk', seriesId: 's1' },
    ];
    const proposed = { implementationIntention: '', targetFrequency: 3, difficulty: 'easy' };
    const stretch = { ...proposed, description: 'Stretch', habitType: 'experimental', templateId: 'mov.stretch' };
    server.reply(REFINE, [
      ...answered(
        'Stretch is in.',
        [drink, walk].map((one) => ({ ...proposed, ...one, habitType: 'core' })).concat(stretch as never),
      ),
    ]);
    const box = screen.getByRole('textbox', { name: 'Message to Taylr' });
    fireEvent.change(box, { target: { value: 'Add some stretching' } });
    fireEvent.submit(box);
    expect(await screen.findByText('Stretch is in.')).toBeTruthy();
    expect(sentNow()).toMatchObject([{ of: 'running', currentHabits: [drink, walk] }]);
    expect(names()).toHaveLength(3);
    await onMondays();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { replaces: 'p1', habits: [drink, { ...walk, days: ['monday'] }, { description: 'Stretch' }] },
    ]);
  });

  it('offers what people do most, which costs nothing', async () => {
    server.reply(REFINE, [...answered('Smaller now.', [])]);
    open();
    press('All smaller');
    await screen.findByText('Smaller now.');
    const smaller = [0, 1].map((target) => ({ act: 'resize', target, to: 'smaller' }));
    expect(server.asked.find(({ key }) => key === REFINE)?.body).toMatchObject({ acts: smaller });
  });
});

describe('changes that were begun before', () => {
  async function begin() {
    open();
    await onMondays();
    cleanup();
  }
  const title = () => screen.queryByText('Go on where you left off?');

  it('are offered, and gone on with only then; that can be taken back', async () => {
    await begin();
    open();
    expect(screen.getByText(/^You had begun to change “Walk”\. It is not saved\./)).toBeTruthy();
    expect(screen.queryByText('Mon')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit “Walk”' })).toHaveProperty('disabled', true);
    press('Go on');
    expect(screen.getByText('Mon')).toBeTruthy();
    expect(title()).toBeNull();
    press('Undo');
    expect(screen.queryByText('Mon')).toBeNull();
  });

  it('are offered again until that is answered, and no more once they were dropped', async () => {
    await begin();
    open();
    cleanup();
    open();
    press('Drop it');
    cleanup();
    open();
    expect(title()).toBeNull();
    expect(screen.queryByText('Mon')).toBeNull();
  });

  it('say that the plan is another one since', async () => {
    await begin();
    open({ plan: { ...runningPlan.plan, id: 'p2' } });
    expect(screen.getByText(/The plan has changed since\./)).toBeTruthy();
  });

  it('are none once they were saved, or discarded', async () => {
    server.reply(LAUNCH, [201, {}]);
    const onClose = open();
    await onMondays();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    cleanup();
    open();
    expect(title()).toBeNull();
    await onMondays();
    press('Close');
    await waitFor(() => press('Discard'));
    cleanup();
    open();
    expect(title()).toBeNull();
  });
});

describe('a plan that was changed on another device', () => {
  const second = {
    ...runningPlan,
    plan: { ...runningPlan.plan, id: 'p2' },
    habits: runningPlan.habits.map((one) => ({ ...one, description: `${one.description} again` })),
  };
  async function meet() {
    server.reply(LAUNCH, [409, { message: planMessages.validation.replaces, code: 'CONFLICT' }], [201, {}]);
    server.reply('GET /api/bootstrap', [200, newcomer({ today, currentHabits: [second] })]);
    open();
    await onMondays();
    save();
    expect(await screen.findByText('Your plan was changed somewhere else')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save all changes' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('Error')).toBeNull();
  }

  it('is not written over unasked', async () => {
    await meet();
    press('Save mine instead');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([{ replaces: 'p1' }, { replaces: 'p2', habits: [{}, { days: ['monday'] }] }]);
  });

  it('can be seen first: what was changed here is offered beside it', async () => {
    await meet();
    press('Show the plan that runs now');
    expect(names()).toEqual(['Edit “Drink water again”', 'Edit “Walk again”']);
    press('Go on');
    expect(names()).toEqual(['Edit “Drink water”', 'Edit “Walk”']);
  });
});
