import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { Chip } from '#contract/plan-act.ts';
import type { ChatTurn, PlanMode } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { getIdentity } from '#features/identities/server/queries.ts';
import { ProposedHabit } from '#features/plans/contract.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { type ConversationRow, newestConversation, storeContext } from '../queries.ts';
import { keepConversation, keepTurns } from '../turn/keep-turns.ts';

const Offer = z.object({
  day: z.string(),
  /** `adapted` is derived from the previous plan by the next-week rule. */
  mode: z.enum(['normal', 'short-week', 'nuclear', 'adapted']),
  safetyLabel: z.string(),
  intro: z.string(),
  /** Those under the introduction. */
  chips: z.array(Chip).default([]),
  habits: z.array(ProposedHabit).min(1),
  /** The identity's newest plan when it was made: once another one is accepted, the offer has been taken or is of no use any more. */
  after: z.string().nullable().default(null),
  /** Whether the built-in engine replaced a failed model for it. */
  basicMode: z.boolean().default(false),
});
type Offer = z.infer<typeof Offer>;

/** An identity of the user with its goal; throws when there is none. */
export async function identityWithGoal(user: CurrentUser, identityId: string) {
  const identity = await getIdentity(user.id, identityId);
  if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
  const goal = await getGoal(user.id, identity.goalId);
  if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
  return { identity, goal };
}

function read(conversation: ConversationRow | null): Offer | null {
  const offer = Offer.safeParse(conversation?.context);
  return offer.success ? offer.data : null;
}

/** The plan offered to an identity on this day in this mode, as it was refined since; so that a reload shows it again. None once a plan was accepted. */
export async function getOffer({
  user,
  identityId,
  mode,
  ...made
}: {
  user: CurrentUser;
  identityId: string;
  mode: PlanMode;
} & Pick<Offer, 'safetyLabel' | 'after'>): Promise<Offer | null> {
  const offer = read(await newestConversation({ userId: user.id, type: 'habit_plan', identityId }));
  if (offer?.day !== user.today || offer.mode !== mode || offer.safetyLabel !== made.safetyLabel) return null;
  return offer.after === made.after ? offer : null;
}

/**
 * Keeps a fresh offer with its introduction as the first message of a conversation. One of the same day and kind takes its place, so that
 * asking again leaves no second conversation.
 */
export async function keepOffer({
  user,
  identityId,
  offer,
  now,
}: {
  user: CurrentUser;
  identityId: string;
  offer: Omit<z.input<typeof Offer>, 'day'> & { day: CalendarDay };
  now: Date;
}): Promise<void> {
  const about = { userId: user.id, identityId, type: 'habit_plan' as const };
  const newest = await newestConversation(about);
  const kept = read(newest);
  const isSame = newest !== null && kept?.day === offer.day && kept.mode === offer.mode;
  const conversation = { ...about, id: isSame ? newest.id : randomUUIDv7() };
  await keepConversation(conversation, { context: offer, isNew: !isSame, now });
  if (isSame && kept?.intro === offer.intro) return;
  await keepTurns(conversation, [{ role: 'assistant', content: offer.intro }], now);
}

/** Stores a turn of refining, and the resulting list where an offer was refined; does nothing without a stored offer. */
export async function keepRefinement({
  user,
  identityId,
  turns,
  habits,
  now,
}: {
  user: CurrentUser;
  identityId: string;
  turns: readonly ChatTurn[];
  /** Null of a running plan: its changes are the user's to save, and no offer. */
  habits: readonly z.infer<typeof ProposedHabit>[] | null;
  now: Date;
}): Promise<void> {
  const conversation = await newestConversation({ userId: user.id, type: 'habit_plan', identityId });
  if (!conversation) return;
  if (habits) await storeContext(user.id, conversation.id, { context: { ...conversation.context, habits }, now });
  await keepTurns(conversation, turns, now);
}
