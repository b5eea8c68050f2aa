import type { z } from 'zod';
import type { Memorable } from '#coach/memorable.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { Coach, GoalFacts } from '#coach/port.ts';
import { heardOfHabits } from '#core/coaching/proposed-words.ts';
import { MEMORY_MAX } from '#core/coaching/memory.ts';
import { strongerLabel } from '#core/coaching/safety-labels.ts';
import { normaliseRefined } from '#core/plan/plan.ts';
import { remember, rememberedGoal } from '#features/memories/server/memories.ts';
import type { RefinedHabits, RefineHabits } from '#features/coach/contract.ts';
import { isBasicMode } from '../turn/allowance.ts';
import { coachTurn, type Speaking } from '../turn/coach-turn.ts';
import { identityWithGoal, keepRefinement } from './offered-plan.ts';

/** Refining without an identity: the coach knows only the list and the request. */
const NO_GOAL: GoalFacts = { description: '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' };

const toFact = (text: string): Memorable => ({ kind: 'fact', text: text.slice(0, MEMORY_MAX) });
/** Every word of an act that somebody may have written. */
function wordsOf(act: PlanAct): string[] {
  const { habit, ...said } = 'habit' in act ? act : { ...act, habit: null };
  const values: unknown[] = [...Object.values(said), habit?.text, habit?.cue];
  return values.filter((value) => typeof value === 'string');
}

type Body = z.output<typeof RefineHabits>;
type Refined = Awaited<ReturnType<Coach['refineHabits']>>;

/** The list without what has no words and could not be kept, and the places in it of those that are chosen. */
function listOf(body: Body) {
  const all = normaliseRefined(body.currentHabits);
  const currentHabits = all.filter((habit) => habit.description !== '');
  const selected = body.selected?.flatMap((at) => (all[at]?.description ? currentHabits.indexOf(all[at]) : [])) ?? null;
  return { currentHabits, selected };
}

/** Changes an offered list as the last message asks. */
export async function refineHabits(
  coach: Coach,
  { body, ...speaking }: Speaking<RefinedHabits> & { body: Body },
): Promise<RefinedHabits> {
  const { user, now } = speaking;
  const found = body.identity.id ? await identityWithGoal(user, body.identity.id) : null;
  const { currentHabits, selected } = listOf(body);
  const request = body.messages.at(-1) as Body['messages'][number];
  return coachTurn<Refined, RefinedHabits>(coach, speaking, {
    texts: [request.content, ...(body.acts ?? []).flatMap(wordsOf)],
    goalIds: found ? [found.goal.id] : [],
    // A chip needs no understanding.
    isCounted: !body.acts,
    stopped: (safety) => ({
      response: '',
      refinedHabits: currentHabits,
      chips: [],
      isUndone: false,
      ticks: [],
      safety,
      basicMode: false,
    }),
    prepare: async (said, reader) => {
      const known = found ? await rememberedGoal(user.id, found.goal) : NO_GOAL;
      const goal = { ...known, safetyLabel: strongerLabel(known.safetyLabel, said) };
      const identity = found?.identity ?? { id: '', name: body.identity.name, description: '' };
      const before = body.before ? normaliseRefined(body.before) : null;
      const { messages, acts = null } = body;
      const facts = { goal, identity, messages, currentHabits, before, selected, acts };
      return {
        ask: () => coach.refineHabits(facts, reader),
        save: async (answer, safety) => {
          const { response, chips = [], isUndone = false, ticks = [], learnt = [] } = answer;
          const refinedHabits = normaliseRefined(answer.habits);
          const turns = [request, { role: 'assistant' as const, content: response }];
          if (found) {
            const habits = body.of === 'offer' ? refinedHabits : null;
            await keepRefinement({ user, identityId: found.identity.id, turns, habits, now });
            await remember({ userId: user.id, goalId: found.goal.id, now }, learnt.map(toFact));
          }
          const basicMode = isBasicMode(answer);
          return { response, refinedHabits, chips: [...chips], isUndone, ticks, safety, basicMode };
        },
      };
    },
    spoken: ({ response, habits }) => {
      const known = new Set(currentHabits.map(({ description }) => description));
      return [response, ...heardOfHabits(habits.filter(({ description }) => !known.has(description)))];
    },
  });
}
