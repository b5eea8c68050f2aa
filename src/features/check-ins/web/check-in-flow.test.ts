import { describe, expect, it } from 'vitest';
import { type CheckInAction, type CheckInFlow, checkInReducer, inCheckInOrder } from './check-in-flow.ts';

const form: CheckInFlow = { step: 'form', done: new Set(), notes: {}, existing: [], safety: null, hasFailed: false };

function after(flow: CheckInFlow, ...actions: CheckInAction[]): CheckInFlow {
  return actions.reduce(checkInReducer, flow);
}

const tick: CheckInAction = { type: 'ticked', habitId: 'walk' };
const note: CheckInAction = { type: 'noted', identityId: 'mover', text: 'Rain' };

describe('a check-in', () => {
  it('ticks and unticks', () => {
    expect([...after(form, tick).done]).toEqual(['walk']);
    expect([...after(form, tick, tick).done]).toEqual([]);
  });

  it('asks before it overwrites, and goes back to the form as it was when the answer is no', () => {
    const asking = after(form, tick, note, { type: 'submitted' }, { type: 'found existing', identityIds: ['mover'] });
    expect(asking).toMatchObject({ step: 'confirm', existing: ['mover'] });
    const back = after(asking, { type: 'cancelled' });
    expect(back).toMatchObject({ step: 'form', existing: [], notes: { mover: 'Rain' } });
    expect([...back.done]).toEqual(['walk']);
  });

  it('keeps everything ticked when saving fails', () => {
    const failed = after(form, tick, note, { type: 'submitted' }, { type: 'saving' }, { type: 'failed' });
    expect(failed).toMatchObject({ step: 'form', notes: { mover: 'Rain' } });
    expect([...failed.done]).toEqual(['walk']);
  });

  it.each(['checking', 'confirm', 'saving', 'success'] as const)('changes no tick and no note while %s', (step) => {
    const flow = { ...form, step };
    expect(after(flow, tick, note)).toEqual(flow);
  });

  it('is submitted once, however often the button is pressed', () => {
    const saving = after(form, { type: 'submitted' }, { type: 'saving' });
    expect(after(saving, { type: 'submitted' })).toBe(saving);
  });
});

it('shows core habits first, in the order of the plan', () => {
  const habits = [
    { order: 0, habitType: 'experimental' as const },
    { order: 2, habitType: 'core' as const },
    { order: 1, habitType: 'core' as const },
  ];
  expect(inCheckInOrder(habits).map((habit) => habit.order)).toEqual([1, 2, 0]);
});
