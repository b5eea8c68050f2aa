import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { OwnRecords } from '../own-records.ts';
import { FIRST_DAY } from './resolve-plans.ts';
import type { Resolution } from './resolution.ts';

type CheckInRecord = Records['checkIns'][number];
type Noted = { habitId: string; completed: boolean; notes: string | null };
type OwnCheckIn = OwnRecords['checkIns'][number];

/** A check-in's content as a key for comparison. */
function saying(notes: string | null, completions: readonly Noted[]): string {
  const sorted = completions.map(({ habitId, completed, notes: own }) => [habitId, completed, own] as const);
  return JSON.stringify([notes, sorted.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function completionRows(resolution: Resolution, checkIn: CheckInRecord, identityId: string) {
  const { skips } = resolution.account;
  const used = new Set<string>();
  return checkIn.completions.flatMap(({ habitId, completed, notes }) => {
    const habit = resolution.habits.get(habitId);
    if (habit?.identityId !== identityId) {
      skips.note('belongs_to_nothing', checkIn.date);
      return [];
    }
    if (used.has(habit.seriesId)) {
      skips.note('twice_in_file', checkIn.date);
      return [];
    }
    used.add(habit.seriesId);
    return [{ habitId: habit.id, seriesId: habit.seriesId, completed, notes }];
  });
}

type Known = {
  readonly own: ReadonlyMap<string, OwnCheckIn>;
  readonly dayOfId: ReadonlyMap<string, string>;
  readonly days: Set<string>;
};

function getProblem({ date }: CheckInRecord, { today, isTwice }: { today: CalendarDay; isTwice: boolean }) {
  if (date < FIRST_DAY) return 'before_1970';
  if (date > today) return 'in_future';
  return isTwice ? 'twice_in_file' : null;
}

type Coming = { date: CalendarDay; identityId: string; saying: string };

/** Whether to write a check-in. If the account has one that day, an identical one stays, a different one as the user chose. */
function comesIn(resolution: Resolution, existing: OwnCheckIn | undefined, coming: Coming): boolean {
  if (!existing) return true;
  if (saying(existing.notes, existing.completions) === coming.saying) return false;
  resolution.conflicts.push({ date: coming.date, identityId: coming.identityId });
  if (resolution.account.conflicts !== 'theirs') return false;
  resolution.replaced.push(existing.id);
  return true;
}

function addCheckIn(resolution: Resolution, checkIn: CheckInRecord, { own, dayOfId, days }: Known): void {
  const { skips, today } = resolution.account;
  const { date } = checkIn;
  const identityId = resolution.identity(checkIn.identityId);
  if (!identityId) return skips.note('belongs_to_nothing', date);
  const day = `${identityId} ${date}`;
  const problem = getProblem(checkIn, { today, isTwice: days.has(day) });
  if (problem) return skips.note(problem, date);
  const taken = resolution.take('checkIns', checkIn.id, dayOfId);
  if (!taken) return;
  if ((dayOfId.get(taken.id) ?? day) !== day) return skips.note('contradicts_itself', date);
  days.add(day);
  const rows = completionRows(resolution, checkIn, identityId);
  const isNew = comesIn(resolution, own.get(day), { date, identityId, saying: saying(checkIn.notes, rows) });
  resolution.seen(date);
  if (isNew) resolution.touched.add(identityId);
  const { completions: _inside, ...rest } = checkIn;
  resolution.add('checkIns', isNew, { ...rest, id: taken.id, identityId });
  for (const row of rows) {
    resolution.add('completions', isNew, { ...row, checkInId: taken.id, identityId, date });
  }
}

/** Check-ins with their completions. Conflicting days are reported, and kept or replaced as the user chose. */
export function resolveCheckIns(resolution: Resolution, checkIns: Records['checkIns']): void {
  const { own } = resolution.account;
  const known: Known = {
    own: new Map(own.checkIns.map((row) => [`${row.identityId} ${row.date}`, row])),
    dayOfId: new Map(own.checkIns.map((row) => [row.id, `${row.identityId} ${row.date}`])),
    days: new Set(),
  };
  for (const checkIn of checkIns) {
    addCheckIn(resolution, checkIn, known);
    resolution.step();
  }
}
