import type { CalendarDay } from '#core/calendar/calendar.ts';
import { asksForAny, isAnswered } from '#core/check-in/checked-in.ts';
import { completionRate, dayPercentage } from '#core/week/completion.ts';
import { type DayRecord, isDone, NOTHING_RECORDED, recordDay } from '#core/amount/measure.ts';
import { noteDay } from '#core/habit/day/day-notes.ts';
import { effectiveTarget, isDue } from '#core/habit/week-target.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getLastDay } from '#core/plan/plan.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import type { WaitingNote } from '#web/device/waiting.ts';

/** A note on a habit of a day that the server does not have yet. */
export type OwnNote = WaitingNote & { readonly identityId: string; readonly date: CalendarDay };

type HabitDay = Pick<Habit, 'measure' | 'completedDays' | 'skippedDays' | 'amounts'>;

/** What a day of a habit holds, as far as it is shown; null when nothing is. */
export function getRecord(habit: HabitDay, day: CalendarDay): DayRecord | null {
  if (habit.skippedDays.includes(day)) return { ...NOTHING_RECORDED, skipped: true };
  const amount = habit.amounts.find(({ date }) => date === day)?.amount ?? null;
  const completed = habit.completedDays.includes(day);
  if (!completed && amount === null) return null;
  // A day may hold less than its target and count, or be ticked without an amount: as it was stored, whatever today's target makes of it.
  const { isKeptSoFar } = recordDay(habit.measure, { completed, amount });
  return { completed, isKeptSoFar, skipped: false, amount };
}

const withDay = (days: readonly CalendarDay[], day: CalendarDay, isIn: boolean) =>
  [...days.filter((one) => one !== day), ...(isIn ? [day] : [])].toSorted();

function weekOfHabit(habit: Habit, { plan, pausedDays }: HabitGroup) {
  const days = new Set([...habit.completedDays, ...habit.skippedDays]);
  const marks = [...days].map((date) => ({
    date,
    isDone: habit.completedDays.includes(date),
    skipped: habit.skippedDays.includes(date),
    amount: null,
  }));
  return toMarkedWeek(habit, { countsTo: getLastDay(plan), pausedDays, marks });
}

function getNote({ notes }: Habit, { date, reason }: OwnNote) {
  if (reason === undefined) return notes.filter((one) => one.date === date);
  return reason ? [{ date, note: reason }] : [];
}

/** The day at hand, and whether it asks for the small versions. */
type AtHand = Pick<Bootstrap['dailyStatus'], 'today' | 'isHardDay'>;

/** What a day asks of the habit's amount. */
function measureOn(date: CalendarDay, { measure, small }: Habit, { today, isHardDay }: AtHand): Habit['measure'] {
  return isHardDay && date === today && small ? small.measure : measure;
}

function notedHabit(habit: Habit, group: HabitGroup, note: OwnNote, atHand: AtHand): Habit {
  const { date, reason } = note;
  const after = noteDay(measureOn(date, habit, atHand), getRecord(habit, date), note);
  if (after === 'negative') return habit;
  const { skipped = false, amount = null } = after ?? {};
  const others = <T extends { date: CalendarDay }>(of: readonly T[]) => of.filter((one) => one.date !== date);
  const noted: Habit = {
    ...habit,
    completedDays: withDay(habit.completedDays, date, after !== null && isDone(after, date < atHand.today)),
    skippedDays: withDay(habit.skippedDays, date, skipped),
    skipReasons: [...others(habit.skipReasons), ...(skipped && reason ? [{ date, reason }] : [])],
    notes: after && !skipped ? [...others(habit.notes), ...getNote(habit, note)] : others(habit.notes),
    amounts: [...others(habit.amounts), ...(amount === null ? [] : [{ date, amount }])].toSorted((a, b) =>
      a.date.localeCompare(b.date),
    ),
  };
  const week = weekOfHabit(noted, group);
  return { ...noted, completionsThisWeek: week.completedDays.length, effectiveTarget: effectiveTarget(week) };
}

