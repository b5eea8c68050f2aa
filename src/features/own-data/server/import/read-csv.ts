import { parse } from 'csv-parse/sync';
import { type CalendarDay, dayNumber, isCalendarDay } from '#core/calendar.ts';
import { undefused } from '#core/csv-cell.ts';
import { OWN_DATA } from '#core/own-data.ts';
import { FREQUENCY } from '#core/plan.ts';
import { type Entry, type HabitHistory, noteEntry } from './history.ts';
import { refused } from './refused.ts';
import type { Skips } from './skips.ts';

/** Lines of a CSV file that are read: a file has a few more lines than check-ins. */
const LINES_MAX = OWN_DATA.rowsMax * 5;
/** Habits that a foreign file can hold. */
const HABITS_MAX = 500;

/** The cells of a CSV text, line by line, marks against formulas taken off. */
export function csvRows(text: string): string[][] {
  let rows: string[][];
  try {
    const form = { bom: true, relaxColumnCount: true, skipEmptyLines: true, maxRecordSize: 200_000 };
    rows = parse(text, { ...form, to: LINES_MAX + 1 }) as string[][];
  } catch {
    throw refused('brokenCsv');
  }
  if (rows.length > LINES_MAX) throw refused('tooMany');
  return rows.map((row) => row.map(undefused));
}

const DONE = new Set(['yes', 'y', 'true', '1', 'x', 'done', '✓', '✔']);
const NOT_DONE = new Set(['no', 'n', 'false', '0', '']);
const SKIPPED = new Set(['skip', 'skipped']);

/** What a word in the column `done` says; null when it says nothing that is known. */
function entryOf(word: string, note: string): Entry | null {
  const said = word.trim().toLowerCase();
  const [done, skipped] = [DONE.has(said), SKIPPED.has(said)];
  if (!done && !skipped && !NOT_DONE.has(said)) return null;
  return { done, skipped, note: note || null };
}

/** How often a habit was done in its weeks, on average: a CSV file says nothing of what was meant. */
function usualTimes({ entries }: HabitHistory): number {
  const done = [...entries].filter(([, entry]) => entry.done).map(([day]) => Math.floor(dayNumber(day) / 7));
  const weeks = new Set(done).size;
  const times = weeks === 0 ? FREQUENCY.min : Math.round(done.length / weeks);
  return Math.min(Math.max(times, FREQUENCY.min), FREQUENCY.max);
}

type Reading = { skips: Skips; today: CalendarDay };

function columnsOf(header: readonly string[]) {
  const names = header.map((name) => name.trim().toLowerCase());
  const at = (...known: string[]) => names.findIndex((name) => known.includes(name));
  const columns = { date: at('date'), habit: at('habit'), done: at('done'), note: at('note', 'notes') };
  if (columns.date < 0 || columns.habit < 0 || columns.done < 0) throw refused('noColumns');
  return { ...columns, identity: at('identity') };
}

/** Habits out of a CSV file with the columns date, habit, done and, if it has them, note and identity. */
export function readCsv(text: string, { skips, today }: Reading): HabitHistory[] {
  const [header = [], ...rows] = csvRows(text);
  const columns = columnsOf(header);
  const habits = new Map<string, HabitHistory>();
  for (const [index, row] of rows.entries()) {
    const cell = (at: number) => (at < 0 ? '' : (row[at] ?? ''));
    const [date, name, identity] = [
      cell(columns.date).trim(),
      cell(columns.habit).trim(),
      cell(columns.identity).trim(),
    ];
    const line = `${index + 2}: ${date}`;
    const entry = entryOf(cell(columns.done), cell(columns.note));
    if (!isCalendarDay(date)) skips.note('unreadable', line);
    else if (name === '') skips.note('nothing_noted', line);
    else if (!entry) skips.note('unknown_value', `${line}, ${cell(columns.done)}`);
    else {
      const key = `${identity}\n${name}`;
      const empty = { key, name, about: '', identity: identity || null, perWeek: 1, archived: false };
      const habit = habits.get(key) ?? { ...empty, entries: new Map<CalendarDay, Entry>() };
      habits.set(key, habit);
      noteEntry(habit, { day: date, entry, skips, today });
    }
    if (habits.size > HABITS_MAX) throw refused('tooMany');
  }
  return [...habits.values()].map((habit) => ({ ...habit, perWeek: usualTimes(habit) }));
}
