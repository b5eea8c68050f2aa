import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Answered, Coach, IdentityAnswer } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { safetyOfIdentity, takeOnIdentity } from '#features/identities/server/take-on-identity.ts';
import { rememberedGoal } from '#features/memories/server/memories.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ChatAnswer, NewChatMessage } from '../contract.ts';
import { coachMessages } from '../messages.ts';
import { getConversation, newestConversation, newestMessages } from './queries.ts';
import { keptSuggestions } from './suggest-identities.ts';
import { isBasicMode } from './turn/allowance.ts';
import { coachTurn, type Speaking } from './turn/coach-turn.ts';
import { keepConversation, keepTurns } from './turn/keep-turns.ts';

/** The newest messages that the coach reads. */
const READ_BY_COACH = 40;

/** State stored with a chat: the name awaiting confirmation, its outcome, and how many messages the user sent. */
const ChatState = z.object({
  standing: z.object({ name: z.string(), description: z.string() }).nullable(),
  identityId: z.string().nullable(),
  turns: z.int(),
  chips: z.array(z.string()).default([]),
});
type ChatState = z.infer<typeof ChatState>;
const NOTHING_SAID: ChatState = { standing: null, identityId: null, turns: 0, chips: [] };

type Message = z.output<typeof NewChatMessage>;
type Saving = {
  user: CurrentUser;
  body: Message;
  before: ChatState;
  /** The safety label of the card's words. */
  shownLabel: SafetyLabel;
  answer: Answered<IdentityAnswer>;
  now: Date;
};

/** Loads the chat's state; chats of another goal or kind are not found. */
async function getState(user: CurrentUser, { conversationId, context }: Message, lock = false): Promise<ChatState> {
  if (!conversationId) return NOTHING_SAID;
  const conversation = await getConversation(user.id, conversationId, { lock });
  const isOfGoal = conversation?.type === 'identity_chat' && conversation.goalId === context.goalId;
  if (!isOfGoal) throw new AppError('NOT_FOUND', coachMessages.conversationMissing);
  const state = ChatState.parse(conversation.context);
  if (state.identityId) throw new AppError('CONFLICT', coachMessages.conversationEnded);
  return state;
}

/** A message to the conversation of a goal's suggestions goes to the chat that follows them: the open one, else one that begins with it. */
async function inItsChat(user: CurrentUser, body: Message): Promise<Message> {
  const { conversationId, ...said } = body;
  const { goalId } = said.context;
  const named = conversationId ? await getConversation(user.id, conversationId) : null;
  if (named?.type !== 'identity_suggestion' || named.goalId !== goalId) return body;
  const newest = await newestConversation({ userId: user.id, type: 'identity_chat', goalId });
  return newest && ChatState.safeParse(newest.context).data?.identityId === null
    ? { ...said, conversationId: newest.id }
    : said;
}

/** The words of the card that are the user's own. */
function writtenInto({ standing }: ChatState, { shown }: Message): string[] {
  const isEdited = shown && (shown.name !== standing?.name || shown.description !== standing.description);
  return isEdited ? [shown.name, shown.description].filter((text) => text !== '') : [];
}

/** What the user saw on the card as they wrote: its fields, where they were edited. Without an offer there is no card. */
function shownBefore({ standing }: ChatState, { shown }: Message): ChatState['standing'] {
  return standing && (shown ?? standing);
}

/** The card's button says all there is to say: no engine has to read it. */
function agreement(shown: NonNullable<ChatState['standing']>): Answered<IdentityAnswer> {
  const reply = coachMessages.identityChat.agreedByHand(shown.name);
  return { reply, proposal: shown, agreed: true, chips: [], answeredBy: 'builtin' };
}

/** The offer that a chat ends on, and what may be said with a button. */
export function stateOf(context: unknown): Pick<ChatAnswer, 'offer' | 'chips'> {
  const state = ChatState.safeParse(context).data;
  return state && !state.identityId ? { offer: state.standing, chips: state.chips } : { offer: null, chips: [] };
}

async function save({ user, body, before, shownLabel, answer, now }: Saving): Promise<Omit<ChatAnswer, 'safety'>> {
  const { goalId } = body.context;
  // Two messages at once: the coach has not read the other one, and a yes may not count twice.
  const { turns } = await getState(user, body, true);
  if (turns !== before.turns) throw new AppError('CONFLICT', coachMessages.conversationMoved);

  // The user can only have agreed to a name shown before this message, not in its answer.
  const agreedTo = answer.agreed ? shownBefore(before, body) : null;
  const identity =
    agreedTo && (await takeOnIdentity({ userId: user.id, goalId, ...agreedTo, safetyLabel: shownLabel, now }));
  const chips = [...(answer.chips ?? [])];
  const context = { standing: answer.proposal, identityId: identity?.id ?? null, turns: turns + 1, chips };
  const id = body.conversationId ?? randomUUIDv7();
  const conversation = { id, userId: user.id, goalId, type: 'identity_chat' as const };
  await keepConversation(conversation, { context, isNew: !body.conversationId, now });
  const said = { role: 'user' as const, content: body.message };
  await keepTurns(conversation, [said, { role: 'assistant', content: answer.reply }], now);
  const identityCreated = identity && { id: identity.id, name: identity.name };
  const offer = identity ? null : answer.proposal;
  return { conversationId: id, reply: answer.reply, identityCreated, offer, chips, basicMode: isBasicMode(answer) };
}

/**
 * One message of the chat about a custom identity, and the coach's answer. A plain yes to the proposed name creates the identity, in the
 * transaction that saves both messages.
 */
export async function sendMessage(
  coach: Coach,
  { body: said, ...speaking }: Speaking<ChatAnswer> & { body: Message },
): Promise<ChatAnswer> {
  const { user, now } = speaking;
  const goal = await getGoal(user.id, said.context.goalId);
  if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
  const body = await inItsChat(user, said);
  const before = await getState(user, body);
  const shown = shownBefore(before, body);
  // What is agreed to by hand has to have been offered.
  if (body.agreed && !shown) throw new AppError('CONFLICT', coachMessages.conversationMoved);
  return coachTurn<IdentityAnswer, ChatAnswer>(coach, speaking, {
    // What was written into the card is read like all else that a user writes.
    texts: [body.message, ...writtenInto(before, body)],
    goalIds: [goal.id],
    standing: goal.safetyLabel,
    isCounted: !body.agreed && !before.chips.includes(body.message),
    stopped: (safety) => ({
      conversationId: body.conversationId ?? null,
      reply: '',
      identityCreated: null,
      offer: null,
      chips: [],
      safety,
      basicMode: false,
    }),
    prepare: async (label, reader) => {
      const history = body.conversationId ? await newestMessages(user.id, body.conversationId, READ_BY_COACH) : [];
      const messages = [...history, { role: 'user' as const, content: body.message }];
      const presets = await keptSuggestions(user.id, goal.id);
      const known = await rememberedGoal(user.id, goal);
      const safetyLabel = strongerLabel(goal.safetyLabel, label);
      const shownLabel = shown ? await safetyOfIdentity(user.id, shown) : 'none';
      const facts = { goal: { ...known, safetyLabel }, presets, messages, standing: shown };
      return {
        ask: async () => (body.agreed && shown ? agreement(shown) : coach.chatIdentity(facts, reader)),
        save: async (answer, safety) => ({ ...(await save({ user, body, before, shownLabel, answer, now })), safety }),
      };
    },
    spoken: ({ reply }) => [reply],
  });
}
