import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { OwnRecords } from '../own-records.ts';
import { FIRST_DAY } from './resolve-plans.ts';
import type { Resolution } from './resolution.ts';

type CheckInRecord = Records['checkIns'][number];
type Noted = CheckInRecord['completions'][number];
type OwnCheckIn = OwnRecords['checkIns'][number];
type Said = Pick<CheckInRecord, 'notes' | 'isWhole'>;

/** A check-in's content as a key for comparison. */
function saying({ notes, isWhole }: Said, completions: readonly Noted[]): string {
  const sorted = completions.map(
    ({ habitId, completed, isKeptSoFar, skipped, amount, notes: own }) =>
      [habitId, completed, isKeptSoFar, skipped, amount, own] as const,
  );
  return JSON.stringify([notes, isWhole, sorted.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether a habit's day is of one kind: a skip is neither done nor an amount, and what is done need not be kept so far. */
function isSound({ completed, isKeptSoFar, skipped, amount }: Noted): boolean {
  return !(completed && isKeptSoFar) && !(skipped && (completed || isKeptSoFar || amount !== null));
}

function completionRows(resolution: Resolution, checkIn: CheckInRecord, identityId: string) {
  const { skips } = resolution.account;
  const used = new Set<string>();
  return checkIn.completions.flatMap((completion) => {
    const habit = resolution.habits.get(completion.habitId);
    if (!isSound(completion)) {
      skips.note('contradicts_itself', checkIn.date);
      return [];
    }
    if (habit?.identityId !== identityId) {
      skips.note('belongs_to_nothing', checkIn.date);
      return [];
    }
    if (used.has(habit.seriesId)) {
      skips.note('twice_in_file', checkIn.date);
      return [];
    }
    used.add(habit.seriesId);
    return [{ ...completion, habitId: habit.id, seriesId: habit.seriesId }];
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
  if (saying(existing, existing.completions) === coming.saying) return false;
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
  const isNew = comesIn(resolution, own.get(day), { date, identityId, saying: saying(checkIn, rows) });
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
