import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName } from 'drizzle-orm';
import { MINUTE } from '#core/calendar/durations.ts';
import {
  checkIns,
  evidenceBriefs,
  evidenceYears,
  habitCompletions,
  habitNotes,
  idempotencyKeys,
  identityEvidence,
  users,
  webhookDeliveries,
} from '../schema.ts';

/**
 * What a light write may change: a tick or a check-in, which is most of what people do. The rows of all other tables are kept over it, so that
 * only the day is read anew.
 */
export const LIGHT_TABLES = [
  checkIns,
  evidenceBriefs,
  evidenceYears,
  habitCompletions,
  habitNotes,
  idempotencyKeys,
  identityEvidence,
  users,
  webhookDeliveries,
].map(getTableName);

/** Whether what a statement reads stays the same over light writes. */
export const outlastsLightWrites = (text: string): boolean =>
  text.startsWith('select ') && !text.includes(' for ') && !LIGHT_TABLES.some((table) => text.includes(table));

/** Milliseconds, as an answer is kept: a server that dies between a write and its revision leaves the others with the old one. */
const KEPT_FOR = MINUTE;
/** Rows of a person with twenty habits take 40 KB. */
const MOST_PEOPLE = 200;
/** The first screen has a dozen, and as many again at midnight. */
const MOST_STATEMENTS = 32;

type Kept = { readonly revision: number; readonly madeAt: number; readonly rows: Map<string, unknown> };

/** The rows of people by their id, the oldest first. */
const people = new Map<string, Kept>();
const current = new AsyncLocalStorage<Kept>();

type Reader = {
  readonly userId: string;
  readonly revision: number;
  readonly lightFrom: number;
  readonly lightTo: number;
  readonly now: Date;
};

/** Whether nothing but light writes came between what is kept and the revision. */
const holds = (kept: Kept, { revision, lightFrom, lightTo, now }: Reader): boolean =>
  Math.abs(now.getTime() - kept.madeAt) < KEPT_FOR &&
  (kept.revision === revision || (lightTo === revision && lightFrom <= kept.revision && kept.revision < revision));

function keptFor(reader: Reader): Kept {
  const { userId, revision, now } = reader;
  const known = people.get(userId);
  if (known && holds(known, reader)) return known;
  const made = { revision, madeAt: now.getTime(), rows: new Map<string, unknown>() };
  // Somebody has read a newer revision meanwhile: these rows are nobody's but this reader's.
  if (known && known.revision > revision) return made;
  people.delete(userId);
  people.set(userId, made);
  for (const [oldest, { madeAt }] of people) {
    if (people.size <= MOST_PEOPLE && made.madeAt - madeAt < KEPT_FOR) break;
    people.delete(oldest);
  }
  return made;
}

/**
 * Runs a read of a user's, who has been told the revision, and keeps the rows that light writes do not change for the next one. Outside of
 * any transaction that writes.
 */
export const withKeptRows = <T>(reader: Reader, work: () => Promise<T>): Promise<T> =>
  current.run(keptFor(reader), work);

/** The rows of a statement that outlasts light writes: those that are kept, or what `read` finds. */
export async function keptRows(key: () => string, read: () => Promise<unknown>): Promise<unknown> {
  const kept = current.getStore();
  if (!kept) return read();
  const name = key();
  if (kept.rows.has(name)) return kept.rows.get(name);
  const rows = await read();
  if (kept.rows.size < MOST_STATEMENTS) kept.rows.set(name, rows);
  return rows;
}
