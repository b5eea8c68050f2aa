import { type CalendarDay, dayFromNumber, isCalendarDay } from '#core/calendar.ts';
import { type Entry, type HabitHistory, noteEntry } from './history.ts';
import { loopTables, type SqliteRow } from './loop-database.ts';
import { type LoopHabit, loopEntry, timesAWeek } from './loop-values.ts';
import { csvRows } from './read-csv.ts';
import { refused } from './refused.ts';
import type { Skips } from './skips.ts';

const DAY = 86_400_000;

type Reading = { skips: Skips; today: CalendarDay };
type Kept = { habit: HabitHistory; form: LoopHabit };

const numberOf = (value: unknown) =>
  typeof value === 'bigint' || typeof value === 'number' ? Number(value) : Number.NaN;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function kept(
  { key, name, about, archived }: Pick<HabitHistory, 'key' | 'name' | 'about' | 'archived'>,
  form: LoopHabit,
  skips: Skips,
): Kept {
  const perWeek = timesAWeek(form.isNumber ? { times: 1, days: form.days } : form);
  if (perWeek === null) skips.note('unknown_value', `${name}: ${form.times} / ${form.days}`);
  const entries = new Map<CalendarDay, Entry>();
  return { form, habit: { key, name, about, archived, identity: null, perWeek: perWeek ?? 1, entries } };
}

function habitOf(row: SqliteRow, skips: Skips): Kept {
  const name = textOf(row.name);
  const about = textOf(row.question) || textOf(row.description);
  const form = {
    isNumber: numberOf(row.type) === 1,
    times: numberOf(row.freq_num),
    days: numberOf(row.freq_den),
    target: numberOf(row.target_value ?? 0),
    isAtMost: numberOf(row.target_type) === 1,
    unit: textOf(row.unit),
  };
  const key = textOf(row.uuid) || name;
  return kept({ key, name, about, archived: numberOf(row.archived) === 1 }, form, skips);
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

function noteValue({ habit, form }: Kept, { day, value, notes, written }: Value, { skips, today }: Reading): void {
  if (!day) return skips.note('unreadable', `${habit.name}, ${written}`);
  const entry = loopEntry(form, value, notes);
  if (entry === 'unknown') skips.note('unknown_value', `${habit.name}, ${written}: ${value}`);
  else if (entry !== 'nothing') noteEntry(habit, { day, entry, skips, today });
}

/** Habits out of a backup of Loop Habit Tracker, a database of its own. */
export async function readLoop(bytes: Uint8Array, reading: Reading): Promise<HabitHistory[]> {
  const { habits, entries } = await loopTables(bytes);
  const sorted = habits.toSorted((a, b) => numberOf(a.position ?? 0) - numberOf(b.position ?? 0));
  const byId = new Map(sorted.map((row) => [numberOf(row.id), habitOf(row, reading.skips)]));
  for (const row of entries) {
    const found = byId.get(numberOf(row.habit));
    const timestamp = numberOf(row.timestamp);
    const day = dayAt(timestamp);
    const written = day ?? String(timestamp);
    // The oldest backups keep ticks alone.
    const value = row.value === undefined ? 2 : numberOf(row.value);
    if (!found) reading.skips.note('belongs_to_nothing', written);
    else noteValue(found, { day, value, notes: textOf(row.notes), written }, reading);
  }
  return [...byId.values()].map(({ habit }) => habit);
}

const WORDS: Record<string, number> = { YES_MANUAL: 2, YES_AUTO: 1, NO: 0, UNKNOWN: -1, SKIP: 3 };

function habitsIn(text: string, skips: Skips): Map<string, Kept> {
  const [header = [], ...rows] = csvRows(text);
  const at = (name: string) => header.findIndex((cell) => cell.trim().toLowerCase() === name);
  const columns = {
    position: at('position'),
    name: at('name'),
    type: at('type'),
    question: at('question'),
    description: at('description'),
    times: Math.max(at('frequencynumerator'), at('numrepetitions')),
    days: Math.max(at('frequencydenominator'), at('interval')),
    unit: at('unit'),
    targetType: at('target type'),
    target: at('target value'),
    archived: at('archived?'),
  };
  if (columns.name < 0 || columns.times < 0 || columns.days < 0) throw refused('notLoop');
  return new Map(
    rows.map((row, index) => {
      const cell = (column: number) => (column < 0 ? '' : (row[column] ?? ''));
      const name = cell(columns.name);
      const form = {
        isNumber: cell(columns.type) === 'NUMERICAL',
        times: Number(cell(columns.times)),
        days: Number(cell(columns.days)),
        target: Number(cell(columns.target)) || 0,
        isAtMost: cell(columns.targetType) === 'AT_MOST',
        unit: cell(columns.unit),
      };
      const about = cell(columns.question) || cell(columns.description);
      const archived = cell(columns.archived) === 'true';
      const position = cell(columns.position) || String(index + 1).padStart(3, '0');
      return [position, kept({ key: name, name, about, archived }, form, skips)] as const;
    }),
  );
}

/** Habits out of the CSV archive of Loop Habit Tracker: `Habits.csv`, and a folder with `Checkmarks.csv` for each. */
export function readLoopCsv(files: ReadonlyMap<string, string>, reading: Reading): HabitHistory[] {
  const habits = habitsIn(files.get('Habits.csv') ?? '', reading.skips);
  for (const [path, text] of files) {
    const position = /^(\d{3,})\b.*\/Checkmarks\.csv$/.exec(path)?.[1];
    if (!position) continue;
    const found = habits.get(position);
    if (!found) {
      reading.skips.note('belongs_to_nothing', path);
      continue;
    }
    for (const [date = '', word = '', notes = ''] of csvRows(text)) {
      if (date === 'Date') continue;
      const value = WORDS[word] ?? (word === '' ? Number.NaN : Number(word));
      noteValue(found, { day: isCalendarDay(date) ? date : null, value, notes, written: date }, reading);
    }
  }
  return [...habits.values()].map(({ habit }) => habit);
}
