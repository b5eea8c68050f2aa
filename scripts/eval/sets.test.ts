import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECK_IN_SETS, checkInMessages, goalCases, SAFETY_SETS, safetyTexts } from '#evals/sets.ts';
import { namedGoals, PLAN_SETS, planMessages } from '#evals/plan-rows.ts';
import { wholeLives } from '#evals/life-rows.ts';
import { DAY_HANDS, daysTold, PLAN_HANDS, plansTold } from '#evals/told-rows.ts';
import { reviewConversations } from '#evals/review-rows.testing.ts';
import { root } from '../run/bootstrap.mjs';

const readers: readonly (readonly [name: string, read: () => readonly unknown[]])[] = [
  ...CHECK_IN_SETS.map((set) => [`check-in/${set}.jsonl`, () => checkInMessages(set)] as const),
  ...SAFETY_SETS.map((set) => [`safety/${set}.jsonl`, () => safetyTexts(set)] as const),
  ['goals/practice.jsonl', goalCases],
  ...PLAN_SETS.map((set) => [`goals/${set}.jsonl`, () => namedGoals(set)] as const),
  ['reviews/practice.jsonl', reviewConversations],
  ['lives/twelve.jsonl', wholeLives],
  ...PLAN_SETS.map((set) => [`plans/${set}.jsonl`, () => planMessages(set)] as const),
  ...DAY_HANDS.map((hand) => [`told/days-${hand}.jsonl`, () => daysTold(hand)] as const),
  ...PLAN_HANDS.map((hand) => [`told/plans-${hand}.jsonl`, () => plansTold(hand)] as const),
];

describe('labelled texts', () => {
  it.each(readers)('%s holds rows of its kind alone', (_, read) => {
    expect(read().length).toBeGreaterThan(0);
  });

  it('are all read by something', () => {
    const files = globSync('**/*.jsonl', { cwd: join(root, 'evals') }).map((file) => file.replaceAll('\\', '/'));
    expect(files.toSorted()).toEqual(readers.map(([name]) => name).toSorted());
  });
});
