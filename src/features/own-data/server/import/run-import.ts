import { AppError } from '#contract/error.ts';
import type { ImportSource } from '#core/own-data.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { settleAllEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { inSnapshot, inTx } from '#server/db/access.ts';
import type { Following } from '#server/event-stream.ts';
import type { CurrentUser } from '#server/session.ts';
import type { ImportChoices, ImportPreview, ImportResult } from '#features/own-data/contract.ts';
import type { HabitHistory } from './history.ts';
import {
  countOwned,
  deleteCheckIns,
  forgetEvidence,
  insertRows,
  lockAccount,
  noteSizes,
  type OwnRecords,
  ownRecords,
  type Rows,
  takePreferences,
  type Written,
} from './queries.ts';
import { type Incoming, readFile } from './read-file.ts';
import type { Resolution } from './resolution.ts';
import { resolveRecords } from './resolve-records.ts';
import { Skips } from './skips.ts';

/** Rows that are written between two looks at whether somebody still waits. */
const BATCH = 2000;
/** Rows from which on an import changes what the database knows of its tables. */
const LARGE = 5000;
/** Days that are shown of those that stand against each other, and habits of another program. */
const SHOWN = 50;

type Asked = { user: CurrentUser; file: Buffer; choices: ImportChoices; now: Date };

async function read({ user, file, choices, now }: Asked): Promise<{ incoming: Incoming; skips: Skips }> {
  const skips = new Skips();
  const { goalId = null, identityId = null } = choices;
  const target = {
    userId: user.id,
    today: user.today,
    timeZone: user.timeZone,
    weekStartDay: user.weekStartDay,
    now,
    goalId,
    identityId,
  };
  return { incoming: await readFile(file, { target, skips }), skips };
}

/** The goal and identity that were chosen are the user's own, or there are none such. */
function checkChoices({ goalId, identityId }: ImportChoices, own: OwnRecords): void {
  if (goalId && !own.goals.has(goalId)) throw new AppError('NOT_FOUND', goalMessages.notFound);
  if (!identityId) return;
  if (!own.identities.some(({ id }) => id === identityId)) {
    throw new AppError('NOT_FOUND', identityMessages.notFound);
  }
}

async function resolve({ user, choices }: Asked, { incoming, skips }: { incoming: Incoming; skips: Skips }) {
  const own = await ownRecords(user.id);
  checkChoices(choices, own);
  const account = { userId: user.id, today: user.today, own, skips, conflicts: choices.conflicts };
  return { own, resolution: await resolveRecords(account, incoming.records) };
}

function shownHabit({ name, perWeek, archived, entries }: HabitHistory): ImportPreview['habits'][number] {
  const done = [...entries].filter(([, entry]) => entry.done).map(([day]) => day);
  return { name: name.slice(0, 200).toWellFormed(), perWeek, archived, days: done.length };
}

function shown(
  incoming: Incoming,
  { resolution, own, skips }: { resolution: Resolution; own: OwnRecords; skips: Skips },
) {
  const made = resolution.rows.identities.map(({ id, name }) => [id, name] as [string, string]);
  const names = new Map([...own.identities.map(({ id, name }) => [id, name] as const), ...made]);
  const days = resolution.conflicts.slice(0, SHOWN);
  return {
    source: incoming.source satisfies ImportSource,
    counts: resolution.counts,
    from: resolution.first,
    to: resolution.last,
    habits: incoming.habits.slice(0, SHOWN).map(shownHabit),
    conflicts: {
      count: resolution.conflicts.length,
      days: days.map(({ date, identityId }) => ({ date, identity: names.get(identityId) ?? '' })),
    },
    skipped: skips.list(),
  };
}

/** What a file would bring in, and what it would not. Writes nothing. */
export async function previewImport(asked: Asked): Promise<ImportPreview> {
  const { incoming, skips } = await read(asked);
  const { own, resolution } = await inSnapshot(() => resolve(asked, { incoming, skips }));
  return shown(incoming, { resolution, own, skips });
}

/** The rows of goals and identities that were written are the user's own: nothing hangs on somebody else's. */
async function checkOwned(userId: string, rows: Rows): Promise<void> {
  for (const table of ['goals', 'identities'] as const) {
    const ids = rows[table].map(({ id }) => id as string);
    if ((await countOwned(userId, table, ids)) !== ids.length) throw new AppError('CONFLICT', 'These ids are taken');
  }
}

async function write(user: CurrentUser, resolution: Resolution, live: Following): Promise<void> {
  const tables = Object.entries(resolution.rows) as [Written, Rows[Written]][];
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0);
  let done = 0;
  await deleteCheckIns(user.id, resolution.replaced);
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += BATCH) {
      live.signal.throwIfAborted();
      const batch = rows.slice(from, from + BATCH);
      await insertRows(table, batch);
      done += batch.length;
      live.onProgress?.({ done, total });
    }
    if (table === 'identities') await checkOwned(user.id, resolution.rows);
  }
  if (total > LARGE) await noteSizes();
  await forgetEvidence(user.id, [...resolution.touched]);
  live.signal.throwIfAborted();
}

const isEmpty = (own: OwnRecords) => own.goals.size === 0 && own.identities.length === 0;

/**
 * Brings a file in, all of it or nothing, in one transaction: whoever stops it, or a file that fails half-way, leaves the account as it was.
 * The same file twice is there once.
 */
export async function runImport(asked: Asked, live: Following): Promise<ImportResult> {
  const { user } = asked;
  const { incoming, skips } = await read(asked);
  const result = await inTx(async () => {
    if (!(await lockAccount(user.id))) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
    const { own, resolution } = await resolve(asked, { incoming, skips });
    // A new account takes the week's first day and the rest from the file; one that is in use keeps its own.
    if (isEmpty(own)) await takePreferences(user.id, incoming.preferences);
    await write(user, resolution, live);
    return { own, resolution };
  });
  // Only spares time later: without it the figures are made from the check-ins.
  for (const identityId of result.resolution.touched) {
    await settleAllEvidence({ userId: user.id, identityId, today: user.today });
  }
  return shown(incoming, { ...result, skips });
}
