import { AppError } from '#contract/error.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { noteDay } from '#core/habit/day/day-notes.ts';
import { pausedUntil } from '#core/pause/pause.ts';
import type { HabitDay } from '#features/check-ins/contract.ts';
import { completionsOn } from '#features/check-ins/server/queries.ts';
import { recordHabit } from '#features/check-ins/server/record-habit.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { habitsOfPlans, plansSince } from '#features/plans/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { toHash } from '#server/session/secret.ts';
import { type CurrentUser, toAsker } from '#server/session/session.ts';
import type { TickOutcome } from '../contract.ts';
import { tickLinkMessages } from '../messages.ts';
import { getLink, linkByHash, newestHabit, noteTicked, noteUsed, type TickLinkRow } from './queries.ts';

/** What became of a tap, and what the habit is called. */
type Ticked = { readonly outcome: TickOutcome; readonly habit: string };

/** The same for a link that never was, one that was withdrawn and one that is guessed. */
const notFound = () => new AppError('NOT_FOUND', tickLinkMessages.unknown);

/** The habit as today's plan has it, or why there is none to tick. */
async function todaysHabit({ id, today }: CurrentUser, { identityId, seriesId }: TickLinkRow) {
  const plan = planCovering(await plansSince(id, identityId, today), today);
  if (!plan) return 'ended';
  const habit = (await habitsOfPlans(id, [plan.id])).find((one) => one.seriesId === seriesId);
  if (!habit) return 'not_planned';
  const pauses = await pausesIn(id, { from: today, to: today });
  return pausedUntil({ pauses, identityId, today }) === null ? habit : 'paused';
}

async function tickToday(user: CurrentUser, link: TickLinkRow, now: Date): Promise<TickOutcome> {
  const { today } = user;
  const habit = await todaysHabit(user, link);
  if (typeof habit === 'string') return habit;
  const held = (await completionsOn({ ...link, date: today })).find((row) => row.seriesId === link.seriesId);
  if (held?.completed) return 'already';
  // Whoever took the tick back did so on purpose.
  if (link.tickedOn !== null && link.tickedOn >= today) return 'taken_back';
  const note = { act: 'done' as const, date: today };
  const after = noteDay(habit.measure, held ?? null, note);
  if (after === 'negative' || !after?.completed) return 'over';
  const written = { safetyLabel: 'none', safety: null, keep: async (noted: HabitDay) => noted } as const;
  await recordHabit({ user, habitId: habit.id, note, sentAt: null, ...written, now });
  await noteTicked(link, { tickedOn: today, now });
  return 'done';
}

/**
 * Ticks the habit of a link for its owner's today, as a tick without a number does: an amount that was begun counts as it is, of a limit it is all
 * for today. Of taps at the same moment one ticks. Throws NOT_FOUND for whatever is no link.
 */
export async function tickByLink(secret: string, now: Date): Promise<Ticked> {
  const found = await linkByHash(toHash(secret));
  if (!found) throw notFound();
  const user = toAsker({ ...found, aiReserved: 0, now });
  const ticked = await inTx(async (): Promise<Ticked> => {
    const identity = await lockIdentity(user.id, found.link.identityId);
    // Read once the identity is locked: another tap may have been faster, or the link withdrawn.
    const link = identity && (await getLink(found.link));
    const habit = link && (await newestHabit(link));
    if (!identity || !habit || link.secretHash !== found.link.secretHash) throw notFound();
    const outcome = identity.archivedAt ? 'ended' : await tickToday(user, link, now);
    return { outcome, habit: habit.description };
  });
  if (ticked.outcome === 'done') await noteUsed(user.id, now);
  return ticked;
}
