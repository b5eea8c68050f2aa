import { createHash } from 'node:crypto';
import { StartupError } from '#server/env.ts';
import type { Side } from './side.ts';
import { inSql, keyOrder, rowText, type Table } from './tables.ts';
import { walk } from './walk.ts';

/** What a table came to: how many rows, and a SHA-256 over those of its rows, hexadecimal. */
export type Compared = { readonly table: string; readonly rows: number; readonly hash: string };

async function* hashes(side: Side, table: Table): AsyncGenerator<string> {
  const row = `encode(sha256(convert_to(${rowText(table)}, 'UTF8')), 'hex')`;
  for await (const rows of walk(side, `SELECT ${row} FROM ${inSql(table)} ORDER BY ${keyOrder(table)}`)) {
    for (const [hash] of rows) yield hash as string;
  }
}

async function countOf(side: Side, table: Table): Promise<number> {
  const [[count] = []] = await side.rows(`SELECT count(*) FROM ${inSql(table)}`);
  return Number(count);
}

/** Compares a table on both sides, row by row. Throws a StartupError at the first that differs. */
export async function compareTable(source: Side, target: Side, table: Table): Promise<Compared> {
  const total = createHash('sha256');
  const there = hashes(target, table);
  let rows = 0;
  let isEqual = true;
  for await (const hash of hashes(source, table)) {
    const { value } = await there.next();
    isEqual = value === hash;
    if (!isEqual) break;
    rows += 1;
    total.update(hash);
  }
  if (isEqual && (await there.next()).done) return { table: table.name, rows, hash: total.digest('hex') };
  const counts = [await countOf(source, table), await countOf(target, table)];
  throw new StartupError(
    `${table.name} differs at row ${rows + 1} (${counts[0]} rows in ${source.name}, ${counts[1]} in ${target.name}): the source has changed since the move began. Empty the target and begin anew with --anew; the source is as it was.`,
  );
}
