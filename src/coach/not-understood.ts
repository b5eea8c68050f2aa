import { say } from './identity-chat/saying.ts';
import { say as sayOf } from './say/say.ts';
import { clarifyingReply } from './builtin/messages.ts';
import type { Answered, ChatTurn, Coach } from './port.ts';

const answered = <T extends object>(answer: T): Promise<Answered<T>> =>
  Promise.resolve({ ...answer, answeredBy: 'builtin' });

/** An answer that tells its caller that nothing was understood, so that nothing is counted. */
const unheard = <T extends object>(answer: T) => answered({ ...answer, isUnderstood: false });

const coachIn = (messages: readonly ChatTurn[]) =>
  messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);

/** What the coach says to words that it could not read: it changes nothing, notes nothing, and asks its plain question again. */
export const notUnderstood: Omit<Coach, 'longestAnswer' | 'suggestIdentities' | 'planHabits'> = {
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
