import { randomUUIDv7 } from 'node:crypto';
import { invalid } from '#contract/error.ts';
import { type Measure, recordDay } from '#core/amount/measure.ts';
import type { Note } from '#core/habit/day/day-notes.ts';
import { hardDayProblem } from '#core/hard-day/hard-day.ts';
import { smallVersion } from '#core/hard-day/small-version.ts';
import type { hardDaysApi } from '#features/hard-days/contract.ts';
import { hardDayMessages } from '#features/hard-days/messages.ts';
import { deleteHardDay, insertHardDay } from '#features/hard-days/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { type CompletionRow, completionsOn, type HabitNoteRow, notesOfDay } from '../queries.ts';
import { recordHabit } from '../record-habit.ts';
import { plannedDays } from './planned-days.ts';

const reaches = (measure: Measure, { amount }: CompletionRow) =>
  amount !== null && recordDay(measure, { completed: false, amount }).completed;

/** Nothing more: the day is only decided anew by what it asks for now. */
const DECIDED: Note = { act: 'add', amount: 0 };
const wasDecided = (newest: HabitNoteRow | undefined) => newest?.act === DECIDED.act && newest.amount === 0;

type Counted = { readonly measure: Measure; readonly small: Measure };

/** What an amount that was noted before it was said is to be noted as: enough for a hard day, or not enough any more; null where it stays. */
function decideBy({ measure, small }: Counted, stored: CompletionRow, newest: HabitNoteRow | undefined) {
  const isEnough = reaches(small, stored) && !reaches(measure, stored);
  if (!isEnough) return { whenHard: null, whenNot: null };
  return {
    whenHard: stored.completed ? null : DECIDED,
    whenNot: stored.completed && wasDecided(newest) ? ({ act: 'set', amount: stored.amount ?? 0 } as const) : null,
  };
}

/** A new target decides today anew, and no earlier day: so does that of a hard day. */
async function decideTodayAnew(user: CurrentUser, { isHard, now }: { isHard: boolean; now: Date }): Promise<void> {
  const { id: userId, today: date } = user;
  for (const { identity, habits } of await plannedDays({ user, date, identityIds: null })) {
    const stored = await completionsOn({ userId, identityId: identity.id, date });
    for (const habit of habits) {
      const row = stored.find(({ seriesId }) => seriesId === habit.seriesId);
      const small = smallVersion(habit)?.measure;
      if (!row || !small || !habit.measure) continue;
      const newest = (await notesOfDay({ userId, seriesId: habit.seriesId, date })).at(-1);
      const { whenHard, whenNot } = decideBy({ measure: habit.measure, small }, row, newest);
      const note = isHard ? whenHard : whenNot;
      const silent = { safetyLabel: 'none', told: [], safety: null, sentAt: null } as const;
      const keep = async <T>(noted: T) => noted;
      if (note) await inTx(() => recordHabit({ user, habitId: habit.id, note, now, keep, ...silent }));
    }
  }
}

export const hardDaysRoutes: Routes<typeof hardDaysApi> = {
  'POST /api/hard-days': async ({ user, body, now }) => {
    const { date = user.today, isHard } = body;
    const problem = hardDayProblem({ date, today: user.today });
    if (problem) throw invalid('date', hardDayMessages.problems[problem]);
    if (isHard) await insertHardDay({ id: randomUUIDv7(), userId: user.id, date, createdAt: now });
    else await deleteHardDay(user.id, date);
    if (date === user.today) await decideTodayAnew(user, { isHard, now });
    return { date, isHard };
  },
};
