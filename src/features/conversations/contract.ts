import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id, Instant } from '#contract/shapes.ts';

export const CONVERSATION_TYPES = [
  'identity_suggestion',
  'identity_chat',
  'habit_plan',
  'check_in',
  'weekly_review',
] as const;

const Conversation = z
  .object({
    id: Id,
    type: z.enum(CONVERSATION_TYPES),
    /** The identity or goal that it is about. */
    about: z.string(),
    messageCount: z.int(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** The newest messages of a conversation that one answer carries. */
export const CONVERSATION_MAX = 200;

const Said = z.object({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp: Instant });

export const conversationsApi = defineApi({
  'GET /api/chat/conversations': {
    summary: "The user's conversations with the coach, the newest 200, newest first",
    access: 'user',
    response: z.array(Conversation),
  },
  'GET /api/chat/conversations/:id': {
    summary: 'A conversation with the coach: its newest 200 messages, oldest first',
    access: 'user',
    response: z.object({
      id: Id,
      messages: z.array(Said.extend({ id: Id })).max(CONVERSATION_MAX),
      /** In a chat about an identity: the name that waits for a yes, and what may be said with a button. */
      offer: z.object({ name: z.string(), description: z.string() }).nullable(),
      chips: z.array(z.string()),
    }),
  },
  'GET /api/chat/export': {
    summary: 'All conversations with their messages, oldest first',
    access: 'user',
    response: z.object({
      exportedAt: Instant,
      conversations: z.array(Conversation.omit({ messageCount: true }).extend({ messages: z.array(Said) })),
    }),
    perMinute: 10,
  },
  'DELETE /api/chat/conversations/:id': {
    summary: 'Delete a conversation with its messages; what came of it stays',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
