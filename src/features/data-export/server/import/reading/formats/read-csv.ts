import { type CalendarDay, dayNumber, type Weekday } from '#core/calendar/calendar.ts';
import { FREQUENCY } from '#core/plan/plan.ts';
import { fromDaysCell, fromTargetCell } from '#features/data-export/server/csv-columns.ts';
import { columnsIn } from './csv-rows.ts';
import { dayReader } from './dates.ts';
import { dayAmount, type Goal, withGoal } from '../amounts.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { HABITS_MAX, noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';

const DONE = new Set(['yes', 'y', 'true', '1', 'x', 'done', '✓', '✔']);
const NOT_DONE = new Set(['no', 'n', 'false', '0', '']);
const SKIPPED = new Set(['skip', 'skipped']);

/** How often a habit was done in its weeks on average: a file with only dates does not say how often it was meant. */
export function usualTimes({ entries }: Pick<HabitHistory, 'entries'>): number {
  const done = [...entries]
    .filter(([, entry]) => entry.done || (entry.amount ?? 0) > 0)
    .map(([day]) => Math.floor(dayNumber(day) / 7));
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
    amount: ['amount'],
    unit: ['unit'],
    target: ['target'],
    skipped: ['skipped'],
    days: ['days'],
  });
  if (columns.date < 0 || columns.habit < 0 || columns.done < 0) throw refused('noColumns');
  return columns;
}

type Line = Record<keyof ReturnType<typeof getColumns>, string>;

/** What a line says of its day: an entry, a contradiction, or null for a word or number that is none. */
function toEntry({ done: word, skipped: skip, amount: written, note }: Line): Entry | 'contradicts' | null {
  const [said, skipWord] = [word.toLowerCase(), skip.toLowerCase()];
  const isKnown = [DONE, NOT_DONE, SKIPPED].some((words) => words.has(said));
  if (!isKnown || !(DONE.has(skipWord) || NOT_DONE.has(skipWord))) return null;
  const amount = written === '' ? null : dayAmount(Number(written));
  if (written !== '' && amount === null) return null;
  const [done, skipped] = [DONE.has(said), SKIPPED.has(said) || DONE.has(skipWord)];
  if (skipped && (done || amount !== null)) return 'contradicts';
  return { done, skipped, amount, note: note || null };
}

/** A habit while its lines are read: what a later line says of its target and days goes first. */
type Kept = { habit: HabitHistory; goal: Goal; days: Weekday[] | null };

/** The habit of a line. Lines without a unit are of the first that the habit has: another unit is another habit. */
function keptOf(kept: Map<string, Kept>, units: ReadonlyMap<string, string>, line: Line): Kept {
  const named = `${line.identity}\n${line.habit}`;
  const first = units.get(named) ?? '';
  const unit = line.unit || first;
  const key = unit === first ? named : `${named}\n${unit}`;
  const entries = new Map<CalendarDay, Entry>();
  const habit = { ...A_HABIT, key, name: line.habit, identity: line.identity || null, entries };
  const found = kept.get(key) ?? { habit, goal: { unit, target: null, isAtMost: false }, days: null };
  const now = {
    habit: found.habit,
    goal: { ...found.goal, ...fromTargetCell(line.target) },
    days: fromDaysCell(line.days) ?? found.days,
  };
  kept.set(key, now);
  if (kept.size > HABITS_MAX) throw refused('tooMany');
  return now;
}

function finished({ habit, goal, days }: Kept, skips: Skips): HabitHistory {
  const hasAmounts = goal.target !== null || [...habit.entries.values()].some(({ amount }) => amount !== null);
  const measured = hasAmounts ? withGoal(habit, goal, skips) : habit;
  return { ...measured, days, perWeek: days?.length ?? usualTimes(habit) };
}

/** The first unit that each habit has. */
function firstUnits(lines: readonly Line[]): Map<string, string> {
  const units = new Map<string, string>();
  for (const { identity, habit, unit } of lines) {
    if (unit && !units.has(`${identity}\n${habit}`)) units.set(`${identity}\n${habit}`, unit);
  }
  return units;
}

/** Habits out of a CSV file with the columns date, habit, done and, if it has them, those of our own (see `csv-columns.ts`). */
export function readCsv([header = [], ...rows]: readonly string[][], { skips, today }: Reading): HabitHistory[] {
  const columns = Object.entries(getColumns(header));
  const lines = rows.map(
    (row) => Object.fromEntries(columns.map(([name, at]) => [name, (row[at] ?? '').trim()])) as Line,
  );
  const toCalendarDay = dayReader(lines.map(({ date }) => date));
  const units = firstUnits(lines);
  const kept = new Map<string, Kept>();
  for (const [index, line] of lines.entries()) {
    const place = `${index + 2}: ${line.date}`;
    const day = toCalendarDay(line.date);
    const entry = toEntry(line);
    if (!day) skips.note('unreadable', place);
    else if (line.habit === '') skips.note('nothing_noted', place);
    else if (!entry) skips.note('unknown_value', [place, line.done, line.amount].filter(Boolean).join(', '));
    else if (entry === 'contradicts') skips.note('contradicts_itself', place);
    else noteEntry(keptOf(kept, units, line).habit, { day, entry, skips, today });
  }
  return [...kept.values()].map((one) => finished(one, skips));
}
