import { helpFor, safetyAnswer } from '#features/coach/server/turn/safety-answer.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { reviewStandings } from '#features/reviews/server/review-statuses.ts';
import { inTx } from '#server/db/access.ts';
import type { Revision } from '#server/db/revision.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import { together } from '#server/db/statement.ts';
import type { Routes } from '#server/http/mount.ts';
import { revisionStored } from '#server/http/stored-revision.ts';
import { thereAlready } from '#server/http/there-already.ts';
import type { Services } from '#server/services.ts';
import type { checkInsApi } from '../contract.ts';
import { checkInDay } from './day/check-in-day.ts';
import { converse } from './converse.ts';
import { dailyStatus } from './day/daily-status.ts';
import { dashboardAfter } from './day/dashboard-after.ts';
import { existingCheckIns } from './existing-check-ins.ts';
import { readWritten, recordCheckIn, type RecordedCheckIn, writtenIn } from './record-check-in.ts';
import { noteHabit } from './note-habit.ts';

export const checkInsRoutes = ({ coach }: Services): Routes<typeof checkInsApi> => ({
  'POST /api/check-ins': async ({ user, body, now, attempt, request, reply }) => {
    const texts = writtenIn(body);
    let after: Revision | null = null;
    const save = async (keep: (saved: RecordedCheckIn) => Promise<RecordedCheckIn>) => {
      const written = await readWritten(user, body);
      const safety = await safetyAnswer(written.safetyLabel, { request, user, texts: written.told });
      const { saved, revision } = await inTx(() => recordCheckIn({ user, body, written, safety, now, keep }));
      revisionStored(reply);
      after = revision;
      return saved;
    };
    // Kept with the answer, so that a repeated request is answered with the same status.
    const { isReplaced, ...answer } = await onceSaved(attempt, save, { onlySaves: texts.length === 0 });
    if (isReplaced) thereAlready(reply);
    return { ...answer, ...(await dashboardAfter({ user, after, now }, answer.identityId)) };
  },

  'POST /api/check-ins/habits/:habitId': noteHabit,

  'POST /api/check-ins/check-existing': async ({ user, body }) => {
    const found = await existingCheckIns(user, body);
    return { hasExisting: found.length > 0, existingCheckIns: found };
  },

  'POST /api/check-ins/ai-conversation': ({ user, body, now, attempt, live, request }) => {
    const help = helpFor({ request, user });
    return onceSaved(attempt, (keep) => converse(coach, { user, body, now, live, help, keep }));
  },

  'GET /api/check-ins/day': ({ user, query }) => checkInDay(user, query.date),

  'GET /api/check-ins/daily-status': ({ user }) =>
    together(() => dailyStatus(user, Promise.all([currentHabits(user), reviewStandings(user)]))),
});
