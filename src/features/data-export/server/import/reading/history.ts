import { calendarDay, type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { HABIT_DESCRIPTION_MAX, HABITS_PER_PLAN, INTENTION_MAX } from '#core/plan/plan.ts';
import { weekOf } from '#core/week/week.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { Entry, HabitHistory, LivedHabit, Target } from './habit-history.ts';
import { addWeeks } from './history-weeks.ts';
import { getSourceId } from '../row-ids.ts';
import type { Skips } from './skips.ts';

const texts = dataExportMessages.made;
/** Habits that a file of another program can hold. */
export const HABITS_MAX = 500;
const FIRST_DAY = calendarDay('1970-01-01');

type Made = { source: string; target: Target; records: Records };

/** Adds a habit's entry, once per day and for valid days only; reports the rest. */
export function noteEntry(
  { name, entries }: HabitHistory,
  { day, entry, skips, today }: { day: CalendarDay; entry: Entry; skips: Skips; today: CalendarDay },
): void {
  if (day < FIRST_DAY) skips.note('before_1970', `${name}, ${day}`);
  else if (day > today) skips.note('in_future', `${name}, ${day}`);
  else if (entries.has(day)) skips.note('twice_in_file', `${name}, ${day}`);
  else entries.set(day, entry);
}

/** Habits with entries. Two with the same name stay separate. */
function livedHabits(habits: readonly HabitHistory[], skips: Skips): LivedHabit[] {
  const keys = new Map<string, number>();
  return habits.flatMap((habit) => {
    const days = [...habit.entries.keys()].toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) {
      skips.note('nothing_noted', habit.name);
      return [];
    }
    const earlier = keys.get(habit.key) ?? 0;
    keys.set(habit.key, earlier + 1);
    const key = earlier === 0 ? habit.key : `${habit.key}\n${earlier + 1}`;
    const name = skips.cut(habit.name, HABIT_DESCRIPTION_MAX) || texts.unnamed;
    return { ...habit, key, first, last, name, about: skips.cut(habit.about, INTENTION_MAX) };
  });
}

const LATER = (at: Date, index: number) => new Date(at.getTime() + index).toISOString();

function identityFor(made: Made, { name, goalId, place }: { name: string; goalId: string; place: number }): string {
  const { source, target, records } = made;
  const id = getSourceId(target.userId, source, 'identity', name);
  const weekEnd = toWeekday(weekOf(target.today, target.weekStartDay).end);
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

/** The most habits named in the goal created for them. */
const NAMED = 5;

function goalFor({ source, target, records }: Made, habits: readonly LivedHabit[]): string {
  const id = getSourceId(target.userId, source, 'goal');
  records.goals.push({
    id,
    description: texts.goal(habits.slice(0, NAMED).map(({ name }) => name)),
    currentLevel: 'some_progress',
    currentFrictions: texts.frictions,
    status: 'active',
    safetyLabel: 'none',
    crisisShownAt: null,
    crisisAnsweredAt: null,
    misread: [],
    domain: null,
    completedAt: null,
    archivedAt: null,
    createdAt: target.now.toISOString(),
  });
  return id;
}

/** Habits by their target identity, split so that each fits into one plan. */
function getGroups(habits: readonly LivedHabit[], skips: Skips): { name: string; habits: LivedHabit[] }[] {
  const groups = Map.groupBy(
    habits,
    ({ identity }) => skips.cut(identity ?? '', IDENTITY_NAME_MAX - 4) || texts.identity,
  );
  return [...groups].flatMap(([name, own]) =>
    Array.from({ length: Math.ceil(own.length / HABITS_PER_PLAN.max) }, (_none, part) => ({
      name: part === 0 ? name : `${name} ${part + 1}`,
      habits: own.slice(part * HABITS_PER_PLAN.max, (part + 1) * HABITS_PER_PLAN.max),
    })),
  );
}

/**
 * Converts another program's history to records: a plan for each week, a check-in for each day, under existing or new goals and identities.
 */
export function getRecords(
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
  const groups = getGroups(livedHabits(habits, skips), skips);
  const isTaken = (place: number) => place === 0 && target.identityId !== null;
  const needsGoal = groups.some((_group, place) => !isTaken(place)) && target.goalId === null;
  const goalId = needsGoal
    ? goalFor(
        made,
        groups.flatMap((group) => group.habits),
      )
    : target.goalId;
  for (const [place, group] of groups.entries()) {
    const identityId = isTaken(place)
      ? (target.identityId as string)
      : identityFor(made, { name: group.name, goalId: goalId as string, place });
    addWeeks(group.habits, { ...made, skips, identityId });
  }
  return records;
}
