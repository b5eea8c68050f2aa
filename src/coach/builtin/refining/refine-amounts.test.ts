import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ChatTurn } from '#coach/port.ts';
import { held, ownHabit } from '../adapting/adapt-plan.testing.ts';
import { refinePlan } from './refine.ts';

const goal = {
  description: 'I want to get fit',
  currentLevel: 'some_progress',
  currentFrictions: '',
  safetyLabel: 'none',
} as const;
const identity = { id: 'i1', name: 'The Everyday Mover', description: '' };

const water = ownHabit('Drink water from a glass', {
  measure: { unit: 'glasses', atLeast: 8 },
  days: ['monday', 'wednesday', 'friday'],
  moment: 'evening',
  implementationIntention: 'When I finish dinner, at the table, I will drink water. If I forget, I drink one sip.',
});
const list: PlannedHabit[] = [
  water,
  held('fit.walk', {
    order: 1,
    measure: { unit: 'minutes', atLeast: 5 },
    days: ['sunday', 'monday', 'tuesday', 'friday'],
  }),
  held('fit.stairs', { order: 2, habitType: 'experimental' }),
];

function ask(content: string, habits = list, history: ChatTurn[] = []) {
  const messages = [...history, { role: 'user' as const, content }];
  return { ...refinePlan({ goal, identity, messages, currentHabits: habits }), messages };
}

describe('refining a habit with days and an amount', () => {
  it('makes its amount smaller, says so, and takes it back', () => {
    const { habits, response, messages } = ask('make the water easier');
    expect(habits[0]).toMatchObject({ measure: { unit: 'glasses', atLeast: 6 }, days: water.days, moment: 'evening' });
    expect(response).toContain('goes from 8 to 6 a day');
    const back = ask('undo that please', habits, [...messages, { role: 'assistant', content: response }]);
    expect(back.habits[0]?.measure).toEqual(water.measure);
  });

  it('takes exactly the number that was asked for, in its words and its amount', () => {
    const { habits } = ask('make the walk 7 minutes');
    expect(habits[1]).toMatchObject({ measure: { unit: 'minutes', atLeast: 7 } });
    expect(habits[1]?.description).toContain('7 minutes');
  });

  it('keeps as many of its days as it is asked for', () => {
    const { habits } = ask('drink water on 2 days');
    expect(habits[0]).toMatchObject({ targetFrequency: 2, days: ['monday', 'wednesday'] });
  });

  it('moves its moment with the cue that said it', () => {
    const { habits } = ask('move the water to after breakfast');
    expect(habits[0]?.implementationIntention).toMatch(/breakfast/);
    expect(habits[0]?.moment).toBe('morning');
  });

  it('leaves the others as they are, to the byte', () => {
    const { habits } = ask('make the water easier');
    expect(JSON.stringify(habits.slice(1))).toBe(JSON.stringify(list.slice(1)));
  });
});

it('what the coach offers stands at the moment that its cue names', () => {
  expect(held('fit.walk')).toHaveProperty('moment');
});
