import { useState } from 'react';
import type { Goal } from '#features/goals/contract.ts';

/**
 * True when the help card of this goal was shown on an earlier visit and has not been answered. Decided when the goal is first seen, and over once it
 * is answered: refetching the goal never removes a visible card.
 */
export function useIsAsked(goal: Pick<Goal, 'id' | 'help'> | undefined): boolean {
  const [seen, setSeen] = useState(goal);
  const isOver = seen?.help === 'asked' && goal?.help !== 'asked';
  const first = seen?.id === goal?.id && !isOver ? seen : goal;
  if (first !== seen) setSeen(first);
  return first?.help === 'asked' && goal?.help === 'asked';
}
