import { safetyAnswer } from '#features/coach/server/turn/safety-answer.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { inTx } from '#server/db/access.ts';
import type { Revision } from '#server/db/revision.ts';
import { deviceTime } from '#server/http/device-time.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import type { Routes } from '#server/http/mount.ts';
import { revisionStored } from '#server/http/stored-revision.ts';
import type { checkInsApi, HabitDay } from '../contract.ts';
import { dashboardAfter } from './day/dashboard-after.ts';
import { recordHabit } from './record-habit.ts';

type NoteHabit = Routes<typeof checkInsApi>['POST /api/check-ins/habits/:habitId'];

/** Notes one habit of a day, once for its key, and answers all that the first screen shows of it from now on. */
export const noteHabit: NoteHabit = async ({ user, params, body, now, attempt, request, reply }) => {
  const texts = body.reason ? [body.reason] : [];
  let after: Revision | null = null;
  const save = async (keep: (noted: HabitDay) => Promise<HabitDay>) => {
    const { label: safetyLabel, told } = await hearAnew(texts, { owner: user.id });
    const safety = await safetyAnswer(safetyLabel, { request, user, texts: told });
    const recording = { user, habitId: params.habitId, note: body, sentAt: deviceTime(request), now };
    const { noted, revision } = await inTx(() => recordHabit({ ...recording, safetyLabel, told, safety, keep }));
    revisionStored(reply);
    after = revision;
    return noted;
  };
  const noted = await onceSaved(attempt, save, { onlySaves: texts.length === 0 });
  return { ...noted, ...(await dashboardAfter({ user, after, now }, noted.identityId)) };
};
