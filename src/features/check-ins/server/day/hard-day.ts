import { randomUUIDv7 } from 'node:crypto';
import { invalid } from '#contract/error.ts';
import { recordDay } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Note } from '#core/habit/day/day-notes.ts';
import { hardDayProblem } from '#core/hard-day/hard-day.ts';
import { smallVersion } from '#core/hard-day/small-version.ts';
import type { hardDaysApi } from '#features/hard-days/contract.ts';
import { hardDayMessages } from '#features/hard-days/messages.ts';
import { deleteHardDay, insertHardDay } from '#features/hard-days/server/queries.ts';
import { completionsOfSeries, type HabitRow } from '#features/plans/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { notesOfDay } from '../queries.ts';
import { recordHabit } from '../record-habit.ts';
import { plannedDays } from './planned-days.ts';

/** Nothing more: the day is only decided anew by what it asks for now. */
const DECIDED: Note = { act: 'add', amount: 0 };

/** Whether so much of a habit is enough for its small version alone. */
function isEnoughWhenHard(habit: HabitRow, amount: number): boolean {
  const small = smallVersion(habit)?.measure;
  if (!small || !habit.measure) return false;
  const isReached = (measure: typeof small) => recordDay(measure, { completed: false, amount }).completed;
  return isReached(small) && !isReached(habit.measure);
}

/** True where the last word on a habit's day was that it is enough for a hard one. */
async function wasDecided(userId: string, { seriesId, date }: { seriesId: string; date: CalendarDay }) {
  const newest = (await notesOfDay({ userId, seriesId, date })).at(-1);
  return newest?.act === DECIDED.act && newest.amount === DECIDED.amount;
}

/** What was noted today before it was called hard is enough for it, and not enough any more once that is taken back; what was noted since stays. */
async function decideByHardDay(user: CurrentUser, { isHard, now }: { isHard: boolean; now: Date }): Promise<void> {
  const { id: userId, today: date } = user;
  const days = await plannedDays({ user, date, identityIds: null });
  const habits = new Map(days.flatMap((day) => day.habits.map((habit) => [habit.seriesId, habit] as const)));
  for (const { seriesId, completed, amount } of await completionsOfSeries(userId, [...habits.keys()], date)) {
    const habit = habits.get(seriesId);
    if (!habit || amount === null || completed === isHard || !isEnoughWhenHard(habit, amount)) continue;
    if (!isHard && !(await wasDecided(userId, { seriesId, date }))) continue;
    const note: Note = isHard ? DECIDED : { act: 'set', amount };
    const silent = { safetyLabel: 'none', told: [], safety: null, sentAt: null } as const;
    await recordHabit({ user, habitId: habit.id, note, now, keep: async (noted) => noted, ...silent });
  }
}

export const hardDaysRoutes: Routes<typeof hardDaysApi> = {
  'POST /api/hard-days': async ({ user, body, now }) => {
    const { date = user.today, isHard } = body;
    const problem = hardDayProblem({ date, today: user.today });
    if (problem) throw invalid('date', hardDayMessages.problems[problem]);
    await inTx(async () => {
      if (isHard) await insertHardDay({ id: randomUUIDv7(), userId: user.id, date, createdAt: now });
      else await deleteHardDay(user.id, date);
      if (date === user.today) await decideByHardDay(user, { isHard, now });
    });
    return { date, isHard };
  },
};
