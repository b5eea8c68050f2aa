import { type CalendarDay, dayFromNumber } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { type Goal, goalInWords, withGoal } from '../amounts.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';
import { timesAWeek } from './frequency.ts';
import { loopTables, type SqliteRow } from './loop-database.ts';
import { type LoopHabit, loopEntry } from './loop-values.ts';

export type LoopReading = { skips: Skips; today: CalendarDay };
export type LoopKept = { habit: HabitHistory; form: LoopHabit };

const toNumber = (value: unknown) =>
  typeof value === 'bigint' || typeof value === 'number' ? Number(value) : Number.NaN;
const getText = (value: unknown) => (typeof value === 'string' ? value : '');

const getGoal = ({ unit, target, isAtMost, days }: LoopHabit): Goal => ({ unit, target, isAtMost, inDays: days });

/** A habit of Loop before its entries are read. */
export function keptHabit(
  { key, name, about, archived }: Pick<HabitHistory, 'key' | 'name' | 'about' | 'archived'>,
  form: LoopHabit,
  skips: Skips,
): LoopKept {
  // An amount's frequency says over how many days it is summed.
  const rhythm = form.isNumber ? { times: 1, days: form.days, said: goalInWords(getGoal(form)) || undefined } : form;
  const perWeek = timesAWeek(name, rhythm, skips);
  const entries = new Map<CalendarDay, Entry>();
  return { form, habit: { ...A_HABIT, key, name, about, archived, perWeek, entries } };
}

function getHabit(row: SqliteRow, skips: Skips): LoopKept {
  const name = getText(row.name);
  const about = getText(row.question) || getText(row.description);
  const form = {
    isNumber: toNumber(row.type) === 1,
    times: toNumber(row.freq_num),
    days: toNumber(row.freq_den),
    target: toNumber(row.target_value ?? 0),
    isAtMost: toNumber(row.target_type) === 1,
    unit: getText(row.unit),
  };
  const key = getText(row.uuid) || name;
  return keptHabit({ key, name, about, archived: toNumber(row.archived) === 1 }, form, skips);
}

/** The day of a stored time: midnight in UTC, in milliseconds. Null for none between 1900 and 2199. */
function dayAt(timestamp: number): CalendarDay | null {
  try {
    return dayFromNumber(Math.floor(timestamp / DAY));
  } catch {
    return null;
  }
}

type Value = { day: CalendarDay | null; value: number; notes: string; written: string };

/** Records Loop's value for a day; reports unknown values. */
export function noteValue(
  { habit, form }: LoopKept,
  { day, value, notes, written }: Value,
  { skips, today }: LoopReading,
): void {
  if (!day) return skips.note('unreadable', `${habit.name}, ${written}`);
  const entry = loopEntry(form, value, notes);
  if (entry === 'unknown') skips.note('unknown_value', `${habit.name}, ${written}: ${value}`);
  else if (entry !== 'nothing') noteEntry(habit, { day, entry, skips, today });
}

/** The habits once their entries are read; those that track amounts have their measure. */
export function finished(kept: Iterable<LoopKept>, skips: Skips): HabitHistory[] {
  return [...kept].map(({ form, habit }) => (form.isNumber ? withGoal(habit, getGoal(form), skips) : habit));
}

/** Habits out of a backup of Loop Habit Tracker, a database of its own. Refused when none of its entries belongs to one of its habits. */
export async function readLoop(bytes: Uint8Array, reading: LoopReading): Promise<HabitHistory[]> {
  const { habits, entries } = await loopTables(bytes);
  const sorted = habits.toSorted(
    (a, b) => toNumber(a.position ?? 0) - toNumber(b.position ?? 0) || toNumber(a.id) - toNumber(b.id),
  );
  const byId = new Map(sorted.map((row) => [toNumber(row.id), getHabit(row, reading.skips)]));
  let adrift = 0;
  for (const row of entries) {
    const found = byId.get(toNumber(row.habit));
    const timestamp = toNumber(row.timestamp);
    const day = dayAt(timestamp);
    const written = day ?? String(timestamp);
    // The oldest backups keep ticks alone.
    const value = row.value === undefined ? 2 : toNumber(row.value);
    if (found) noteValue(found, { day, value, notes: getText(row.notes), written }, reading);
    else {
      adrift += 1;
      reading.skips.note('belongs_to_nothing', written);
    }
  }
  if (adrift > 0 && adrift === entries.length) throw refused('allAdrift', { count: adrift });
  return finished(byId.values(), reading.skips);
}
