import { AppError } from '#contract/error.ts';
import { type DayRecord, isDone } from '#core/amount/measure.ts';
import type { ImportChoices, ImportPreview } from '#features/data-export/contract.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { identityMessages } from '#features/identities/messages.ts';
import type { Report } from '#server/off-thread/serve-work.ts';
import { allBatches, type Batch } from './batches.ts';
import { type HabitHistory, type Target, toDayRecord } from './reading/habit-history.ts';
import { type OwnPages, ownRecords, type OwnRecords } from './own-records.ts';
import { type Incoming, readFile } from './reading/read-file.ts';
import { refused } from './reading/refused.ts';
import type { Resolution } from './resolving/resolution.ts';
import { resolveRecords } from './resolving/resolve-records.ts';
import { Skips } from './reading/skips.ts';

/** The most conflicting days shown. */
const SHOWN = 50;

export type ImportInput = {
  readonly file: Uint8Array;
  readonly target: Target;
  readonly conflicts: ImportChoices['conflicts'];
  readonly own: OwnPages;
};

/** The result of reading a file for an account: the report, and everything to write. */
export type ReadImport = {
  readonly preview: ImportPreview;
  readonly preferences: Incoming['preferences'];
  /** Check-ins of the account to be replaced. */
  readonly replaced: readonly string[];
  readonly batches: readonly Batch[];
  readonly rows: number;
  /** Goals and identities among the rows to write. */
  readonly made: { readonly goals: readonly string[]; readonly identities: readonly string[] };
  /** Identities whose past changes. */
  readonly touched: readonly string[];
  readonly isNewAccount: boolean;
};

/** The chosen goal and identity must belong to the user. */
function checkChoices({ goalId, identityId }: Target, own: OwnRecords): void {
  if (goalId && !own.goals.has(goalId)) throw new AppError('NOT_FOUND', goalMessages.notFound);
  if (!identityId) return;
  if (!own.identities.some(({ id }) => id === identityId)) {
    throw new AppError('NOT_FOUND', identityMessages.notFound);
  }
}

function shownHabit(habit: HabitHistory, place: number): ImportPreview['habits'][number] {
  const { name, perWeek, days: namedDays, measure, archived, entries } = habit;
  const records = [...entries.values()].map((entry) => toDayRecord(habit, entry));
  const count = (is: (record: DayRecord) => boolean) => records.filter(is).length;
  return {
    place,
    name: name.slice(0, 200).toWellFormed(),
    perWeek,
    namedDays: namedDays && [...namedDays],
    measure,
    archived,
    days: count((record) => isDone(record, true)),
    skips: count(({ skipped }) => skipped),
  };
}

function shown(
  { source, habits, people }: Incoming,
  { resolution, own, skips }: { resolution: Resolution; own: OwnRecords; skips: Skips },
): ImportPreview {
  const made = resolution.rows.identities.map(({ id, name }) => [id, name] as [string, string]);
  const names = new Map([...own.identities.map(({ id, name }) => [id, name] as const), ...made]);
  const days = resolution.conflicts.slice(0, SHOWN);
  return {
    source,
    counts: resolution.counts,
    from: resolution.first,
    to: resolution.last,
    people: [...people],
    habits: habits.map(shownHabit),
    conflicts: {
      count: resolution.conflicts.length,
      days: days.map(({ date, identityId }) => ({ date, identity: names.get(identityId) ?? '' })),
    },
    skipped: skips.list(),
  };
}

async function read({ file, target, conflicts, own: pages }: ImportInput, report: Report) {
  const skips = new Skips();
  const incoming = await readFile(file, { target, skips });
  const own = ownRecords(pages);
  checkChoices(target, own);
  const account = { userId: target.userId, today: target.today, own, skips, conflicts };
  const resolution = resolveRecords(account, incoming.records, report);
  return { incoming, own, resolution, preview: shown(incoming, { resolution, own, skips }) };
}

/** Reads a file and reports its effect on the account. Runs off the main thread. Throws `refused` for a file that cannot be imported. */
export async function previewImport(input: ImportInput, report: Report): Promise<ImportPreview> {
  return (await read(input, report)).preview;
}

/** The same, including the rows to write. These are already serialised, so the main thread has little to do. */
export async function readImport(input: ImportInput, report: Report): Promise<ReadImport> {
  const { incoming, own, resolution, preview } = await read(input, report);
  if (incoming.people.length > 0 && input.target.person === null) throw refused('whose');
  const batches = allBatches(resolution.rows);
  const getIds = (table: 'goals' | 'identities') => resolution.rows[table].map(({ id }) => id as string);
  return {
    preview,
    preferences: incoming.preferences,
    replaced: resolution.replaced,
    batches,
    rows: batches.reduce((sum, { count }) => sum + count, 0),
    made: { goals: getIds('goals'), identities: getIds('identities') },
    touched: [...resolution.touched],
    isNewAccount: own.goals.size === 0 && own.identities.length === 0,
  };
}
