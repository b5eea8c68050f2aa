import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanChange } from '#features/reviews/contract.ts';
import {
  canBeTakenBack,
  type ChangedPlan,
  getChange,
  differences,
  getEffect,
  isTakenBack,
  isTalkedOver,
  getResting,
  withChangeToggled,
} from './plan-changes.ts';

function habit(seriesId: string, change: Partial<PlannedHabit> = {}): PlannedHabit {
  return {
    description: `Do ${seriesId}`,
    implementationIntention: 'When I finish lunch, at the door, I will do it.',
    targetFrequency: 5,
    difficulty: 'medium',
    habitType: 'core',
    order: 0,
    seriesId,
    ...change,
  };
}

function changed(before: PlannedHabit | null, after: PlannedHabit | null, kind: PlanChange['kind']): PlanChange {
  const seriesId = before?.seriesId ?? after?.seriesId ?? '';
  return { seriesId, kind, reasonCode: 'KEEP', reason: '2 of 5 last week.', before, after };
}

const [walk, walkLess] = [habit('walk', { order: 3 }), habit('walk', { targetFrequency: 3, order: 3 })];
const [stay, gone, come] = [habit('stay', { order: 4 }), habit('gone'), habit('come', { habitType: 'experimental' })];
const [old, swapped] = [habit('old', { order: 6 }), habit('swapped', { order: 6 })];

/** A plan with one change of each kind, all of it selected. */
const plan: ChangedPlan = {
  habits: [walkLess, stay, swapped, come],
  selection: [0, 1, 2, 3],
  changes: [
    changed(walk, walkLess, 'freq_down'),
    changed(stay, stay, 'keep'),
    changed(gone, null, 'drop'),
    changed(old, swapped, 'swap'),
    changed(null, come, 'add'),
  ],
  takenBack: {},
};
const change = (seriesId: string) => plan.changes.find((one) => one.seriesId === seriesId) as PlanChange;
const names = ({ habits, selection }: ChangedPlan) =>
  habits.map(
    ({ description, targetFrequency }, at) =>
      `${description} ${targetFrequency}${selection.includes(at) ? '' : ' (not taken)'}`,
  );

describe('a change that is taken back', () => {
  it('puts a changed habit back as it was, in its place, and its changed form when that is undone', () => {
    const back = withChangeToggled(plan, 'walk');
    expect(names(back)).toEqual(['Do walk 5', 'Do stay 5', 'Do swapped 5', 'Do come 5']);
    expect([isTakenBack(back, change('walk')), isTakenBack(plan, change('walk'))]).toEqual([true, false]);
    expect(withChangeToggled(back, 'walk')).toEqual(plan);
  });

  it('brings a dropped habit back selected, and drops it again without touching what else is selected', () => {
    expect(getResting(plan).map(({ seriesId }) => seriesId)).toEqual(['gone']);
    const back = withChangeToggled(plan, 'gone');
    expect([names(back).at(-1), getResting(back)]).toEqual(['Do gone 5', []]);
    expect(withChangeToggled(back, 'gone')).toEqual(plan);
    const earlier = { ...back, habits: [gone, ...plan.habits], selection: [0, 2, 4] };
    expect(withChangeToggled(earlier, 'gone').selection).toEqual([1, 3]);
  });

  it('unticks an added habit, and ticks it again', () => {
    const back = withChangeToggled(plan, 'come');
    expect(names(back).at(-1)).toBe('Do come 5 (not taken)');
    expect(isTakenBack(back, change('come'))).toBe(true);
    expect(withChangeToggled(back, 'come')).toEqual(plan);
  });

  it('puts the old habit in the place of the one that was swapped in', () => {
    const back = withChangeToggled(plan, 'old');
    expect(back.habits[2]).toEqual(old);
    expect(getChange(back, old)?.seriesId).toBe('old');
    expect(withChangeToggled(back, 'old')).toEqual(plan);
  });

  it('gives a habit that was talked over meanwhile back as it was left', () => {
    const talked = { ...walkLess, targetFrequency: 2 };
    const back = withChangeToggled({ ...plan, habits: [talked, ...plan.habits.slice(1)] }, 'walk');
    expect(back.habits[0]?.targetFrequency).toBe(5);
    expect(withChangeToggled(back, 'walk').habits[0]).toEqual(talked);
  });

  it('is not offered, and does nothing, for what was changed for the sake of safety', () => {
    const careful = {
      ...plan,
      changes: plan.changes.map((one) => ({ ...one, reasonCode: 'CARE' as const })),
    };
    for (const { seriesId } of careful.changes) expect(withChangeToggled(careful, seriesId)).toBe(careful);
    expect(canBeTakenBack(change('walk'))).toBe(true);
  });

  it('does nothing about a habit that has left the list, that stays, or that is not known', () => {
    const without = { ...plan, habits: plan.habits.slice(1), selection: [0, 1, 2] };
    expect(withChangeToggled(without, 'walk')).toEqual(without);
    expect(withChangeToggled(plan, 'stay')).toEqual(plan);
    expect(withChangeToggled(plan, 'nobody')).toBe(plan);
  });
});

