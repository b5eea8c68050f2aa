import { addDays, type CalendarDay, daysFromTo, type Weekday } from '#core/calendar/calendar.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { weekOf } from '#core/week/week.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import { type LivedHabit, type Target, toDayRecord } from './habit-history.ts';
import { getSourceId } from '../row-ids.ts';
import type { Skips } from './skips.ts';

type Made = {
  readonly source: string;
  readonly target: Target;
  readonly records: Records;
  readonly skips: Skips;
  readonly identityId: string;
};

type Week = { start: CalendarDay; end: CalendarDay };
type Weekly = { week: Week; alive: readonly LivedHabit[] };

/** The weeks from the first entry to the last, each with the habits that were alive in it. */
function getWeeks(habits: readonly LivedHabit[], weekStartDay: Weekday): Weekly[] {
  const first = habits.map((habit) => habit.first).reduce((a, b) => (a < b ? a : b));
  const last = habits.map((habit) => habit.last).reduce((a, b) => (a > b ? a : b));
  const weeks: Weekly[] = [];
  for (let week = weekOf(first, weekStartDay); week.start <= last; week = weekOf(addDays(week.end, 1), weekStartDay)) {
    const until = (habit: LivedHabit) => (habit.archived ? habit.last : last);
    const alive = habits.filter((habit) => habit.first <= week.end && until(habit) >= week.start);
    if (alive.length > 0) weeks.push({ week, alive });
  }
  return weeks;
}

const getHabitId = ({ source, target, identityId }: Made, week: Week, habit: LivedHabit) =>
  getSourceId(target.userId, source, 'habit', identityId, week.start, habit.key);

function habitRecords(made: Made, { week, alive }: Weekly): Records['plans'][number]['habits'] {
  const { source, target } = made;
  return alive.map((habit, order) => ({
    id: getHabitId(made, week, habit),
    seriesId: getSourceId(target.userId, source, 'series', habit.key),
    templateId: null,
    description: habit.name,
    implementationIntention: habit.about,
    targetFrequency: habit.perWeek,
    days: habit.days && [...habit.days],
    // Worked out from the days when it is written.
    dueOn: null,
    measure: habit.measure,
    moment: null,
    remindAt: null,
    difficulty: 'easy',
    habitType: 'core',
    order,
    countsFrom: week.start,
  }));
}

function addPlan(made: Made, weekly: Weekly): void {
  const { source, target, records, identityId } = made;
  const { week } = weekly;
  const id = getSourceId(target.userId, source, 'plan', identityId, week.start);
  const at = `${week.start}T00:00:00.000Z`;
  records.plans.push({
    id,
    identityId,
    weekStartDate: week.start,
    weekEndDate: week.end,
    weekStartDay: target.weekStartDay,
    weekType: 'full',
    difficultyRating: 'easy',
    status: 'active',
    isActive: true,
    activeFrom: week.start,
    activeUntil: week.end,
    createdAt: at,
    habits: habitRecords(made, weekly),
  });
  if (week.end >= target.today) return;
  // Nobody wants to review a year of weeks that were lived elsewhere.
  const nothing = { completionRate: null, difficultyFeedback: null, difficultyAdjustment: null, aiSummary: null };
  records.reviews.push({
    id: getSourceId(target.userId, source, 'review', identityId, week.start),
    identityId,
    habitPlanId: id,
    weekStartDate: week.start,
    weekEndDate: week.end,
    ...nothing,
    reviewNotes: null,
    status: 'skipped',
    isCompleted: false,
    completedAt: null,
    createdAt: at,
    updatedAt: at,
  });
}

/** The check-ins of a week. */
function addCheckIns(made: Made, { week, alive }: Weekly): void {
  const { source, target, records, skips, identityId } = made;
  for (const date of daysFromTo(week.start, week.end)) {
    const noted = alive.flatMap((habit) => {
      const entry = habit.entries.get(date);
      return entry ? [{ habit, entry }] : [];
    });
    if (noted.length === 0) continue;
    const at = `${date}T12:00:00.000Z`;
    records.checkIns.push({
      id: getSourceId(target.userId, source, 'check-in', identityId, date),
      identityId,
      date,
      timeZone: target.timeZone,
      type: 'manual',
      isWhole: true,
      notes: null,
      createdAt: at,
      updatedAt: at,
      completions: noted.map(({ habit, entry }) => ({
        habitId: getHabitId(made, week, habit),
        ...toDayRecord(habit, entry),
        notes: skips.cut(entry.note ?? '', CHECK_IN_NOTES_MAX) || null,
      })),
    });
  }
}

/** Adds an identity's past weeks: a plan for each week, a check-in for each day. */
export function addWeeks(habits: readonly LivedHabit[], made: Made): void {
  for (const weekly of getWeeks(habits, made.target.weekStartDay)) {
    addPlan(made, weekly);
    addCheckIns(made, weekly);
  }
}
