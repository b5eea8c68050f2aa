import type { CalendarDay } from '#core/calendar/calendar.ts';
import { dayAmount, withGoal } from '../amounts.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { HABITS_MAX, noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';
import { columnsIn } from './csv-rows.ts';
import { dayReader } from './dates.ts';
import { usualTimes } from './read-csv.ts';

const COLUMNS = { name: 'habitname', date: 'calendardate', value: 'value' } as const;

/** It says nothing of what its amounts are, or how much is wanted. */
const NO_GOAL = { unit: '', target: null, isAtMost: false } as const;

/** True for the header of an export of HabitBull. */
export const isHabitBull = (header: readonly string[]) =>
  Object.values(COLUMNS).every((column) => header.some((cell) => cell.trim().toLowerCase() === column));

/**
 * Habits from the CSV export of HabitBull: a line per habit and day, 1 for done, 0 for not. A habit with larger values tracks amounts. The
 * meaning of negative values is undocumented.
 */
export function readHabitBull(
  [header = [], ...rows]: readonly string[][],
  { skips, today }: { skips: Skips; today: CalendarDay },
): HabitHistory[] {
  const columns = columnsIn(header, {
    name: [COLUMNS.name],
    about: ['habitdescription'],
    date: [COLUMNS.date],
    value: [COLUMNS.value],
    note: ['commenttext'],
  });
  const getCell = (row: readonly string[], column: number) => (column < 0 ? '' : (row[column] ?? '')).trim();
  const toCalendarDay = dayReader(rows.map((row) => getCell(row, columns.date)));
  const byName = Map.groupBy(rows, (row) => getCell(row, columns.name));
  if (byName.size > HABITS_MAX) throw refused('tooMany');
  return [...byName].map(([name, own]) => {
    const about = own.map((row) => getCell(row, columns.about)).find(Boolean) ?? '';
    const hasAmounts = own.some((row) => Number(getCell(row, columns.value)) > 1);
    const habit = { ...A_HABIT, key: name, name, about, entries: new Map<CalendarDay, Entry>() };
    for (const row of own) {
      const [written, day] = [getCell(row, columns.value), toCalendarDay(getCell(row, columns.date))];
      const value = written === '' ? null : dayAmount(Number(written));
      const line = `${name}, ${getCell(row, columns.date)}`;
      const said = hasAmounts ? { done: false, amount: value } : { done: value === 1, amount: null };
      const entry = { ...said, skipped: false, note: getCell(row, columns.note) || null };
      if (!day) skips.note('unreadable', line);
      else if (value === null) skips.note('unknown_value', `${line}: ${written}`);
      else noteEntry(habit, { day, entry, skips, today });
    }
    return { ...(hasAmounts ? withGoal(habit, NO_GOAL, skips) : habit), perWeek: usualTimes(habit) };
  });
}
