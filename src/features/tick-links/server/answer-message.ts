import { AppError } from '#contract/error.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { Services } from '#server/services.ts';
import { toAsker } from '#server/session/session.ts';
import type { TickOutcome } from '../contract.ts';
import { readAnswer } from './answer-links.ts';
import { askedByMessage, newestHabit, noteUsed } from './queries.ts';
import { answerDay, notFound, type Ticked } from './tick-by-link.ts';

/** A day that takes no check-in any more, as the transaction's own refusal. */
const isClosed = (error: unknown) => error instanceof AppError && error.code === 'INVALID';

/**
 * Notes what a link in a message says of its habit, for the day that the message asked about, however late. Throws NOT_FOUND for what is no such
 * link, for one whose channel was removed, and where the habit is gone.
 */
export async function answerMessage(
  code: string,
  { services, now }: { services: Services; now: Date },
): Promise<Ticked & { readonly isToday: boolean }> {
  const read = await readAnswer(code, services);
  const found = read && (await askedByMessage(read));
  const identityId = found?.notification.identityId;
  if (!read || !found || !identityId) throw notFound();
  const user = toAsker({ ...found, aiReserved: 0, now });
  const { subject: seriesId, date } = found.notification;
  const asked = { userId: user.id, identityId, seriesId, date };
  const habit = await newestHabit(asked);
  if (!habit) throw notFound();
  const outcome = await inTx(async (): Promise<TickOutcome> => {
    const identity = await lockIdentity(user.id, identityId);
    if (!identity) throw notFound();
    return identity.archivedAt ? 'ended' : answerDay(user, asked, { act: read.answer, now });
  }).catch((error: unknown) => {
    if (isClosed(error)) return 'closed' as const;
    throw error;
  });
  if (outcome === 'done' || outcome === 'skipped') await noteUsed(user.id, now);
  return { outcome, habit: habit.description, isToday: date === user.today };
}
