import { type CalendarDay, isCalendarDay } from '#core/calendar/calendar.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';
import { columnsIn, csvRows } from './csv-rows.ts';
import { isTick, type LoopHabit, valueOf } from './loop-values.ts';
import { usualTimes } from './read-csv.ts';
import { finished, keptHabit, type LoopKept, type LoopReading, noteValue } from './read-loop.ts';

type Rows = readonly (readonly string[])[];

function habitsIn(text: string, skips: Skips): Map<string, LoopKept> {
  const [header = [], ...rows] = csvRows(text);
  const columns = columnsIn(header, {
    position: ['position'],
    name: ['name'],
    type: ['type'],
    question: ['question'],
    description: ['description'],
    times: ['frequencynumerator', 'numrepetitions'],
    days: ['frequencydenominator', 'interval'],
    unit: ['unit'],
    targetType: ['target type'],
    target: ['target value'],
    archived: ['archived?'],
  });
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
      return [position, keptHabit({ key: name, name, about, archived }, form, skips)] as const;
    }),
  );
}

const dayIn = (date: string): CalendarDay | null => (isCalendarDay(date) ? date : null);

/** Reads the `Checkmarks.csv` of one habit: a line for each day with its value and note. */
function readOne(kept: LoopKept, rows: Rows, reading: LoopReading): void {
  for (const [date = '', cell = '', notes = ''] of rows) {
    if (date !== 'Date') noteValue(kept, { day: dayIn(date), value: valueOf(cell), notes, written: date }, reading);
  }
}

/** Habits out of the CSV archive of Loop Habit Tracker: `Habits.csv`, and a `Checkmarks.csv` for each of them or for all together. */
export function readLoopCsv(files: ReadonlyMap<string, string>, reading: LoopReading): HabitHistory[] {
  const habits = habitsIn(files.get('Habits.csv') ?? '', reading.skips);
  let single = 0;
  for (const [path, text] of files) {
    const position = /^(\d{3,})\b.*\/Checkmarks\.csv$/.exec(path)?.[1];
    if (!position) continue;
    single += 1;
    const found = habits.get(position);
    if (found) readOne(found, csvRows(text), reading);
    else reading.skips.note('belongs_to_nothing', path);
  }
  const combined = files.get('Checkmarks.csv');
  if (single === 0 && combined) readColumns([...habits.values()], csvRows(combined).slice(1), reading);
  return finished(habits.values(), reading.skips);
}

/** Reads the combined `Checkmarks.csv`: a line for each day, a column for each habit. */
function readColumns(habits: readonly LoopKept[], rows: Rows, reading: LoopReading): void {
  for (const [date = '', ...cells] of rows) {
    for (const [place, kept] of habits.entries()) {
      const cell = cells[place] ?? '';
      if (cell !== '') noteValue(kept, { day: dayIn(date), value: valueOf(cell), notes: '', written: date }, reading);
    }
  }
}

/** True for `Checkmarks.csv` of Loop without its archive: a date, then values that Loop writes. */
export function isCheckmarks([header = [], ...rows]: Rows): boolean {
  const [first] = rows;
  if (header[0] !== 'Date' || !first) return false;
  const cells = header[1] === 'Value' ? first.slice(1, 2) : first.slice(1);
  return cells.every((cell) => cell === '' || Number.isInteger(valueOf(cell))) && cells.some((cell) => cell !== '');
}

/** A habit whose file gives neither its type nor its frequency. */
function nameless(name: string, column: Rows[number]): LoopKept {
  const isNumber = column.some((cell) => cell !== '' && !isTick(valueOf(cell)));
  const form: LoopHabit = { isNumber, times: 1, days: 1, target: 0, isAtMost: false, unit: '' };
  const entries = new Map<CalendarDay, Entry>();
  return { form, habit: { ...A_HABIT, key: name, name, entries } };
}

/** Habits from a standalone Loop `Checkmarks.csv`. Their frequency is estimated from the completions. */
export function readCheckmarks([header = [], ...rows]: Rows, reading: LoopReading): HabitHistory[] {
  const column = (place: number) => rows.map((row) => row[place] ?? '');
  let kept: LoopKept[];
  if (header[1] === 'Value') {
    kept = [nameless(dataExportMessages.made.unnamed, column(1))];
    for (const habit of kept) readOne(habit, rows, reading);
  } else {
    const names = header.slice(1, header.at(-1) === '' ? -1 : undefined);
    // Names are not quoted: if one contains a comma, columns cannot be assigned.
    if (!rows.every((row) => row.length === header.length)) throw refused('unclearNames');
    kept = names.map((name, place) => nameless(name, column(place + 1)));
    readColumns(kept, rows, reading);
  }
  return finished(kept, reading.skips).map((habit) => ({ ...habit, perWeek: usualTimes(habit) }));
}
