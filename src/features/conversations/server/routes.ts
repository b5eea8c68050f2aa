import { AppError } from '#contract/error.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { stateOf } from '#features/coach/server/identity-chat.ts';
import { getConversation, newestMessages } from '#features/coach/server/queries.ts';
import { CONVERSATION_MAX, type conversationsApi } from '../contract.ts';
import { getConversations, deleteConversation, everyMessage } from './queries.ts';

const notFound = () => new AppError('NOT_FOUND', coachMessages.conversationMissing);

function stamped<T extends { createdAt: Date; updatedAt: Date }>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

type Spoken = Awaited<ReturnType<typeof everyMessage>>[number];

/** Groups message rows, ordered by conversation, into conversations. */
function grouped(rows: readonly Spoken[]) {
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].map((said) => {
    const { role: _role, content: _content, timestamp: _timestamp, ...conversation } = said[0] as Spoken;
    const messages = said.map(({ role, content, timestamp }) => ({
      role,
      content,
      timestamp: timestamp.toISOString(),
    }));
    return { ...stamped(conversation), messages };
  });
}

export const conversationsRoutes: Routes<typeof conversationsApi> = {
  'GET /api/chat/conversations': async ({ user }) => (await getConversations(user.id)).map(stamped),

  'GET /api/chat/conversations/:id': async ({ user, params: { id } }) => {
    const conversation = await getConversation(user.id, id);
    if (!conversation) throw notFound();
    const messages = await newestMessages(user.id, id, CONVERSATION_MAX);
    return {
      id,
      ...(conversation.type === 'identity_chat' ? stateOf(conversation.context) : { offer: null, chips: [] }),
      messages: messages.map(({ id: messageId, role, content, timestamp }) => ({
        id: messageId,
        role,
        content,
        timestamp: timestamp.toISOString(),
      })),
    };
  },

  'GET /api/chat/export': async ({ user, request, now }) => {
    const conversations = grouped(await everyMessage(user.id));
    await noteActivity('exported', { userId: user.id, request, now });
    return { exportedAt: now.toISOString(), conversations };
  },

  'DELETE /api/chat/conversations/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteConversation(user.id, params.id))) throw notFound();
      await noteActivity('conversation-deleted', { userId: user.id, request, now });
      return { success: true };
    }),
};
