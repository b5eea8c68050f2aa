import { z } from 'zod';
import { type CalendarDay, toCalendarDay, isTimeZone } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { AMOUNT, toAmount } from '#core/amount/measure.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { HABITS_MAX, noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';
import { parseFrequency, timesAWeek } from './frequency.ts';

const COMPLETIONS_MAX = 100_000;

const Habit = z.object({
  id: z.string().max(200),
  name: z.string().max(10_000),
  description: z.string().max(100_000).nullish(),
  frequency: z.string().max(1000).nullish(),
  targetCompletions: z.number().nullish(),
  completions: z.array(z.string().max(100)).max(COMPLETIONS_MAX),
  isTask: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  userIds: z.array(z.string().max(200)).max(1000).nullish(),
});

const HabitsFile = z.object({ habits: z.array(Habit).max(HABITS_MAX) });
const SettingsFile = z.object({ system: z.object({ timezone: z.string().refine(isTimeZone) }) });

/** The users of a HabitTrove. Nothing else of its accounts is read. */
const UsersFile = z.object({
  users: z.array(z.object({ id: z.string().max(200), username: z.string().max(200) })).max(1000),
});

/** The files of its data folder as JSON; null for missing ones. */
export type HabitTroveFiles = { habits: unknown; settings: unknown; auth: unknown };
export type Person = { id: string; name: string };

type Reading = { skips: Skips; today: CalendarDay; timeZone: string };

/** How often a habit was done on each day of the zone. */
function timesByDay({ name, completions }: z.output<typeof Habit>, { skips, timeZone }: Reading) {
  const times = new Map<CalendarDay, number>();
  for (const completion of completions) {
    const at = new Date(completion);
    const year = at.getUTCFullYear();
    // Beyond these years there is no day; NaN is none of them either.
    if (!(year > 1900 && year < 2199)) {
      skips.note('unreadable', `${name}, ${completion}`);
      continue;
    }
    const day = toCalendarDay(at, timeZone);
    times.set(day, (times.get(day) ?? 0) + 1);
  }
  return times;
}

function toHistory(habit: z.output<typeof Habit>, reading: Reading): HabitHistory {
  const entries = new Map<CalendarDay, Entry>();
  const wanted = Math.min(Math.max(1, toAmount(habit.targetCompletions ?? 1)), AMOUNT.max);
  const frequency = parseFrequency(habit.frequency ?? 'daily');
  const history = {
    ...A_HABIT,
    key: habit.id,
    name: habit.name,
    about: habit.description ?? '',
    perWeek: timesAWeek(habit.name, frequency, reading.skips),
    days: toNamedDays(frequency.named),
    measure: wanted > 1 ? { unit: dataExportMessages.made.times, atLeast: wanted } : null,
    archived: habit.archived === true,
    entries,
  };
  for (const [day, times] of timesByDay(habit, reading)) {
    const said = wanted > 1 ? { done: false, amount: times } : { done: true, amount: null };
    noteEntry(history, { day, entry: { ...said, skipped: false, note: null }, ...reading });
  }
  return history;
}

/** Everybody with habits in the file, by their known name. */
function peopleIn(habits: readonly z.output<typeof Habit>[], auth: unknown): Person[] {
  const users = UsersFile.safeParse(auth);
  const names = new Map((users.success ? users.data.users : []).map(({ id, username }) => [id, username]));
  const ids = new Set(habits.flatMap(({ userIds }) => userIds ?? []));
  return [...ids].map((id, place) => ({ id, name: names.get(id) ?? dataExportMessages.made.person(place + 1) }));
}

/**
 * Habits from the data of HabitTrove, and their owners if there are several: then only the chosen person's are imported, with those of nobody.
 * Its instants become days in its own zone if the settings have one, else in the user's.
 */
export function readHabitTrove(
  files: HabitTroveFiles,
  reading: Reading & { person: string | null },
): { habits: HabitHistory[]; people: Person[] } {
  const file = HabitsFile.safeParse(files.habits);
  if (!file.success) throw refused('notHabitTrove', { path: file.error.issues[0]?.path.join('.') });
  const found = peopleIn(file.data.habits, files.auth);
  const people = found.length > 1 ? found : [];
  if (people.length > 0 && reading.person === null) return { habits: [], people };
  const isTheirs = ({ userIds }: z.output<typeof Habit>) =>
    people.length === 0 || !userIds?.length || userIds.includes(reading.person as string);
  const zone = SettingsFile.safeParse(files.settings);
  const timeZone = zone.success ? zone.data.system.timezone : reading.timeZone;
  const habits = file.data.habits.filter(isTheirs).flatMap((habit) => {
    if (!habit.isTask) return [toHistory(habit, { ...reading, timeZone })];
    reading.skips.note('not_a_habit', habit.name);
    return [];
  });
  return { habits, people };
}
