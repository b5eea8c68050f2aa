import { addDays, calendarDay, type CalendarDay, daysBetween, type Weekday, weekdayOf } from '#core/calendar.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in.ts';
import { IDENTITY_NAME_MAX } from '#core/identity.ts';
import { HABIT_DESCRIPTION_MAX, HABITS_PER_PLAN, INTENTION_MAX } from '#core/plan.ts';
import { weekOf } from '#core/week.ts';
import { ownDataMessages } from '#features/own-data/messages.ts';
import type { Records } from '../own-data-file.ts';
import { sourceIdOf } from './row-ids.ts';
import type { Skips } from './skips.ts';

const texts = ownDataMessages.made;
const FIRST_DAY = calendarDay('1970-01-01');
const PAUSE_DAYS = 90;

/** What was noted of a habit on a day elsewhere; `skipped` is a day that was let off on purpose. */
export type Entry = { readonly done: boolean; readonly skipped: boolean; readonly note: string | null };

/** A habit as another program kept it. */
export type HabitHistory = {
  /** What names it in its program, whatever happens to its name. */
  readonly key: string;
  readonly name: string;
  /** What it asks, or says of itself. */
  readonly about: string;
  /** The identity that it belongs to, by name; null without one. */
  readonly identity: string | null;
  /** Times a week, 1 to 7. */
  readonly perWeek: number;
  readonly archived: boolean;
  readonly entries: Map<CalendarDay, Entry>;
};

export type Target = {
  readonly userId: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly weekStartDay: Weekday;
  readonly now: Date;
  /** The goal and identity of the account that the habits go to; made when they are null. */
  readonly goalId: string | null;
  readonly identityId: string | null;
};

type Habit = HabitHistory & { readonly first: CalendarDay; readonly last: CalendarDay };
type Made = { source: string; target: Target; records: Records };

/** Notes an entry of a habit, once a day and on days that can be; what cannot is told. */
export function noteEntry(
  { name, entries }: HabitHistory,
  { day, entry, skips, today }: { day: CalendarDay; entry: Entry; skips: Skips; today: CalendarDay },
): void {
  if (day < FIRST_DAY) skips.note('before_1970', `${name}, ${day}`);
  else if (day > today) skips.note('in_future', `${name}, ${day}`);
  else if (entries.has(day)) skips.note('twice_in_file', `${name}, ${day}`);
  else entries.set(day, entry);
}

function cut(text: string, max: number, skips: Skips): string {
  const whole = text.replaceAll('\u0000', '').toWellFormed().trim();
  if (whole.length <= max) return whole;
  skips.note('shortened', whole);
  return whole.slice(0, max).toWellFormed();
}

function withSpan(habit: HabitHistory, skips: Skips): Habit[] {
  const days = [...habit.entries.keys()].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first && last) {
    const named = cut(habit.name, HABIT_DESCRIPTION_MAX, skips) || texts.unnamed;
    return [{ ...habit, first, last, name: named, about: cut(habit.about, INTENTION_MAX, skips) }];
  }
  skips.note('nothing_noted', habit.name);
  return [];
}

type Week = { start: CalendarDay; end: CalendarDay };

/** The weeks from the first entry to the last, each with the habits that were alive in it. */
function weeksOf(habits: readonly Habit[], weekStartDay: Weekday): { week: Week; alive: Habit[] }[] {
  const first = habits.map((habit) => habit.first).reduce((a, b) => (a < b ? a : b));
  const last = habits.map((habit) => habit.last).reduce((a, b) => (a > b ? a : b));
  const weeks: { week: Week; alive: Habit[] }[] = [];
  for (let week = weekOf(first, weekStartDay); week.start <= last; week = weekOf(addDays(week.end, 1), weekStartDay)) {
    const until = (habit: Habit) => (habit.archived ? habit.last : last);
    const alive = habits.filter((habit) => habit.first <= week.end && until(habit) >= week.start);
    if (alive.length > 0) weeks.push({ week, alive });
  }
  return weeks;
}

type Weekly = { week: Week; alive: readonly Habit[]; identityId: string };

const habitIdOf = ({ source, target }: Made, { week, identityId }: Weekly, habit: Habit) =>
  sourceIdOf(target.userId, source, 'habit', identityId, week.start, habit.key);

