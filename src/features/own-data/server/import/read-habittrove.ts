import { z } from 'zod';
import { type CalendarDay, dayOf, isTimeZone } from '#core/calendar.ts';
import { FREQUENCY } from '#core/plan.ts';
import { ownDataMessages } from '#features/own-data/messages.ts';
import { type Entry, type HabitHistory, noteEntry } from './history.ts';
import { refused } from './refused.ts';
import type { Skips } from './skips.ts';

const HABITS_MAX = 500;
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
});

const HabitsFile = z.object({ habits: z.array(Habit).max(HABITS_MAX) });
const SettingsFile = z.object({ system: z.object({ timezone: z.string().refine(isTimeZone) }) });

/** True for the habits file of HabitTrove, read as JSON. */
export function isHabitTrove(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Array.isArray((value as { habits?: unknown }).habits);
}

/** Times a week of a repetition rule: FREQ=WEEKLY;BYDAY=MO,TH is 2. Null for what is none. */
export function timesAWeek(rule: string): number | null {
  const parts = new Map(
    rule
      .replace(/^RRULE:/i, '')
      .split(';')
      .map((part) => part.trim().toUpperCase().split('='))
      .map(([name = '', value = '']) => [name, value] as const),
  );
  const every = Number(parts.get('INTERVAL') ?? 1);
  const kind = parts.get('FREQ') || (parts.size === 1 ? [...parts.keys()][0] : undefined);
  const days = parts.get('BYDAY')?.split(',').filter(Boolean).length;
  const times = { DAILY: days ?? 7, WEEKLY: days ?? 1, MONTHLY: 0, YEARLY: 0 }[kind ?? ''];
  if (times === undefined || !(every >= 1)) return null;
  return Math.min(Math.max(Math.round(times / every), FREQUENCY.min), FREQUENCY.max);
}

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
    const day = dayOf(at, timeZone);
    times.set(day, (times.get(day) ?? 0) + 1);
  }
  return times;
}

function historyOf(habit: z.output<typeof Habit>, reading: Reading): HabitHistory {
  const rule = habit.frequency ?? 'daily';
  const perWeek = timesAWeek(rule);
  if (perWeek === null) reading.skips.note('unknown_value', `${habit.name}: ${rule}`);
  const entries = new Map<CalendarDay, Entry>();
  const history = {
    key: habit.id,
    name: habit.name,
    about: habit.description ?? '',
    identity: null,
    perWeek: perWeek ?? 1,
    archived: habit.archived === true,
    entries,
  };
  const wanted = Math.max(1, habit.targetCompletions ?? 1);
  for (const [day, times] of timesByDay(habit, reading)) {
    const note = wanted > 1 ? ownDataMessages.made.times(times, wanted) : null;
    noteEntry(history, { day, entry: { done: times >= wanted, skipped: false, note }, ...reading });
  }
  return history;
}

/** Habits out of the data of HabitTrove. Its instants become days in its own zone when the settings say it, else in the user's. */
export function readHabitTrove(habits: unknown, settings: unknown, reading: Reading): HabitHistory[] {
  const file = HabitsFile.safeParse(habits);
  if (!file.success) throw refused('notHabitTrove', file.error.issues[0]?.path.join('.'));
  const zone = SettingsFile.safeParse(settings);
  const timeZone = zone.success ? zone.data.system.timezone : reading.timeZone;
  return file.data.habits.flatMap((habit) => {
    if (!habit.isTask) return [historyOf(habit, { ...reading, timeZone })];
    reading.skips.note('not_a_habit', habit.name);
    return [];
  });
}
