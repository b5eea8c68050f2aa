import { unitFor } from '#core/amount/unit-words.ts';
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

function identityFor(
  made: Made,
  { key, name, goalId, place }: Omit<Group, 'habits'> & { goalId: string; place: number },
) {
  const { source, target, records } = made;
  const id = getSourceId(target.userId, source, 'identity', key);
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

/** A habit in words that say what it is: a limit with what it allows. */
function meant({ name, measure }: Pick<LivedHabit, 'name' | 'measure'>): string {
  if (!measure || !('atMost' in measure)) return name;
  return texts.limit({ name, amount: measure.atMost, unit: unitFor(measure.unit, measure.atMost) });
}

/** The most habits named in the goal created for them. */
const NAMED = 5;

function goalFor({ source, target, records }: Made, habits: readonly LivedHabit[]): string {
  const id = getSourceId(target.userId, source, 'goal');
  records.goals.push({
    id,
    description: texts.goal(habits.slice(0, NAMED).map(meant)),
    currentLevel: 'some_progress',
    currentFrictions: '',
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

type Group = {
  /** The same for the same habits of a later file. */
  readonly key: string;
  readonly name: string;
  readonly habits: readonly LivedHabit[];
};

/** Stands for the identity of habits that have none in the file; also before, when it was that identity's name. */
const NO_IDENTITY = 'Imported habits';

/** Characters of the name of an identity, made of as many of its habits as fit: one that is short enough to be said. */
const SAID_MAX = 40;

/** Limits are named where there is nothing else: somebody becomes who they are by what they do. */
function namedFor(habits: readonly LivedHabit[]): string {
  const done = habits.filter(({ measure }) => !measure || 'atLeast' in measure);
  const names = (done.length > 0 ? done : habits).map(meant);
  const fitting = names.findLastIndex((_name, last) => texts.identity(names.slice(0, last + 1)).length <= SAID_MAX);
  const name = texts.identity(names.slice(0, Math.max(1, fitting + 1)));
  // Half a pair at the cut would be no text that can be stored.
  return name.slice(0, IDENTITY_NAME_MAX).toWellFormed();
}

/** Habits by their target identity, split so that each fits into one plan. */
function getGroups(habits: readonly LivedHabit[], skips: Skips): Group[] {
  const groups = Map.groupBy(habits, ({ identity }) => skips.cut(identity ?? '', IDENTITY_NAME_MAX - 4));
  return [...groups].flatMap(([name, own]) =>
    Array.from({ length: Math.ceil(own.length / HABITS_PER_PLAN.max) }, (_none, part) => {
      const inPart = own.slice(part * HABITS_PER_PLAN.max, (part + 1) * HABITS_PER_PLAN.max);
      const [key, named] = [name || NO_IDENTITY, name].map((one) => (part === 0 ? one : `${one} ${part + 1}`));
      return { key: key as string, name: name ? (named as string) : namedFor(inPart), habits: inPart };
    }),
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
    hardDays: [],
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
      : identityFor(made, { ...group, goalId: goalId as string, place });
    addWeeks(group.habits, { ...made, skips, identityId });
  }
  return records;
}