it('knows what a change did to a habit', () => {
  expect(plan.changes.map(getEffect)).toEqual(['changed', 'kept', 'dropped', 'changed', 'added']);
});

it('finds the change of a habit in its new form, and none for one that came by talking', () => {
  expect(getChange(plan, { ...walkLess, description: 'Walk slowly' })?.seriesId).toBe('walk');
  expect(getChange(plan, habit('other'))).toBeNull();
});

it('leaves alone what was neither before nor after', () => {
  const odd = { ...plan, changes: [{ ...change('come'), seriesId: 'odd', after: null }] };
  expect([getResting(odd), withChangeToggled(odd, 'odd')]).toEqual([[], odd]);
});

it('knows a habit that was changed by talking since', () => {
  const talked = { ...stay, targetFrequency: 1 };
  expect([isTalkedOver(change('stay'), stay, false), isTalkedOver(change('stay'), talked, false)]).toEqual([
    false,
    true,
  ]);
  expect([isTalkedOver(change('walk'), walk, true), isTalkedOver(change('walk'), walkLess, true)]).toEqual([
    false,
    true,
  ]);
  expect(isTalkedOver(change('gone'), gone, true)).toBe(false);
});

describe('what is another than before, in words', () => {
  it('names the step, the days, the size and the type', () => {
    const after = habit('walk', {
      description: 'Walk',
      targetFrequency: 7,
      difficulty: 'easy',
      habitType: 'experimental',
    });
    expect(differences({ ...after, ...walk, targetFrequency: 1 }, after)).toEqual([
      { what: 'step', before: 'Do walk', after: 'Walk' },
      { what: 'days', before: '1 day a week', after: 'Every day' },
      { what: 'size', before: 'Medium', after: 'Easy' },
      { what: 'type', before: 'Core', after: 'Experimental' },
    ]);
  });

  it('names other days, another amount and another time', () => {
    const after: PlannedHabit = { ...walk, days: ['monday', 'thursday'], targetFrequency: 2, moment: 'evening' };
    const measured = { ...after, measure: { unit: 'minutes', atLeast: 20 } };
    expect(differences(walk, measured)).toEqual([
      { what: 'days', before: '5 days a week', after: expect.stringMatching(/^Monday and Thursday$/) as string },
      { what: 'amount', before: 'Done or not', after: '20 minutes' },
      { what: 'moment', before: 'Any time', after: 'Evening' },
    ]);
    expect(differences(measured, { ...measured, measure: { unit: 'minutes', atLeast: 22 } })).toEqual([
      { what: 'amount', before: '20 minutes', after: '22 minutes' },
    ]);
  });

  it('does not say an amount that the new step says', () => {
    const measured = { ...walk, measure: { unit: 'minutes', atLeast: 20 } };
    const after = { ...walk, description: 'Walk for 25 minutes', measure: { unit: 'minutes', atLeast: 25 } };
    expect(differences(measured, after).map(({ what }) => what)).toEqual(['step']);
  });

  it('names the opening of another cue, and a plan B that came with it', () => {
    const implementationIntention = 'When I come home, at the door, I will do it. If it rains, I do it indoors.';
    expect(differences(walk, { ...walk, implementationIntention })).toEqual([
      { what: 'cue', before: 'When I finish lunch', after: 'When I come home' },
      { what: 'fallback', before: null, after: 'If it rains, I do it indoors.' },
    ]);
    const more = { ...walk, implementationIntention: `${implementationIntention} If I am ill, I rest.` };
    expect(differences({ ...walk, implementationIntention }, more)).toEqual([
      { what: 'fallback', before: null, after: 'If I am ill, I rest.' },
    ]);
    expect(differences(more, walk).at(-1)).toMatchObject({ what: 'fallback', after: 'No plan B' });
  });

  it('does not say a new step twice, though the sentence holds it too', () => {
    const implementationIntention = 'When I finish lunch, at the door, I will do less.';
    const after = { ...walk, description: 'Do less', implementationIntention };
    expect(differences(walk, after).map(({ what }) => what)).toEqual(['step']);
  });
});
