import { describe, expect, it } from 'vitest';
import { createBuiltinCoach } from './builtin-coach.ts';

const coach = createBuiltinCoach();

async function introFor(description: string, currentFrictions = '') {
  const goal = { description, currentFrictions, currentLevel: 'not_started', safetyLabel: 'none' } as const;
  const identity = { id: 'i1', name: 'The Small-Step Person', description: '' };
  return coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
}

describe('the first plan of a goal that tells of a loss', () => {
  it.each([
    ["since Mum died in March I haven't touched her garden. I'd like to weed one bed a week", '', 'your mum'],
    ['my wife passed away and I want to cook for one', '', 'your wife'],
    ['walk in the evenings', 'we lost our baby last spring', 'your baby'],
  ])('begins with one sentence about it, and asks nothing: “%s”', async (goal, frictions, about) => {
    const { intro, chips, habits } = await introFor(goal, frictions);
    const [first = ''] = intro.split('. ');
    expect(first).toContain('sorry');
    expect(first).toContain(about);
    expect(intro).not.toContain('?');
    expect(intro).not.toMatch(/\d/);
    expect(chips?.length).toBeGreaterThan(0);
    expect(habits.length).toBeGreaterThan(4);
  });

  it.each(['lose two kilos by walking', 'ring my widowed sister', 'pass on my recipes'])(
    'is no other one: “%s”',
    async (goal) => expect((await introFor(goal)).intro).not.toContain('sorry'),
  );
});
