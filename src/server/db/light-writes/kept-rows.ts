import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
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
/** What they were made from is left for longer: an answer that is the same to the letter takes them again. */
const LEFT_FOR = 10 * MINUTE;
/** Rows of a person with twenty habits take 40 KB, and their text 15. */
const MOST_PEOPLE = 200;
/** The first screen has a dozen. */
const MOST_STATEMENTS = 32;
/** At midnight they are asked for another day. */
const MOST_VALUES = 2;

/** What a statement has answered: its rows, and the text that they were made from, if it came as one. */
export type Found = { readonly text: string | null; readonly rows: unknown };

/** The same for some of its values. */
type Answered = { readonly values: readonly unknown[]; readonly found: Found };

/** By the statement. */
type Answers = Map<object, readonly Answered[]>;

type Kept = {
  readonly revision: number;
  readonly madeAt: number;
  readonly answers: Answers;
  /** Those of revisions before: whatever is answered to the letter as it was then is not made again. */
  readonly earlier: Answers;
};

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
  const earlier = known ? new Map([...known.earlier, ...known.answers]) : new Map<object, Answered[]>();
  const made: Kept = { revision, madeAt: now.getTime(), answers: new Map(), earlier };
  // Somebody has read a newer revision meanwhile: these rows are nobody's but this reader's.
  if (known && known.revision > revision) return made;
  people.delete(userId);
  people.set(userId, made);
  for (const [oldest, { madeAt }] of people) {
    if (people.size <= MOST_PEOPLE && made.madeAt - madeAt < LEFT_FOR) break;
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

/** Whether a statement is asked with the same values. Most are text, which needs no look inside. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length &&
  some.every(
    (value, at) => value === others[at] || (typeof value === 'object' && isDeepStrictEqual(value, others[at])),
  );

type Asked = { readonly statement: object; readonly values: readonly unknown[] };

const answeredTo = (answers: Answers, { statement, values }: Asked): Found | null =>
  answers.get(statement)?.find((one) => areSame(one.values, values))?.found ?? null;

/**
 * What a statement that outlasts light writes answers: what is kept, or what `read` finds, which is told the answer of before; it gives that one back
 * where nothing has changed.
 */
export async function keptRows(asked: Asked, read: (earlier: Found | null) => Promise<Found>): Promise<Found> {
  const kept = current.getStore();
  if (!kept) return read(null);
  const known = answeredTo(kept.answers, asked);
  if (known) return known;
  const found = await read(answeredTo(kept.earlier, asked));
  const { answers } = kept;
  const { statement, values } = asked;
  const others = answers.get(statement) ?? [];
  if (answers.size < MOST_STATEMENTS) answers.set(statement, [{ values, found }, ...others].slice(0, MOST_VALUES));
  return found;
}
