import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { type Came, isRight, isUnchanged } from './outcomes.ts';
import { fits, hasPhrase, numbersIn } from './words.ts';

const walk: PlannedHabit = {
  description: 'Walk for 10 minutes',
  implementationIntention:
    'When I finish lunch, at the door, I will walk for 10 minutes. If it rains, I stretch for 2.',
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

function came(after: Record<string, PlannedHabit>, more: Partial<Came> & { response?: string } = {}): Came {
  const before = new Map(Object.entries({ h1: walk, h2: sister }));
  const answer = { response: more.response ?? '', habits: [] };
  return { before, after: new Map(Object.entries(after)), added: [], answer, ...more };
}

describe('words in a text', () => {
  it('are found in any form', () => {
    expect(hasPhrase('Sketching on the train', 'sketch')).toBe(true);
    expect(hasPhrase('Ran home', 'run')).toBe(true);
    expect(hasPhrase('Practise the viola', 'practising')).toBe(true);
    expect(hasPhrase('Ring my sister', 'ringtone')).toBe(false);
    expect(hasPhrase('Walk for twenty minutes', '20 minutes')).toBe(true);
    expect(hasPhrase('Do 20 press ups', 'press up')).toBe(true);
  });

  it('are wanted in groups, and may be forbidden', () => {
    expect(fits('Ring my sister', { has: [['call', 'ring'], ['sister']], lacks: ['text'] })).toBe(true);
    expect(fits('Text my sister', { has: [['sister']], lacks: ['text'] })).toBe(false);
  });

  it('hold numbers, and hours as minutes too', () => {
    expect(numbersIn('Walk for 1.5 hours')).toEqual([1.5, 90]);
  });
});

describe('what came of a message', () => {
  const asked = (...changes: object[]) => ({ expect: [{ kind: 'change' as const, changes: changes as [] }] });

  it('is right when exactly the wanted habit changed', () => {
    const after = { h1: { ...walk, description: 'Walk for 20 minutes' }, h2: sister };
    expect(isRight(came(after), asked({ habit: 'h1', amount: 20 }))).toBe(true);
    expect(isRight(came(after), asked({ habit: 'h2', amount: 20 }))).toBe(false);
    expect(isRight(came({ ...after, h2: { ...sister, targetFrequency: 1 } }), asked({ habit: 'h1', amount: 20 }))).toBe(
      false,
    );
  });

  it('knows what went, what joined, and what took a place', () => {
    expect(isRight(came({ h1: walk }), asked({ habit: 'h2', removed: true }))).toBe(true);
    const swim = { ...walk, description: 'Swim 10 lengths' };
    expect(isRight(came({ h1: walk, h2: sister }, { added: [swim] }), asked({ added: { has: [['swim']] } }))).toBe(
      true,
    );
    expect(isRight(came({ h2: sister }, { added: [swim] }), asked({ habit: 'h1', name: { has: [['swim']] } }))).toBe(
      true,
    );
    expect(isRight(came({ h1: walk, h2: sister }, { added: [swim] }), asked({ habit: 'h1', times: 5 }))).toBe(false);
  });

  it('may say how many habits are left, alone or beside the changes', () => {
    const count = (left: number, ...changes: object[]) => ({
      expect: [{ kind: 'change' as const, changes: changes as [], count: left }],
    });
    const swim = { ...walk, description: 'Swim 10 lengths' };
    const swapped = came({ h1: walk }, { added: [swim] });
    const gone = { habit: 'h2', removed: true };
    expect(isRight(swapped, count(2, gone, { added: { has: [['swim']] } }))).toBe(true);
    expect(isRight(swapped, count(3, gone, { added: { has: [['swim']] } }))).toBe(false);
    expect(isRight(came({ h1: walk, h2: sister }), count(2))).toBe(true);
    expect(isRight(swapped, count(2))).toBe(false);
  });

  it('is no answer when the plan changed', () => {
    const answer = { expect: [{ kind: 'answer' as const, says: [['rain']] }] };
    const same = came({ h1: walk, h2: sister }, { answer: { response: 'When it rains, stretch.', habits: [] } });
    expect(isUnchanged(same)).toBe(true);
    expect(isRight(same, answer)).toBe(true);
    expect(isRight({ ...same, after: new Map([['h1', walk]]) }, answer)).toBe(false);
  });

  it('is no answer when nothing was understood', () => {
    const answer = { response: 'I did not get that.', habits: [], isUnderstood: false };
    expect(isRight(came({ h1: walk, h2: sister }, { answer }), { expect: [{ kind: 'answer' }] })).toBe(false);
  });
});