function notedGroup(group: HabitGroup, notes: readonly OwnNote[], atHand: AtHand): HabitGroup {
  const habits = group.habits.map((habit) =>
    notes
      .filter((note) => note.habitId === habit.id)
      .reduce((before, note) => notedHabit(before, group, note, atHand), habit),
  );
  return { ...group, habits };
}

/** Whether each habit that today asks for has its answer. A habit that was declined elsewhere is not known here: the server says so. */
function isAnsweredOn(group: HabitGroup, day: CalendarDay): boolean {
  return isAnswered(
    group.habits.map((habit) => {
      const { measure } = habit;
      return { isDue: isDue(weekOfHabit(habit, group), day), measure, record: getRecord(habit, day) };
    }),
  );
}

function notedStatus({ dailyStatus, reviewStandings }: Bootstrap, groups: readonly HabitGroup[]) {
  const { today } = dailyStatus;
  const details = dailyStatus.details.map((before) => {
    const group = groups.find(({ identityId }) => identityId === before.identityId);
    if (!group) return before;
    const checkedInToday = before.checkedInToday || isAnsweredOn(group, today);
    const isReviewDue = reviewStandings.some(
      ({ identityId, trigger }) => identityId === before.identityId && trigger.shouldTriggerReview,
    );
    const workflowCompleteToday = checkedInToday && !isReviewDue;
    return { ...before, checkedInToday, workflowCompleteToday, isAskedToday: asksForAny(group.habits, today) };
  });
  const open = details.filter(
    ({ canCheckInToday, checkedInToday, isPausedToday, isAskedToday }) =>
      canCheckInToday && !checkedInToday && !isPausedToday && isAskedToday,
  );
  return { ...dailyStatus, details, identitiesNeedingCheckIn: open.length };
}

function notedTracking({ weeklyTracking }: Bootstrap, groups: readonly HabitGroup[], days: ReadonlySet<CalendarDay>) {
  const weeks = groups.flatMap((group) => group.habits.map((habit) => weekOfHabit(habit, group)));
  const weekDays = weeklyTracking.weekDays.map((before) => {
    if (!days.has(before.date)) return before;
    const judged = weeks.map((week) => dayPercentage(before.date, [week])).filter(({ isRestDay }) => !isRestDay);
    const completions = judged.filter(({ percentage }) => percentage === 100).length;
    const rate = completionRate([{ completions, effectiveTarget: judged.length }]);
    return { ...before, completionPercentage: rate ?? 0, isRestDay: rate === null };
  });
  return { ...weeklyTracking, weekDays };
}

const daysDone = ({ habits }: HabitGroup) => habits.reduce((sum, { completedDays }) => sum + completedDays.length, 0);

/** The votes with those that the notes add or take back. */
function notedEvidence({ evidence, currentHabits }: Bootstrap, changed: readonly HabitGroup[]): Bootstrap['evidence'] {
  return evidence.map((brief) => {
    const own = ({ identityId }: HabitGroup) => identityId === brief.identityId;
    const [before, after] = [currentHabits.find(own), changed.find(own)];
    return before && after ? { ...brief, votes: brief.votes + daysDone(after) - daysDone(before) } : brief;
  });
}

/**
 * The server's data with the notes that are on their way to it, in the order in which they were made: the same rules as there. Figures that reach
 * beyond the week stay as they are until the server has answered.
 */
export function withNotes<B extends Bootstrap>(bootstrap: B, notes: readonly OwnNote[]): B {
  if (notes.length === 0) return bootstrap;
  const currentHabits = bootstrap.currentHabits.map((group) => {
    const own = notes.filter(({ identityId }) => identityId === group.identityId);
    return own.length > 0 ? notedGroup(group, own, bootstrap.dailyStatus) : group;
  });
  const changed = currentHabits.filter((group) => !bootstrap.currentHabits.includes(group));
  return {
    ...bootstrap,
    currentHabits,
    dailyStatus: notedStatus(bootstrap, changed),
    evidence: notedEvidence(bootstrap, changed),
    weeklyTracking: notedTracking(bootstrap, currentHabits, new Set(notes.map(({ date }) => date))),
  };
}
