import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { OwnRecords } from '../own-records.ts';
import { FIRST_DAY } from './resolve-plans.ts';
import type { Resolution } from './resolution.ts';

type CheckInRecord = Records['checkIns'][number];
type Noted = { habitId: string; completed: boolean; notes: string | null };
type OwnCheckIn = OwnRecords['checkIns'][number];

/** What a check-in says, so that two can be compared. */
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

function addCheckIn(resolution: Resolution, checkIn: CheckInRecord, { own, dayOfId, days }: Known): void {
  const { skips, today, conflicts } = resolution.account;
  const identityId = resolution.identity(checkIn.identityId);
  if (!identityId) return skips.note('belongs_to_nothing', checkIn.date);
  if (checkIn.date < FIRST_DAY) return skips.note('before_1970', checkIn.date);
  if (checkIn.date > today) return skips.note('in_future', checkIn.date);
  const day = `${identityId} ${checkIn.date}`;
  if (days.has(day)) return skips.note('twice_in_file', checkIn.date);
  const taken = resolution.take('checkIns', checkIn.id, dayOfId);
  if (!taken) return;
  if ((dayOfId.get(taken.id) ?? day) !== day) return skips.note('contradicts_itself', checkIn.date);
  days.add(day);
  const rows = completionRows(resolution, checkIn, identityId);
  const existing = own.get(day);
  const isSame = existing && saying(existing.notes, existing.completions) === saying(checkIn.notes, rows);
  if (existing && !isSame) resolution.conflicts.push({ date: checkIn.date, identityId });
  const replaces = existing && !isSame && conflicts === 'theirs';
  if (replaces) resolution.replaced.push(existing.id);
  resolution.seen(checkIn.date);
  const isNew = !existing || replaces === true;
  if (isNew) resolution.touched.add(identityId);
  const { completions: _inside, ...rest } = checkIn;
  resolution.add('checkIns', isNew, { ...rest, id: taken.id, identityId });
  for (const row of rows) {
    resolution.add('completions', isNew, { ...row, checkInId: taken.id, identityId, date: checkIn.date });
  }
}

/** Check-ins with what was noted of each habit. Days that have a check-in already are told, and kept or replaced as was chosen. */
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
