import { addDays, type CalendarDay, daysBetween, daysFromTo, type Weekday } from '#core/calendar/calendar.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { weekOf } from '#core/week/week.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { LivedHabit, Target } from './habit-history.ts';
import { getSourceId } from '../row-ids.ts';
import type { Skips } from './skips.ts';

const texts = dataExportMessages.made;

type Made = {
  readonly source: string;
  readonly target: Target;
  readonly records: Records;
  readonly skips: Skips;
  readonly identityId: string;
  /** Days on which every recorded habit was skipped on purpose. */
  readonly daysOff: ReadonlySet<CalendarDay>;
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

/** Days of a week on which this habit was skipped while others were not: rest days, which lower that week's target. */
function restDays({ daysOff }: Made, week: Week, { entries }: LivedHabit): number {
  return daysFromTo(week.start, week.end).filter((day) => entries.get(day)?.skipped && !daysOff.has(day)).length;
}

const getHabitId = ({ source, target, identityId }: Made, week: Week, habit: LivedHabit) =>
  getSourceId(target.userId, source, 'habit', identityId, week.start, habit.key);

function habitRecords(made: Made, { week, alive }: Weekly): Records['plans'][number]['habits'] {
  const { source, target } = made;
  return alive.flatMap((habit) => {
    const left = 7 - restDays(made, week, habit);
    if (left === 0) return [];
    return {
      id: getHabitId(made, week, habit),
      seriesId: getSourceId(target.userId, source, 'series', habit.key),
      templateId: null,
      description: habit.name,
      implementationIntention: habit.about,
      targetFrequency: Math.min(habit.perWeek, left),
      difficulty: 'easy' as const,
      habitType: 'core' as const,
      order: 0,
      countsFrom: week.start,
    };
  });
}

function addPlan(made: Made, weekly: Weekly): void {
  const { source, target, records, identityId } = made;
  const { week } = weekly;
  const id = getSourceId(target.userId, source, 'plan', identityId, week.start);
  const at = `${week.start}T00:00:00.000Z`;
  const habits = habitRecords(made, weekly).map((habit, order) => ({ ...habit, order }));
  if (habits.length === 0) return;
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
    habits,
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

const saidOfSkip = (note: string | null) => (note ? `${texts.skipped}: ${note}` : texts.skipped);

/** The check-ins of a week. A skipped habit has no entry, neither done nor not: its note goes into the day's notes. */
function addCheckIns(made: Made, { week, alive }: Weekly): void {
  const { source, target, records, skips, identityId } = made;
  for (const date of daysFromTo(week.start, week.end)) {
    if (made.daysOff.has(date)) continue;
    const noted = alive.flatMap((habit) => {
      const entry = habit.entries.get(date);
      return entry ? [{ habit, entry }] : [];
    });
    if (noted.length === 0) continue;
    const skipped = noted.filter(({ entry }) => entry.skipped);
    const notes = skipped.map(({ habit, entry }) => `${habit.name}: ${saidOfSkip(entry.note)}`).join('\n');
    const at = `${date}T12:00:00.000Z`;
    records.checkIns.push({
      id: getSourceId(target.userId, source, 'check-in', identityId, date),
      identityId,
      date,
      timeZone: target.timeZone,
      type: 'manual',
      isWhole: true,
      notes: skips.cut(notes, CHECK_IN_NOTES_MAX) || null,
      createdAt: at,
      updatedAt: at,
      completions: noted
        .filter(({ entry }) => !entry.skipped)
        .map(({ habit, entry }) => ({
          habitId: getHabitId(made, week, habit),
          completed: entry.done,
          notes: skips.cut(entry.note ?? '', CHECK_IN_NOTES_MAX) || null,
        })),
    });
  }
}

/** Days on which all active habits were skipped, with their notes. */
function findDaysOff(habits: readonly LivedHabit[]): Map<CalendarDay, string | null> {
  const skipped = habits.flatMap(({ entries }) => [...entries].filter(([, entry]) => entry.skipped));
  const daysOff = new Map<CalendarDay, string | null>();
  for (const [day, entries] of Map.groupBy(skipped, ([day]) => day)) {
    const due = habits.filter(({ first, last, archived }) => first <= day && (!archived || last >= day));
    const notes = entries.flatMap(([, { note }]) => note ?? []);
    if (entries.length === due.length) daysOff.set(day, notes.join('; ') || null);
  }
  return daysOff;
}

/** Consecutive days with the same note become one pause. */
function addPauses(
  { source, target, records, skips, identityId }: Made,
  daysOff: ReadonlyMap<CalendarDay, string | null>,
) {
  const spans: { from: CalendarDay; until: CalendarDay; note: string | null }[] = [];
  for (const [day, note] of [...daysOff].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = spans.at(-1);
    const goesOn =
      last?.note === note && daysBetween(last.until, day) === 1 && daysBetween(last.from, day) < PAUSE.maxDays;
    if (last && goesOn) last.until = day;
    else spans.push({ from: day, until: day, note });
  }
  for (const { from, until, note } of spans) {
    const id = getSourceId(target.userId, source, 'pause', identityId, from);
    const reason = skips.cut(saidOfSkip(note), PAUSE.reasonMax);
    records.pauses.push({ id, identityId, from, until, reason, createdAt: `${from}T12:00:00.000Z` });
  }
}

/** Adds an identity's past weeks: a plan for each week, a check-in for each day. */
export function addWeeks(
  { identityId, habits }: { identityId: string; habits: readonly LivedHabit[] },
  made: Omit<Made, 'identityId' | 'daysOff'>,
): void {
  const off = findDaysOff(habits);
  const whole = { ...made, identityId, daysOff: new Set(off.keys()) };
  for (const weekly of getWeeks(habits, made.target.weekStartDay)) {
    addPlan(whole, weekly);
    addCheckIns(whole, weekly);
  }
  addPauses(whole, off);
}
