import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { fillPlaceholders } from 'drizzle-orm';
import { type Database, db } from './access.ts';
import { areSame, type Found, keptRows, outlastsLightWrites } from './light-writes/kept-rows.ts';
import { type Field, rowReader } from './row-reader.ts';

type Values = Record<string, unknown>;
type Row = readonly unknown[];

/** A query of drizzle's that can be prepared: a SELECT, or a change. */
type Query<R> = { prepare(name: string): { execute(values?: Values): Promise<R> } };

/** What drizzle's prepared queries hold, on either database. */
type Prepared = {
  readonly queryString: string;
  readonly params: unknown[];
  /** None of a change that returns nothing. */
  readonly fields?: readonly Field[];
  readonly joinsNotNullableMap?: Record<string, boolean>;
};

/** What is kept of a query: its text, and how its rows are read. */
type Built = {
  readonly name: string;
  readonly text: string;
  readonly params: unknown[];
  readonly columns: number;
  readonly isChange: boolean;
  /** Whether light writes leave its rows as they are. */
  readonly outlasts: boolean;
  readonly read: (row: Row) => unknown;
};

/** Of each text that is built here. */
const names = new Map<string, string>();

/** The name under which a text is prepared; null of one that is not built here, and may be another every time. */
export const nameOf = (text: string): string | null => names.get(text) ?? null;

/** Gives a text its name. That of a prepared statement has at most 63 characters, and stands for one text only. */
function nameText(text: string, kind = ''): string {
  const name = kind + createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

function build(query: Query<unknown>): Built {
  const { queryString: text, params, fields = [], joinsNotNullableMap } = query.prepare('') as unknown as Prepared;
  const isChange = /^(insert|update|delete)\b/.test(text);
  const read = rowReader(fields, joinsNotNullableMap);
  const outlasts = outlastsLightWrites(text);
  return { name: nameText(text), text, params, columns: fields.length, isChange, outlasts, read };
}

/** Runs a named statement: PostgreSQL plans it once on each connection. */
function run(
  database: Database,
  { name, text, params }: { name: string; text: string; params: unknown[] },
  read: (rows: Row[]) => unknown,
): Promise<unknown> {
  return database._.session.prepareQuery({ sql: text, params }, undefined, name, true, read).execute();
}

/** The rows of a statement, or of the change by that name, as the text of one JSON value: an array of arrays. */
function asValue({ columns, isChange }: Built, { text, change }: { text: string; change: string }): string {
  // What a change returns nothing of cannot be read from.
  if (columns === 0) return `'[]'`;
  const names = Array.from({ length: columns }, (_none, at) => `c${at}`).join(', ');
  const rows = isChange ? `${change} AS t(${names})` : `(${text}) AS t(${names})`;
  return `(SELECT coalesce(json_agg(json_build_array(${names})), '[]')::text FROM ${rows})`;
}

/**
 * How the names of statements begin that were made of several. Each is planned once on a connection: planning one takes longer than running it, and
 * PostgreSQL would do so every time wherever its figures promise a little from knowing the values.
 */
export const PLANNED_ONCE = 'joined ';

/** Statements that were sent as one before. */
const joined = new Map<string, { readonly name: string; readonly text: string }>();

function join(statements: readonly Built[]): { name: string; text: string } {
  const key = statements.map(({ name }) => name).join(' ');
  const known = joined.get(key);
  if (known) return known;
  let before = 0;
  const parts = statements.map((one, at) => {
    const text = one.text.replace(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + before}`);
    before += one.params.length;
    return { one, text, change: `change_${at}` };
  });
  const changes = parts.flatMap(({ one, text, change }) => (one.isChange ? `${change} AS (${text})` : []));
  const values = parts.map(({ one, ...part }) => asValue(one, part));
  const text = `${changes.length > 0 ? `WITH ${changes.join(', ')} ` : ''}SELECT ${values.join(', ')}`;
  const made = { name: nameText(text, PLANNED_ONCE), text };
  joined.set(key, made);
  return made;
}

type Waiting = {
  readonly built: Built;
  readonly params: unknown[];
  /** What was answered to the same before: it stands where the text is the same. */
  readonly earlier: Found | null;
  readonly promise: Promise<Found>;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
};

/** The rows in the text of a value; those of before where it says the same. */
const readText = (text: string, { built, earlier }: Waiting): Found =>
  earlier?.text === text ? earlier : { text, rows: (JSON.parse(text) as Row[]).map(built.read) };

async function runAll(database: Database, waiting: readonly Waiting[]): Promise<void> {
  const params = waiting.flatMap((one) => one.params);
  try {
    await run(database, { ...join(waiting.map(({ built }) => built)), params }, (found) => {
      const texts = found[0] as readonly string[];
      for (const [at, one] of waiting.entries()) one.resolve(readText(texts[at] as string, one));
    });
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/** The statements that wait to be sent as one, each to the database or to the transaction that it is part of. */
type Batch = Map<Database, Waiting[]>;

const open = new AsyncLocalStorage<Batch>();

/** Parts of one screen ask for the same rows: they are read once. */
const isSameRead = (one: Pick<Waiting, 'built' | 'params'>, other: Pick<Waiting, 'built' | 'params'>): boolean =>
  one.built === other.built && !one.built.isChange && areSame(one.params, other.params);

type Sent = Pick<Waiting, 'built' | 'params' | 'earlier'>;

function wait(batch: Batch, sent: Sent): Promise<Found> {
  const database = db();
  const waiting = batch.get(database);
  const same = waiting?.find((other) => isSameRead(other, sent));
  if (same) return same.promise;
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const one = { ...sent, promise, resolve, reject };
  if (waiting) {
    waiting.push(one);
    return promise;
  }
  const first = [one];
  batch.set(database, first);
  // Comes after all that the answers before have set going.
  process.nextTick(() => {
    batch.delete(database);
    void runAll(database, first);
  });
  return promise;
}

/**
 * Runs `work` and sends those of its statements as one that do not wait for each other: there are as many round trips and plans as `work` has
 * steps. Inside another such work it is a part of that. Statements of one step see the database as it was before: none sees what another one
 * changes, and no two may change the same row.
 */
export function together<T>(work: () => Promise<T>): Promise<T> {
  return open.getStore() ? work() : open.run(new Map(), work);
}

/**
 * A query that is built once, and planned once on each connection: most of what a short one costs. Its values stand in it as
 * `sql.placeholder`, and whoever runs it gives them by name.
 */
export function statement<R>(query: () => Query<R>): (values: Values) => Promise<R> {
  let built: Built | null = null;
  return async (values) => {
    const one = (built ??= build(query()));
    const params = fillPlaceholders(one.params, values);
    const send = async (earlier: Found | null): Promise<Found> => {
      const batch = open.getStore();
      if (batch) return wait(batch, { built: one, params, earlier });
      return { text: null, rows: await run(db(), { ...one, params }, (found) => found.map(one.read)) };
    };
    const { rows } = one.outlasts ? await keptRows({ statement: one, values: params }, send) : await send(null);
    return rows as R;
  };
}
