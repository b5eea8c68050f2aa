import { AppError } from '#contract/error.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import { renewBrief } from '#features/progress/server/brief/keep-brief.ts';
import { settleAllEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { inTx } from '#server/db/access.ts';
import type { Following } from '#server/http/event-stream.ts';
import { offThread, type Task } from '#server/off-thread/off-thread.ts';
import type { Report } from '#server/off-thread/serve-work.ts';
import { Unfinished } from '#server/off-thread/unfinished.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ImportChoices, ImportPreview, ImportResult } from '#features/data-export/contract.ts';
import type { Batch } from './batches.ts';
import type { OwnPages, OwnTable } from './own-records.ts';
import {
  countOwned,
  deleteCheckIns,
  forgetEvidence,
  GROWN,
  insertBatch,
  lockAccount,
  noteSize,
  OWN_TABLES,
  ownPage,
  takePreferences,
} from './queries.ts';
import type { ImportInput, ReadImport } from './read-import.ts';
import { refused } from './reading/refused.ts';
import { previewImportTask, readImportTask } from './tasks.ts';

/** Milliseconds that reading a file may take. */
const LIMIT = MINUTE;
/** Rows from which on an import runs ANALYZE. */
const LARGE = 5000;
/** Check-ins deleted per statement. */
const REPLACED_AT_ONCE = 300;
/** How often a file is read anew because the account changed meanwhile. */
const TRIES = 3;
/** Progress shown once the file is read; the rest is writing. */
const READ = { done: 300, total: 1000 };

type Asked = { user: CurrentUser; file: Buffer; choices: ImportChoices; now: Date };

/** Yields to other requests: statements of the embedded database run on the main thread. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

async function getPages(userId: string, table: OwnTable): Promise<string[]> {
  const pages: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await ownPage(userId, table, after);
    pages.push(page.records);
    await breathe();
    if (page.last === null) return pages;
    after = page.last;
  }
}

async function ownPages(userId: string): Promise<OwnPages> {
  const pages = {} as Record<OwnTable, string[]>;
  for (const table of OWN_TABLES) pages[table] = await getPages(userId, table);
  return pages;
}

/** Reads a file off the main thread, against what the account holds. Nobody waits for it but who sent it. */
async function read<T>(
  task: Task<(input: ImportInput, report: Report) => T>,
  { asked, live, own }: { asked: Asked; live: Following; own: OwnPages },
) {
  const { user, file, choices, now } = asked;
  const { goalId = null, identityId = null, person = null, conflicts } = choices;
  const leftOut = choices.leftOut?.split(',').map(Number) ?? [];
  const { today, timeZone, weekStartDay } = user;
  const target = { userId: user.id, today, timeZone, weekStartDay, now, goalId, identityId, leftOut, person };
  const { signal, onProgress } = live;
  try {
    return await offThread(
      task,
      { file, target, conflicts, own },
      {
        limitMs: LIMIT,
        owner: user.id,
        signal,
        onProgress: ({ done, total }) =>
          onProgress?.({ done: Math.floor((READ.done * done) / total), total: READ.total }),
      },
    );
  } catch (error) {
    if (!(error instanceof Unfinished) || error.reason === 'crash') throw error;
    throw refused(error.reason === 'time' ? 'tooLong' : 'tooMany');
  }
}

/** Previews an import. Writes nothing. */
export async function previewImport(asked: Asked, live: Following): Promise<ImportPreview> {
  return read(previewImportTask, { asked, live, own: await ownPages(asked.user.id) });
}

/** Checks that the referenced goals and identities belong to the user. */
async function checkOwned(userId: string, made: ReadImport['made']): Promise<void> {
  for (const table of ['goals', 'identities'] as const) {
    const ids = made[table];
    if ((await countOwned(userId, table, ids)) !== ids.length) throw new AppError('CONFLICT', 'These ids are taken');
  }
}

/** In batches, so that other requests are served in between. */
async function write(user: CurrentUser, incoming: ReadImport, live: Following): Promise<void> {
  const { replaced, batches, rows, made, touched } = incoming;
  for (let from = 0; from < replaced.length; from += REPLACED_AT_ONCE) {
    live.signal.throwIfAborted();
    await deleteCheckIns(user.id, replaced.slice(from, from + REPLACED_AT_ONCE));
    await breathe();
  }
  let done = 0;
  const insert = async (batch: Batch) => {
    live.signal.throwIfAborted();
    await insertBatch(batch);
    done += batch.count;
    live.onProgress?.({ done: READ.done + Math.floor(((READ.total - READ.done) * done) / rows), total: READ.total });
    await breathe();
  };
  const isOwner = ({ table }: Batch) => table === 'goals' || table === 'identities';
  for (const batch of batches.filter(isOwner)) await insert(batch);
  await checkOwned(user.id, made);
  for (const batch of batches) if (!isOwner(batch)) await insert(batch);
  for (const table of rows > LARGE ? GROWN : []) {
    await noteSize(table);
    await breathe();
  }
  await forgetEvidence(user.id, touched);
  live.signal.throwIfAborted();
}

const areEqual = (some: OwnPages, others: OwnPages) =>
  OWN_TABLES.every(
    (table) =>
      some[table].length === others[table].length && some[table].every((page, place) => page === others[table][place]),
  );

/** True once it is written; false when the account is no longer what the file was read against, and nothing is written. */
async function writeUnlessChanged({ user, now }: Asked, own: OwnPages, incoming: ReadImport, live: Following) {
  return inTx(async () => {
    if (!(await lockAccount(user.id))) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
    if (!areEqual(own, await ownPages(user.id))) return false;
    // A new account takes the week's first day and the rest from the file; one that is in use keeps its own.
    if (incoming.isNewAccount) await takePreferences(user.id, incoming.preferences);
    await write(user, incoming, live);
    await planSlots(user.id, now);
    return true;
  });
}

/**
 * Imports a file, all or nothing, in one transaction: if cancelled or failing half-way, the account is unchanged. Importing the same file twice
 * adds nothing.
 */
export async function runImport(asked: Asked, live: Following): Promise<ImportResult> {
  const { user } = asked;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = await ownPages(user.id);
    const incoming = await read(readImportTask, { asked, live, own });
    if (!(await writeUnlessChanged(asked, own, incoming, live))) continue;
    // Only spares time later: without it the figures are made from the check-ins.
    for (const identityId of incoming.touched) {
      await settleAllEvidence({ userId: user.id, identityId, today: user.today });
      await renewBrief({ userId: user.id, identityId }, user.today);
    }
    return incoming.preview;
  }
  throw new AppError('CONFLICT', dataExportMessages.refused.changing);
}
