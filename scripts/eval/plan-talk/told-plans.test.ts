import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { isSaid, toldAct } from './told-acts.ts';
import { endOf } from './told-plans.ts';

const walk: PlannedHabit = {
  description: 'Walk for 10 minutes',
  implementationIntention: 'When I finish lunch, I will walk for 10 minutes. If it rains, I stretch for 2.',
  targetFrequency: 5,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
};
const sister: PlannedHabit = {
  ...walk,
  description: 'Ring my sister',
  implementationIntention: 'When I wake up, in bed, I will ring my sister.',
  order: 1,
};
const tea: PlannedHabit = { ...walk, description: 'Drink tea', implementationIntention: 'At four, I will drink tea.' };
const before = new Map([walk, sister, tea].map((habit, at) => [at + 1, habit]));

type More = { added?: PlannedHabit[]; response?: string; isUnderstood?: boolean };

function end(label: string, after: Partial<Record<number, PlannedHabit | null>>, more: More = {}) {
  const now = [...before].flatMap(([at, habit]) => (after[at] === null ? [] : [[at, after[at] ?? habit] as const]));
  const { added = [], response = '', isUnderstood = true } = more;
  const came = { before, after: new Map(now), added, answer: { response, habits: [], isUnderstood } };
  return endOf(came, label.split(' & ').map(toldAct));
}

describe('what came of a message about a plan', () => {
  it.each<[string, Parameters<typeof end>[1], More, string]>([
    ['rm 3', { 3: null }, {}, 'carried out'],
    ['rm 3', { 2: null }, {}, 'something else'],
    ['set 1 times="twice"', { 1: { ...walk, targetFrequency: 2 } }, {}, 'carried out'],
    ['set 1 times="twice"', { 1: { ...walk, targetFrequency: 3 } }, {}, 'something else'],
    ['set 1 smaller', { 1: { ...walk, description: 'Walk for 5 minutes' } }, {}, 'carried out'],
    ['set 2 days="Sundays"', { 2: { ...sister, days: ['sunday'] } }, {}, 'carried out'],
    ['set 1 smaller & rm 3', { 3: null }, {}, 'done in part'],
    ['not 1 & rm 3', { 1: { ...walk, targetFrequency: 1 }, 3: null }, {}, 'something else'],
    ['add "swim"', {}, { added: [{ ...walk, description: 'Swim' }] }, 'carried out'],
    ['chat', {}, { added: [{ ...walk, description: 'Swim' }] }, 'something else'],
    ['rm 3', {}, { response: 'Which one?' }, 'asked about'],
    ['rm 3', {}, { response: 'I see.' }, 'nothing'],
    ['ask 1', {}, { response: 'Because.' }, 'answered'],
    ['ask 1', {}, { isUnderstood: false }, 'nothing'],
  ])('%s', (label, after, more, expected) => {
    expect(end(label, after, more)).toBe(expected);
  });

  it('is told from most of the words, in any form', () => {
    expect(isSaid('When the kettle boils, in the kitchen', 'when the kettle is boiling')).toBe(true);
    expect(isSaid('When I wake up', 'after dinner')).toBe(false);
  });
});
