import type { Answered, ChatTurn, Coach, GoalFacts, PlanFacts, Understanding, WeekOffer } from './port.ts';
import { checkInTurn } from './check-in/check-in-turn.ts';
import { planTurn } from '#coach/acts/plan-turn.ts';
import { say } from '#coach/say/say.ts';
import { feelingIn } from '#coach/talk/feeling-in.ts';
import { allOf, read } from '#coach/text/reading.ts';
import { tidied } from '#coach/text/tidied.ts';
import { identitiesFor } from './builtin/identities.ts';
import { identityChatTurn } from './identity-chat/steps.ts';
import { NO_PLAN } from './builtin/messages.ts';
import { buildPlan } from './builtin/planning/plan-builder.ts';
import { planIntro } from './builtin/planning/plan-intro.ts';
import { reviewTurn } from './reviewing/review-turn.ts';

/** One sentence for a loss that a goal tells of: it is said first, and nothing is asked beside it. */
function sorrowFor({ description, currentFrictions }: GoalFacts): string | null {
  const reading = read(`${description}. ${currentFrictions}`);
  const felt = feelingIn(reading, allOf(reading));
  if (felt?.feeling !== 'loss' || felt.about === null) return null;
  return say('lossInGoal', { said: [], seed: description, values: { about: felt.about } });
}

function plan(facts: PlanFacts): WeekOffer {
  const built = buildPlan(facts);
  if (built.habits.length === 0) return { habits: [], intro: NO_PLAN, stoppedBy: built.label };
  return { habits: built.habits, ...planIntro(facts, built, sorrowFor(facts.goal)) };
}

/** Texts as they enter: the words of the goal and of the conversation. */
function told<F extends { readonly goal?: GoalFacts; readonly messages?: readonly ChatTurn[] }>(facts: F): F {
  const { goal, messages } = facts;
  return {
    ...facts,
    ...(goal && {
      goal: { ...goal, description: tidied(goal.description), currentFrictions: tidied(goal.currentFrictions) },
    }),
    ...(messages && { messages: messages.map((turn) => ({ ...turn, content: tidied(turn.content) })) }),
  };
}

/** In an open conversation everything with a word, or a sign of assent, in it is heard. */
function unlessWords({ messages }: { messages: readonly ChatTurn[] }): Understanding {
  const last = messages.findLast(({ role }) => role === 'user')?.content;
  return last === undefined || /[\p{L}\p{N}]|[👍👌✅💯👎]/u.test(last) ? {} : { isUnderstood: false };
}

function answered<T extends object>(answer: T): Answered<T> {
  return { ...answer, answeredBy: 'builtin' };
}

const cardsFor = (goal: GoalFacts) => identitiesFor(goal).suggestions;

/** The built-in engine of the coach: rules over written knowledge, no key, no network, no clock. The same facts always give the same answer. */
export function createBuiltinCoach(): Coach {
  return {
    longestAnswer: 2000,
    suggestIdentities: async (facts) => answered(identitiesFor(told(facts).goal, facts.taken)),
    chatIdentity: async (facts) => answered({ ...identityChatTurn(told(facts), { cardsFor }), ...unlessWords(facts) }),
    planHabits: async (facts) => answered(plan(told(facts))),
    refineHabits: async (facts) => answered(planTurn(told(facts))),
    checkIn: async (facts) => answered(checkInTurn(told(facts))),
    conductReview: async (facts) => answered({ ...reviewTurn(told(facts)), ...unlessWords(facts) }),
  };
}
