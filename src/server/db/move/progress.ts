import { StartupError } from '#server/env.ts';
import { schemaState, UNUSABLE } from '../opening/migrate.ts';
import type { Place, Side } from './side.ts';
import { inSql, type Table, tablesOf } from './tables.ts';

/**
 * What says in a target that a move into it is not finished, and how far it came: a server refuses a database with this schema in it
 * (`schemaState`).
 */
const MAKE = `CREATE SCHEMA taylr_move;
  CREATE TABLE taylr_move.source (name text NOT NULL);
  CREATE TABLE taylr_move.progress (table_name text PRIMARY KEY, last_key json NOT NULL, rows bigint NOT NULL)`;

/** Runs statements as one: all of them, or none. */
export async function together(side: Side, work: () => Promise<void>): Promise<void> {
  await side.rows('BEGIN');
  try {
    await work();
    await side.rows('COMMIT');
  } catch (error) {
    // On a lost connection this fails too, and says less.
    await side.rows('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The tables of a target that hold anything. */
async function filled(side: Side, tables: readonly Table[]): Promise<string[]> {
  const asked = tables.map((table) => `SELECT '${table.name}' WHERE EXISTS (SELECT 1 FROM ${inSql(table)})`);
  return (await side.rows(asked.join(' UNION ALL '))).map(([name]) => name as string);
}

/** Whatever stands where the program's tables go, theirs or not. */
const TABLES = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1`;

const notEmpty = (name: string, what: string) =>
  new StartupError(
    `${name} is not empty: it holds ${what}. A move goes into an empty database only; nothing was changed.`,
  );

/** Refuses a source whose tables are not this version's. */
export async function refuseSource(source: Side): Promise<void> {
  const state = await schemaState(source.database);
  if (state === 'current') return;
  const refusal = UNUSABLE[state];
  if (refusal) throw new StartupError(`In ${source.name}: ${refusal}`);
  throw new StartupError(
    state === 'empty'
      ? `There is nothing in ${source.name} to move.`
      : `What is in ${source.name} is of an older version. Back it up, start this version with it once, which brings it up to date, stop it, and move it then.`,
  );
}

async function refuseTarget(target: Side): Promise<void> {
  const state = await schemaState(target.database);
  const refusal = UNUSABLE[state];
  if (refusal) throw new StartupError(`In ${target.name}: ${refusal}`);
  if (state === 'older') throw notEmpty(target.name, 'tables of an older version');
  if (state === 'empty') {
    if ((await target.rows(TABLES)).length > 0) throw notEmpty(target.name, 'tables of something else');
    return;
  }
  const [one] = await filled(target, await tablesOf(target));
  if (one) throw notEmpty(target.name, `rows of ${one}`);
}

/** Empties an unfinished target. */
async function beginAnew(target: Side): Promise<void> {
  const tables = await tablesOf(target);
  await together(target, async () => {
    await target.rows(`TRUNCATE ${tables.map(inSql).join(', ')} RESTART IDENTITY`);
    await target.rows('DELETE FROM taylr_move.progress');
  });
}

async function resume(target: Side, { from, isAnew }: { from: string; isAnew: boolean }): Promise<void> {
  const [[source] = []] = await target.rows('SELECT name FROM taylr_move.source');
  if (source !== from && !isAnew) {
    throw new StartupError(
      `${target.name} holds an unfinished move from ${source}. Finish that one, or empty it and begin with ${from} by --anew.`,
    );
  }
  if (isAnew) {
    await beginAnew(target);
    await target.rows('UPDATE taylr_move.source SET name = $1', [from]);
  }
}

/** The target when it holds the unfinished move, or null when it is empty. Throws a StartupError for anything else. */
async function lookAtTarget(place: Place, move: { from: string; isAnew: boolean }): Promise<Side | null> {
  const target = await place.open();
  try {
    if ((await schemaState(target.database)) === 'unfinished') {
      await resume(target, move);
      return target;
    }
    await refuseTarget(target);
  } catch (error) {
    await target.close();
    throw error;
  }
  await target.close();
  return null;
}

/**
 * Opens the target of a move, marked as unfinished: an empty database gets the tables of this version, an unfinished move is gone on with, or with
 * `isAnew` emptied. Throws a StartupError for anything else.
 */
export async function openTarget(place: Place, { from, isAnew }: { from: string; isAnew: boolean }): Promise<Side> {
  const unfinished = place.isThere() ? await lookAtTarget(place, { from, isAnew }) : null;
  if (unfinished) return unfinished;
  await place.prepare();
  const target = await place.open();
  try {
    await together(target, async () => {
      for (const statement of MAKE.split(';')) await target.rows(statement);
      await target.rows('INSERT INTO taylr_move.source VALUES ($1)', [from]);
    });
    return target;
  } catch (error) {
    await target.close();
    throw error;
  }
}

/** The key of the last row of each table that has been moved, as JSON. */
export async function progressOf(target: Side): Promise<ReadonlyMap<string, { key: string; rows: number }>> {
  const rows = await target.rows('SELECT table_name, last_key::text, rows::text FROM taylr_move.progress');
  return new Map(rows.map(([name, key, count]) => [name as string, { key: key as string, rows: Number(count) }]));
}

/** Ends a move: from now on the target is a database like any other. */
export async function finish(target: Side): Promise<void> {
  await target.rows('DROP SCHEMA taylr_move CASCADE');
  await target.rows('ANALYZE');
}
