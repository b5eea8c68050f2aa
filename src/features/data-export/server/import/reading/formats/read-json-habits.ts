import { z } from 'zod';
import { type CalendarDay, dayFromNumber } from '#core/calendar/calendar.ts';
import { dayReader } from './dates.ts';
import { type Frequency, timesAWeek } from './frequency.ts';
import { dayAmount, type Goal, withGoal } from '../amounts.ts';
import { A_HABIT, type Entry, type HabitHistory } from '../habit-history.ts';
import { HABITS_MAX, noteEntry } from '../history.ts';
import { refused } from '../refused.ts';
import type { Skips } from '../skips.ts';

const RECORDS_MAX = 100_000;
const name = z.string().max(10_000);
const text = z.string().max(100_000).nullish();

type Reading = { skips: Skips; today: CalendarDay };

const BeaverHabit = z.object({
  id: z.union([z.string().max(200), z.number()]).nullish(),
  name,
  status: z.string().nullish(),
  period: z
    .object({ period_type: z.enum(['D', 'W', 'M', 'Y']), period_count: z.number(), target_count: z.number() })
    .nullish(),
  records: z.array(z.object({ day: z.string().max(100), done: z.boolean().nullish(), text })).max(RECORDS_MAX),
});
const BeaverFile = z.object({ habits: z.array(BeaverHabit).max(HABITS_MAX) });

const DAYS_OF = { D: 1, W: 7, M: 30, Y: 365 } as const;
const DAILY: Frequency = { times: 1, days: 1 };

/** Habits out of the JSON export of Beaver Habit Tracker. What was deleted there stays away. */
export function readBeaver(value: unknown, { skips, today }: Reading): HabitHistory[] {
  const file = BeaverFile.safeParse(value);
  if (!file.success) throw refused('notBeaver', { path: file.error.issues[0]?.path.join('.') });
  return file.data.habits.flatMap(({ id, name: called, status, period, records }) => {
    if (status === 'soft_delete') return [];
    const frequency = period
      ? { times: period.target_count, days: period.period_count * DAYS_OF[period.period_type] }
      : DAILY;
    const habit = {
      ...A_HABIT,
      key: String(id ?? called),
      name: called,
      perWeek: timesAWeek(called, frequency, skips),
      archived: status === 'archive',
      entries: new Map<CalendarDay, Entry>(),
    };
    const toCalendarDay = dayReader([]);
    for (const { day: written, done, text: said } of records) {
      const day = toCalendarDay(written);
      const entry = { done: done === true, skipped: false, amount: null, note: said || null };
      if (day) noteEntry(habit, { day, entry, skips, today });
      else skips.note('unreadable', `${called}, ${written}`);
    }
    return [habit];
  });
}

const TableRecord = z.object({
  /** In days since 1970. */
  record_date: z.number().nullish(),
  /** 1 something was done, 2 skipped. */
  record_type: z.number().nullish(),
  record_value: z.number().nullish(),
  reason: text,
});
const TableHabit = z.object({
  name: name.nullish(),
  desc: text,
  /** 1 for a minimum, 2 for a maximum. */
  type: z.number().nullish(),
  /** 2 is deleted, 3 archived. */
  status: z.number().nullish(),
  daily_goal: z.number().nullish(),
  daily_goal_extra: z.number().nullish(),
  daily_goal_unit: z.string().max(1000).nullish(),
  /** 1 times a week, 2 times a month, 3 times in days; the figures stand in `freq_custom` as a JSON list. */
  freq_type: z.number().nullish(),
  freq_custom: z.string().max(1000).nullish(),
  create_t: z.number().nullish(),
  group_id: z.string().max(200).nullish(),
  records: z.array(TableRecord).max(RECORDS_MAX).nullish(),
});
const TableFile = z.object({
  habits: z.array(TableHabit).max(HABITS_MAX),
  groups: z
    .array(z.object({ uuid: z.string().max(200), name: name.nullish() }))
    .max(HABITS_MAX)
    .nullish(),
});
type TableHabit = z.output<typeof TableHabit>;

function tableFrequency({ freq_type: type, freq_custom: custom }: TableHabit): Frequency {
  let figures: unknown;
  try {
    figures = JSON.parse(custom ?? '');
  } catch {
    figures = null;
  }
  const [times = 1, inDays = 1] = Array.isArray(figures) ? figures.map(Number) : [];
  const days = { 1: 7, 2: 30, 3: inDays }[type ?? 3] ?? Number.NaN;
  return { times, days };
}

/** The least of a day, or the most where that is what it asks for. */
function getGoal({ type, daily_goal: goal, daily_goal_extra: most, daily_goal_unit: unit }: TableHabit): Goal {
  const isAtMost = type === 2;
  return { unit: unit ?? '', target: isAtMost ? (most ?? goal ?? 0) : (goal ?? 1), isAtMost };
}

/** Habits of ticks alone have a goal of 1, nothing to stay below, and no amounts beside it. */
const hasAmounts = ({ type, daily_goal: goal, records }: TableHabit) =>
  type === 2 ||
  (goal ?? 1) !== 1 ||
  (records ?? []).some(({ record_value: value }) => (value ?? 0) !== 0 && value !== 1);

function tableEntry(record: z.output<typeof TableRecord>, counts: boolean): Entry | null {
  const { record_type: type, record_value: value, reason } = record;
  const note = reason || null;
  if (type === 2) return { done: false, skipped: true, amount: null, note };
  const amount = type === 1 && typeof value === 'number' ? dayAmount(value) : null;
  if (amount === null) return null;
  return counts
    ? { done: false, skipped: false, amount, note }
    : { done: amount > 0, skipped: false, amount: null, note };
}

function dayAt(number: number | null | undefined): CalendarDay | null {
  try {
    return typeof number === 'number' ? dayFromNumber(number) : null;
  } catch {
    return null;
  }
}

/** Habits out of the JSON export of Table Habit, each with its group as identity. What was deleted there stays away. */
export function readTableHabit(value: unknown, { skips, today }: Reading): HabitHistory[] {
  const file = TableFile.safeParse(value);
  if (!file.success) throw refused('notTableHabit', { path: file.error.issues[0]?.path.join('.') });
  const groups = new Map((file.data.groups ?? []).map((group) => [group.uuid, group.name ?? null]));
  return file.data.habits.flatMap((row) => {
    if (row.status === 2) return [];
    const called = row.name ?? '';
    const habit = {
      ...A_HABIT,
      key: `${row.create_t ?? ''} ${called}`,
      name: called,
      about: row.desc ?? '',
      identity: groups.get(row.group_id ?? '') ?? null,
      perWeek: timesAWeek(called, tableFrequency(row), skips),
      archived: row.status === 3,
      entries: new Map<CalendarDay, Entry>(),
    };
    const counts = hasAmounts(row);
    for (const record of row.records ?? []) {
      const day = dayAt(record.record_date);
      const entry = tableEntry(record, counts);
      if (!day) skips.note('unreadable', `${called}, ${record.record_date}`);
      else if (!entry) skips.note('unknown_value', `${called}, ${day}: ${record.record_type}`);
      else noteEntry(habit, { day, entry, skips, today });
    }
    return [counts ? withGoal(habit, getGoal(row), skips) : habit];
  });
}
