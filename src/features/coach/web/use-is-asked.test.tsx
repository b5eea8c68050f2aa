import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Goal } from '#features/goals/contract.ts';
import { useIsAsked } from './use-is-asked.ts';

const given = (help: Goal['help'], id = 'one') => ({ goal: { id, help } });
const follow = (first: Parameters<typeof useIsAsked>[0]) =>
  renderHook(({ goal }) => useIsAsked(goal), { initialProps: { goal: first } as { goal: typeof first } });

it('asks on the next visit, and never takes the place of a card that is shown in this one', () => {
  const { result, rerender } = follow(given(null).goal);
  rerender(given('asked'));
  expect(result.current).toBe(false);
  rerender(given('asked', 'another'));
  expect(result.current).toBe(true);
});

it('has its answer in this visit, also when a card is shown again after it', () => {
  const { result, rerender } = follow(given('asked').goal);
  expect(result.current).toBe(true);
  rerender(given('answered'));
  expect(result.current).toBe(false);
  rerender(given('asked'));
  expect(result.current).toBe(false);
});
