import { expect, it } from 'vitest';
import { chosenPushes } from './chosen-pushes.ts';

const candidates = [
  { id: 'morning', tier: 'informational' },
  { id: 'check-in', tier: 'important' },
  { id: 'review', tier: 'critical' },
  { id: 'plan', tier: 'important' },
] as const;

it.each([
  ['the critical ones first, those of one tier in their order', [], 10, ['review', 'check-in', 'plan', 'morning']],
  ['no more than the day may bring', [], 2, ['review', 'check-in']],
  ['what is left of the day', ['another'], 2, ['review']],
  ['nothing when the day is full', ['another', 'a third'], 2, []],
  ['once more what another browser has, which does not count again', ['morning'], 2, ['morning', 'review']],
  ['what another browser has, even when the day is full', ['morning', 'another'], 2, ['morning']],
  ['what another browser has after the number was lowered', ['morning', 'plan', 'another'], 1, ['morning', 'plan']],
])('pushes %s', (_what, pushed, most, chosen) => {
  expect(chosenPushes({ candidates, pushed: new Set(pushed), most }).map(({ id }) => id)).toEqual(chosen);
});
