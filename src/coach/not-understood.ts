import { type SafetyLabel, strongerLabel } from '#core/coaching/safety.ts';
import { say } from './identity-chat/saying.ts';
import { say as sayOf } from './say/say.ts';
import { clarifyingReply } from './builtin/messages.ts';
import type { Answered, ChatTurn, Coach, GoalFacts, PlanFacts } from './port.ts';

/** The label of a text that could not be read: plans stay gentle. */
export const UNREAD: SafetyLabel = 'caution';

const answered = <T extends object>(answer: T): Promise<Answered<T>> =>
  Promise.resolve({ ...answer, answeredBy: 'builtin' });

/** The goal as if nothing had been said of it. */
export function unspoken({ currentLevel, safetyLabel }: GoalFacts): GoalFacts {
  return { description: '', currentFrictions: '', currentLevel, safetyLabel: strongerLabel(safetyLabel, UNREAD) };
}

/** The facts of a plan as if nothing had been said of its goal. */
export function unspokenPlan({ goal, identity, mode }: PlanFacts): PlanFacts {
  return { goal: unspoken(goal), identity: { ...identity, description: '' }, mode, otherHabits: [] };
}

/** An answer that tells its caller that nothing was understood, so that nothing is counted. */
const unheard = <T extends object>(answer: T) => answered({ ...answer, isUnderstood: false });

const coachIn = (messages: readonly ChatTurn[]) =>
  messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);

/** What the coach says to words that it could not read: it changes nothing, notes nothing, and asks its plain question again. */
export const notUnderstood: Omit<Coach, 'suggestIdentities' | 'planHabits'> = {
  chatIdentity: ({ standing, messages, goal }) => {
    const saying = { said: coachIn(messages), seed: goal.description };
    const reply = standing ? say('unclear', saying, { name: standing.name }) : say('day', saying);
    return unheard({ reply, proposal: standing, agreed: false });
  },
  refineHabits: ({ currentHabits }) => {
    const habit = currentHabits[0]?.description ?? 'the first habit';
    const response = clarifyingReply(habit);
    return unheard({ response, habits: [...currentHabits] });
  },
  checkIn: ({ messages }) => {
    const saying = { said: coachIn(messages), seed: messages[0]?.content ?? '' };
    return unheard({ reply: `${sayOf('heardIn', saying)} ${sayOf('askDay', saying)}`, completions: [] });
  },
  conductReview: ({ messages, identity }) => {
    const saying = { said: coachIn(messages), seed: identity.id };
    const heard = messages.length === 0 ? '' : `${sayOf('reviewHeard', saying)} `;
    return unheard({ reply: `${heard}${sayOf('reviewChoiceAgain', saying)}`, friction: null });
  },
};
