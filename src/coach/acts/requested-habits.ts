import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { RefineFacts } from '#coach/port.ts';
import { read } from '#coach/text/reading.ts';
import { readActs, type ReadMessage } from './read-acts.ts';

/** A request alone, without the conversation and the goal that it belongs to. */
function readAlone(request: string, habits: readonly PlannedHabit[]): ReadMessage {
  const goal = { description: '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' } as const;
  const facts: RefineFacts = {
    goal,
    identity: { id: '', name: '', description: '' },
    messages: [],
    currentHabits: habits,
  };
  return readActs(read(request), { facts, habits, focus: habits.length === 1 ? 0 : null });
}

/** The places that an act may change; null where it may be any of them. */
function placesOf(act: PlanAct): readonly number[] | null {
  if (act.act === 'add' || act.act === 'restore') return [];
  return 'target' in act && act.act !== 'move' ? [act.target] : null;
}

/** True when the rules can tell that a message asks for a change. */
export function isRequest(request: string, habits: readonly PlannedHabit[]): boolean {
  return readAlone(request, habits).acts.length > 0;
}

/**
 * Indices of the habits that a request is about, or null when it cannot be told (then nothing is held against a change). A
 * request that only adds is about none of them.
 */
export function requestedHabits(request: string, habits: readonly PlannedHabit[]): number[] | null {
  const { acts, choices } = readAlone(request, habits);
  if (choices.length > 0) return null;
  const places: number[] = [];
  for (const act of acts) {
    const own = placesOf(act);
    if (own === null) return null;
    places.push(...own);
  }
  return [...new Set(places)];
}
