import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Answered, Coach, IdentityAnswer } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { goalOf } from '#features/goals/server/queries.ts';
import { takeOnIdentity } from '#features/identities/server/take-on-identity.ts';
import { memorableOf, remember, rememberedGoal } from '#features/memories/server/memories.ts';
import type { Following } from '#server/http/event-stream.ts';
import { readSafety } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ChatAnswer, NewChatMessage, SafetyAnswer } from '../contract.ts';
import { coachMessages } from '../messages.ts';
import { withAiAllowance, isBasicMode } from './allowance.ts';
import { conversationOf, insertConversation, insertMessages, newestMessages, storeContext } from './queries.ts';
import { withoutDanger } from './safety-answer.ts';
import { keptSuggestions } from './suggest-identities.ts';

/** The newest messages that the coach reads. */
const READ_BY_COACH = 40;

/** What is kept with a chat: the name that waits for a yes, what came of it, and how often the user has spoken. */
const ChatState = z.object({
  standing: z.object({ name: z.string(), description: z.string() }).nullable(),
  identityId: z.string().nullable(),
  turns: z.int(),
});
type ChatState = z.infer<typeof ChatState>;
const NOTHING_SAID: ChatState = { standing: null, identityId: null, turns: 0 };

type Message = z.output<typeof NewChatMessage>;
type Saving = {
  user: CurrentUser;
  body: Message;
  before: ChatState;
  answer: Answered<IdentityAnswer>;
  memorable: Awaited<ReturnType<typeof memorableOf>>;
  now: Date;
};

/** Where the chat stands; one of another goal or of another kind is not found. */
async function stateOf(user: CurrentUser, { conversationId, context }: Message, lock = false): Promise<ChatState> {
  if (!conversationId) return NOTHING_SAID;
  const conversation = await conversationOf(user.id, conversationId, { lock });
  const isOfGoal = conversation?.type === 'identity_chat' && conversation.goalId === context.goalId;
  if (!isOfGoal) throw new AppError('NOT_FOUND', coachMessages.conversationMissing);
  const state = ChatState.parse(conversation.context);
  if (state.identityId) throw new AppError('CONFLICT', coachMessages.conversationEnded);
  return state;
}

async function save({ user, body, before, answer, memorable, now }: Saving): Promise<Omit<ChatAnswer, 'safety'>> {
  const { goalId } = body.context;
  // Two messages at once: the coach has not read the other one, and a yes may not count twice.
  const { turns } = await stateOf(user, body, true);
  if (turns !== before.turns) throw new AppError('CONFLICT', coachMessages.conversationMoved);

  // Only what stood before this message can have been agreed to, whatever the coach proposes in its answer.
  const agreedTo = answer.agreed ? before.standing : null;
  const identity = agreedTo && (await takeOnIdentity({ userId: user.id, goalId, ...agreedTo, now }));
  const context = { standing: answer.proposal, identityId: identity?.id ?? null, turns: turns + 1 };
  const conversationId = body.conversationId ?? randomUUIDv7();
  if (body.conversationId) await storeContext(user.id, conversationId, { context, now });
  else {
    const stamps = { createdAt: now, updatedAt: now };
    await insertConversation({
      id: conversationId,
      userId: user.id,
      goalId,
      type: 'identity_chat',
      context,
      ...stamps,
    });
  }
  const owned = { userId: user.id, conversationId, timestamp: now };
  await insertMessages([
    { ...owned, id: randomUUIDv7(), role: 'user', content: body.message },
    { ...owned, id: randomUUIDv7(), role: 'assistant', content: answer.reply },
  ]);
  await remember({ userId: user.id, goalId, now }, memorable);
  const identityCreated = identity && { id: identity.id, name: identity.name };
  return { conversationId, reply: answer.reply, identityCreated, basicMode: isBasicMode(answer) };
}

/**
 * One message of the chat about an identity of one's own, and the coach's answer. A plain yes to the name that stands creates the
 * identity, in the transaction that saves both messages. A message that calls for help is answered with help, and neither kept
 * nor counted. `keep` is called inside that transaction.
 */
export async function sendMessage({
  coach,
  user,
  body,
  now,
  live,
  safetyOf,
  keep,
}: {
  coach: Coach;
  user: CurrentUser;
  body: Message;
  now: Date;
  live: Following;
  safetyOf: (label: SafetyLabel) => Promise<SafetyAnswer>;
  keep: (answer: ChatAnswer) => Promise<ChatAnswer>;
}): Promise<ChatAnswer> {
  const goal = await goalOf(user.id, body.context.goalId);
  if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
  const before = await stateOf(user, body);
  const reader = { ...live, owner: user.id };
  const said = await readSafety([body.message], reader);
  await noteSafety(user.id, goal.id, said, { shownAt: now });
  const safetyLabel = strongerLabel(goal.safetyLabel, said);
  if (stopsCoaching(safetyLabel)) {
    const conversationId = body.conversationId ?? null;
    const safety = await safetyOf(safetyLabel);
    return { conversationId, reply: '', identityCreated: null, safety, basicMode: false };
  }
  const history = body.conversationId ? await newestMessages(user.id, body.conversationId, READ_BY_COACH) : [];
  const messages = [...history, { role: 'user' as const, content: body.message }];
  const presets = await keptSuggestions(user.id, goal.id);
  const known = await rememberedGoal(user.id, goal);
  const memorable = await memorableOf([body.message], reader);
  const safety = await safetyOf(said);
  return withAiAllowance(
    { user, now, signal: live.signal },
    async () => {
      const facts = { goal: { ...known, safetyLabel }, presets, messages, standing: before.standing };
      return withoutDanger(await coach.chatIdentity(facts, reader), ({ reply }) => [reply], reader);
    },
    async (answer) => keep({ ...(await save({ user, body, before, answer, memorable, now })), safety }),
  );
}
