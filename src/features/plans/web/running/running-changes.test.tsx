import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planMessages } from '#features/plans/messages.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import { runningPlan } from '../running-plan.testing.ts';
import {
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

const REFINE = 'POST /api/chat/refine-habits';
const names = () =>
  screen.getAllByRole('button', { name: /^Edit “/ }).map((button) => button.getAttribute('aria-label'));
const answered = (response: string, refinedHabits: unknown[]) =>
  [200, { response, refinedHabits, chips: [], isUndone: false, ticks: [], safety: null, basicMode: false }] as const;

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
