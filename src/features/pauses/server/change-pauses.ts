import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { PAUSE, pauseProblem } from '#core/pause/pause.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { lockIdentities, lockIdentity } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewPause } from '../contract.ts';
import { pauseMessages } from '../messages.ts';
import { deletePause, endPause, forgetStrengths, insertPause, openPauses, type PauseRow, getPause } from './queries.ts';

const tooOld = () => new AppError('CONFLICT', pauseMessages.tooOld);

/** The first day whose figures can still change. */
function firstOpenDay(today: CalendarDay): CalendarDay {
  return addDays(today, -PAUSE.backDays);
}

/** Serializes changes to the figures of identities. */
async function lockPaused(userId: string, identityId: string | null): Promise<void> {
  if (identityId === null) return lockIdentities(userId);
  if (!(await lockIdentity(userId, identityId))) throw new AppError('NOT_FOUND', identityMessages.notFound);
}

async function pauseToChange(user: CurrentUser, id: string): Promise<PauseRow> {
  const pause = await getPause(user.id, id);
  if (!pause) throw new AppError('NOT_FOUND', pauseMessages.notFound);
  await lockPaused(user.id, pause.identityId);
  // As it is now: it may have been changed or undone while this waited.
  const locked = await getPause(user.id, id);
  if (!locked) throw new AppError('NOT_FOUND', pauseMessages.notFound);
  return locked;
}

/** Takes days out of the plan, of one identity or of all. */
export function makePause(user: CurrentUser, body: z.output<typeof NewPause>, now: Date): Promise<PauseRow> {
  const { today } = user;
  const { from = today, until, identityId = null, reason } = body;
  const problem = pauseProblem({ from, until, today });
  if (problem) throw invalid(problem === 'too_far_back' ? 'from' : 'until', pauseMessages.problems[problem]);
  return inTx(async () => {
    await lockPaused(user.id, identityId);
    if ((await openPauses(user.id, today)) >= PAUSE.maxOpen) throw new AppError('CONFLICT', pauseMessages.tooMany);
    const id = randomUUIDv7();
    const pause = { id, userId: user.id, identityId, from, until, reason: reason || null, createdAt: now };
    await forgetStrengths(pause);
    return insertPause(pause);
  });
}

/** Changes a pause's end. Days whose figures are settled keep them. */
export function movePauseEnd(user: CurrentUser, id: string, until: CalendarDay): Promise<PauseRow> {
  return inTx(async () => {
    const pause = await pauseToChange(user, id);
    const earliest = pause.until < until ? pause.until : until;
    if (addDays(earliest, 1) < firstOpenDay(user.today)) throw tooOld();
    const from = pause.from < firstOpenDay(user.today) ? firstOpenDay(user.today) : pause.from;
    const problem = until < pause.from ? 'ends_before_it_begins' : null;
    const tooLong = pauseProblem({ from, until, today: user.today }) === 'too_long' ? 'too_long' : null;
    const found = problem ?? tooLong;
    if (found) throw invalid('until', pauseMessages.problems[found]);
    await forgetStrengths(pause);
    return (await endPause(user.id, id, until)) as PauseRow;
  });
}

/** Undoes a pause as if it had never been. */
export function undoPause(user: CurrentUser, id: string): Promise<void> {
  return inTx(async () => {
    const pause = await pauseToChange(user, id);
    if (pause.from < firstOpenDay(user.today)) throw tooOld();
    await forgetStrengths(pause);
    await deletePause(user.id, id);
  });
}
