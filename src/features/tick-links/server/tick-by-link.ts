import { AppError } from '#contract/error.ts';
import type { DayRecord } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
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
import type { MessageAnswer } from './answer-links.ts';
import { getLink, type LinkOf, linkByHash, newestHabit, noteTicked, noteUsed, type TickLinkRow } from './queries.ts';

/** What became of a tap, and what the habit is called. */
export type Ticked = { readonly outcome: TickOutcome; readonly habit: string };

/** The same for a link that never was, one that was withdrawn and one that is guessed. */
export const notFound = () => new AppError('NOT_FOUND', tickLinkMessages.unknown);

/** A habit's day that is answered from outside. */
export type AskedDay = LinkOf & { readonly identityId: string; readonly date: CalendarDay };

/** The habit as the plan of that day has it, or why there is none to tick. */
async function plannedHabit({ id }: CurrentUser, { identityId, seriesId, date }: AskedDay) {
  const plan = planCovering(await plansSince(id, identityId, date), date);
  if (!plan) return 'ended';
  const habit = (await habitsOfPlans(id, [plan.id])).find((one) => one.seriesId === seriesId);
  if (!habit) return 'not_planned';
  const pauses = await pausesIn(id, { from: date, to: date });
  return pausedUntil({ pauses, identityId, today: date }) === null ? habit : 'paused';
}

/** What the day holds already, that an answer leaves as it is. */
function heldBack(held: DayRecord | undefined, act: MessageAnswer): TickOutcome | null {
  if (held?.completed) return 'already';
  if (act === 'done' || !held) return null;
  if (held.skipped) return 'skipped';
  return (held.amount ?? 0) > 0 ? 'begun' : null;
}

type Answering = { readonly act: MessageAnswer; readonly now: Date; readonly mayTick?: boolean };

/** Notes an answer about a habit's day, as a tick or a skip in the app does. Runs in a transaction, with the identity locked. */
export async function answerDay(
  user: CurrentUser,
  asked: AskedDay,
  { act, now, mayTick = true }: Answering,
): Promise<TickOutcome> {
  const habit = await plannedHabit(user, asked);
  if (typeof habit === 'string') return habit;
  const held = (await completionsOn(asked)).find((row) => row.seriesId === asked.seriesId);
  const stays = heldBack(held, act);
  if (stays) return stays;
  if (!mayTick) return 'taken_back';
  const note = { act, date: asked.date };
  const after = noteDay(habit.measure, held ?? null, note);
  if (after === 'negative' || !(after?.completed || after?.skipped)) return 'over';
  const written = { safetyLabel: 'none', told: [], safety: null, keep: async (noted: HabitDay) => noted } as const;
  await recordHabit({ user, habitId: habit.id, note, sentAt: null, ...written, now });
  return act === 'skip' ? 'skipped' : 'done';
}

async function tickToday(user: CurrentUser, link: TickLinkRow, now: Date): Promise<TickOutcome> {
  const { today } = user;
  // Whoever took the tick back did so on purpose.
  const mayTick = link.tickedOn === null || link.tickedOn < today;
  const outcome = await answerDay(user, { ...link, date: today }, { act: 'done', now, mayTick });
  if (outcome === 'done') await noteTicked(link, { tickedOn: today, now });
  return outcome;
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