function addPlan(made: Made, weekly: Weekly): void {
  const { source, target, records } = made;
  const { week, alive, identityId } = weekly;
  const id = sourceIdOf(target.userId, source, 'plan', identityId, week.start);
  const at = `${week.start}T00:00:00.000Z`;
  const span = { weekStartDate: week.start, weekEndDate: week.end, weekStartDay: target.weekStartDay };
  const isOver = week.end < target.today;
  records.plans.push({
    id,
    identityId,
    ...span,
    weekType: 'full',
    difficultyRating: 'easy',
    status: 'active',
    isActive: true,
    activeFrom: week.start,
    activeUntil: week.end,
    createdAt: at,
    habits: alive.map((habit, order) => ({
      id: habitIdOf(made, weekly, habit),
      seriesId: sourceIdOf(target.userId, source, 'series', habit.key),
      templateId: null,
      description: habit.name,
      implementationIntention: habit.about,
      targetFrequency: habit.perWeek,
      difficulty: 'easy',
      habitType: 'core',
      order,
      countsFrom: week.start,
    })),
  });
  if (!isOver) return;
  // Nobody wants to review a year of weeks that were lived elsewhere.
  const nothing = { completionRate: null, difficultyFeedback: null, difficultyAdjustment: null, aiSummary: null };
  records.reviews.push({
    id: sourceIdOf(target.userId, source, 'review', identityId, week.start),
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

function noteOf({ skipped, note }: Entry, skips: Skips): string | null {
  const said = note ? cut(note, CHECK_IN_NOTES_MAX - 20, skips) : '';
  if (!skipped) return said || null;
  return said ? `${texts.skipped}: ${said}` : texts.skipped;
}

/** The check-ins of a week, and the days of it on which everything was skipped. */
function addCheckIns(made: Made, weekly: Weekly, skips: Skips): CalendarDay[] {
  const { source, target, records } = made;
  const { week, alive, identityId } = weekly;
  const off: CalendarDay[] = [];
  for (let date = week.start; date <= week.end; date = addDays(date, 1)) {
    const noted = alive.flatMap((habit) => {
      const entry = habit.entries.get(date);
      return entry ? [{ habit, entry }] : [];
    });
    if (noted.length === 0) continue;
    const due = alive.filter((habit) => habit.first <= date);
    if (noted.length === due.length && noted.every(({ entry }) => entry.skipped)) off.push(date);
    const at = `${date}T12:00:00.000Z`;
    records.checkIns.push({
      id: sourceIdOf(target.userId, source, 'check-in', identityId, date),
      identityId,
      date,
      timeZone: target.timeZone,
      type: 'manual',
      notes: null,
      createdAt: at,
      updatedAt: at,
      completions: noted.map(({ habit, entry }) => ({
        habitId: habitIdOf(made, weekly, habit),
        completed: entry.done,
        notes: noteOf(entry, skips),
      })),
    });
  }
  return off;
}

/** Days that follow each other become one pause. */
function addPauses({ source, target, records }: Made, identityId: string, off: readonly CalendarDay[]): void {
  const spans: { from: CalendarDay; until: CalendarDay }[] = [];
  for (const day of off) {
    const last = spans.at(-1);
    const goesOn = last && daysBetween(last.until, day) === 1 && daysBetween(last.from, day) < PAUSE_DAYS;
    if (goesOn) last.until = day;
    else spans.push({ from: day, until: day });
  }
  for (const span of spans) {
    const id = sourceIdOf(target.userId, source, 'pause', identityId, span.from);
    records.pauses.push({ id, identityId, ...span, reason: texts.skipped, createdAt: `${span.from}T12:00:00.000Z` });
  }
}

const LATER = (at: Date, index: number) => new Date(at.getTime() + index).toISOString();

function identityFor(made: Made, { name, goalId, place }: { name: string; goalId: string; place: number }): string {
  const { source, target, records } = made;
  const id = sourceIdOf(target.userId, source, 'identity', name);
  const weekEnd = weekdayOf(weekOf(target.today, target.weekStartDay).end);
  records.identities.push({
    id,
    goalId,
    name,
    description: texts.identityAbout,
    isActive: true,
    archivedAt: null,
    createdAt: LATER(target.now, place),
    schedule: { weekStartDay: target.weekStartDay, checkInDays: [weekEnd], isActive: true },
  });
  return id;
}

function goalFor({ source, target, records }: Made): string {
  const id = sourceIdOf(target.userId, source, 'goal');
  records.goals.push({
    id,
    description: texts.goal,
    currentLevel: 'some_progress',
    currentFrictions: texts.frictions,
    status: 'active',
    safetyLabel: 'none',
    domain: null,
    completedAt: null,
    archivedAt: null,
    createdAt: target.now.toISOString(),
  });
  return id;
}

/** Habits by the identity that they go to: as many in each as a plan can hold. */
function groupsOf(habits: readonly Habit[], skips: Skips): { name: string; habits: Habit[] }[] {
  const groups = Map.groupBy(
    habits,
    ({ identity }) => cut(identity ?? '', IDENTITY_NAME_MAX - 4, skips) || texts.identity,
  );
  return [...groups].flatMap(([name, own]) =>
    Array.from({ length: Math.ceil(own.length / HABITS_PER_PLAN.max) }, (_none, part) => ({
      name: part === 0 ? name : `${name} ${part + 1}`,
      habits: own.slice(part * HABITS_PER_PLAN.max, (part + 1) * HABITS_PER_PLAN.max),
    })),
  );
}

/**
 * Records out of a history that was kept elsewhere: a plan for each of its weeks, a check-in for each of its days, under a goal and
 * an identity of the account or new ones. A day on which every habit was skipped is a pause.
 */
export function recordsOf(
  source: string,
  { habits, target, skips }: { habits: readonly HabitHistory[]; target: Target; skips: Skips },
): Records {
  const records: Records = {
    goals: [],
    identities: [],
    plans: [],
    checkIns: [],
    reviews: [],
    pauses: [],
    conversations: [],
    memories: [],
  };
  const made: Made = { source, target, records };
  const groups = groupsOf(
    habits.flatMap((habit) => withSpan(habit, skips)),
    skips,
  );
  const isTaken = (place: number) => place === 0 && target.identityId !== null;
  const needsGoal = groups.some((_group, place) => !isTaken(place)) && target.goalId === null;
  const goalId = needsGoal ? goalFor(made) : target.goalId;
  for (const [place, group] of groups.entries()) {
    const identityId = isTaken(place)
      ? (target.identityId as string)
      : identityFor(made, { name: group.name, goalId: goalId as string, place });
    const off: CalendarDay[] = [];
    for (const { week, alive } of weeksOf(group.habits, target.weekStartDay)) {
      const weekly = { week, alive, identityId };
      addPlan(made, weekly);
      off.push(...addCheckIns(made, weekly, skips));
    }
    addPauses(made, identityId, off);
  }
  return records;
}
