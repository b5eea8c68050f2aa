import { type CalendarDay, dayNumber } from '#core/calendar/calendar.ts';
import { FREQUENCY } from '#core/plan/plan.ts';
import { columnsIn } from './csv-rows.ts';
import { dayReader } from './dates.ts';
import type { Entry, HabitHistory } from '../habit-history.ts';
import { HABITS_MAX, noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';

const DONE = new Set(['yes', 'y', 'true', '1', 'x', 'done', '✓', '✔']);
const NOT_DONE = new Set(['no', 'n', 'false', '0', '']);
const SKIPPED = new Set(['skip', 'skipped']);

/** The meaning of a word in the column `done`; null if unknown. */
function toEntry(word: string, note: string): Entry | null {
  const said = word.trim().toLowerCase();
  const [done, skipped] = [DONE.has(said), SKIPPED.has(said)];
  if (!done && !skipped && !NOT_DONE.has(said)) return null;
  return { done, skipped, note: note || null };
}

/** A habit's average frequency in its weeks: a file with only dates does not say the intended one. */
export function usualTimes({ entries }: Pick<HabitHistory, 'entries'>): number {
  const done = [...entries].filter(([, entry]) => entry.done).map(([day]) => Math.floor(dayNumber(day) / 7));
  const weeks = new Set(done).size;
  const times = weeks === 0 ? FREQUENCY.min : Math.round(done.length / weeks);
  return Math.min(Math.max(times, FREQUENCY.min), FREQUENCY.max);
}

type Reading = { skips: Skips; today: CalendarDay };

function getColumns(header: readonly string[]) {
  const columns = columnsIn(header, {
    date: ['date'],
    habit: ['habit'],
    done: ['done'],
    note: ['note', 'notes'],
    identity: ['identity'],
  });
  if (columns.date < 0 || columns.habit < 0 || columns.done < 0) throw refused('noColumns');
  return columns;
}

/** Habits out of a CSV file with the columns date, habit, done and, if it has them, note and identity. */
export function readCsv([header = [], ...rows]: readonly string[][], { skips, today }: Reading): HabitHistory[] {
  const columns = getColumns(header);
  const toCalendarDay = dayReader(rows.map((row) => row[columns.date] ?? ''));
  const habits = new Map<string, HabitHistory>();
  for (const [index, row] of rows.entries()) {
    const cell = (at: number) => (at < 0 ? '' : (row[at] ?? ''));
    const [name, identity] = [cell(columns.habit).trim(), cell(columns.identity).trim()];
    const day = toCalendarDay(cell(columns.date));
    const line = `${index + 2}: ${cell(columns.date).trim()}`;
    const entry = toEntry(cell(columns.done), cell(columns.note));
    if (!day) skips.note('unreadable', line);
    else if (name === '') skips.note('nothing_noted', line);
    else if (!entry) skips.note('unknown_value', `${line}, ${cell(columns.done)}`);
    else {
      const key = `${identity}\n${name}`;
      const empty = { key, name, about: '', identity: identity || null, perWeek: 1, archived: false };
      const habit = habits.get(key) ?? { ...empty, entries: new Map<CalendarDay, Entry>() };
      habits.set(key, habit);
      noteEntry(habit, { day, entry, skips, today });
    }
    if (habits.size > HABITS_MAX) throw refused('tooMany');
  }
  return [...habits.values()].map((habit) => ({ ...habit, perWeek: usualTimes(habit) }));
}

const HABIT_BULL = { name: 'habitname', date: 'calendardate', value: 'value' } as const;

/** True for the header of an export of HabitBull. */
export const isHabitBull = (header: readonly string[]) =>
  Object.values(HABIT_BULL).every((column) => header.some((cell) => cell.trim().toLowerCase() === column));

/**
 * Habits from the CSV export of HabitBull: a line per habit and day, 1 for done, 0 for not. A habit with larger values tracks amounts. The
 * meaning of negative values is undocumented.
 */
export function readHabitBull([header = [], ...rows]: readonly string[][], { skips, today }: Reading): HabitHistory[] {
  const columns = columnsIn(header, {
    name: [HABIT_BULL.name],
    about: ['habitdescription'],
    date: [HABIT_BULL.date],
    value: [HABIT_BULL.value],
    note: ['commenttext'],
  });
  const getCell = (row: readonly string[], column: number) => (column < 0 ? '' : (row[column] ?? '')).trim();
  const toCalendarDay = dayReader(rows.map((row) => getCell(row, columns.date)));
  const byName = Map.groupBy(rows, (row) => getCell(row, columns.name));
  if (byName.size > HABITS_MAX) throw refused('tooMany');
  return [...byName].map(([name, own]) => {
    const about = own.map((row) => getCell(row, columns.about)).find(Boolean) ?? '';
    const hasAmounts = own.some((row) => Number(getCell(row, columns.value)) > 1);
    const entries = new Map<CalendarDay, Entry>();
    const habit = { key: name, name, about, identity: null, perWeek: 1, archived: false, entries };
    for (const row of own) {
      const [written, day] = [getCell(row, columns.value), toCalendarDay(getCell(row, columns.date))];
      const value = written === '' ? Number.NaN : Number(written);
      const note = [hasAmounts ? written : '', getCell(row, columns.note)].filter(Boolean).join(': ');
      const line = `${name}, ${getCell(row, columns.date)}`;
      if (!day) skips.note('unreadable', line);
      else if (!(value >= 0)) skips.note('unknown_value', `${line}: ${written}`);
      else noteEntry(habit, { day, entry: { done: value > 0, skipped: false, note: note || null }, skips, today });
    }
    if (hasAmounts) skips.note('amount_in_note', name);
    return { ...habit, perWeek: usualTimes(habit) };
  });
}
