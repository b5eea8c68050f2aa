import { type Compared, compareTable } from './compare.ts';
import { finish, openTarget, progressOf, refuseSource, together } from './progress.ts';
import type { Place, Side } from './side.ts';
import { inSql, keyOrder, keyText, rowText, type Table, tablesOf } from './tables.ts';
import { walk } from './walk.ts';

type Move = {
  readonly from: Place;
  readonly to: Place;
  /** Empties what an unfinished move has left in the target. */
  readonly isAnew: boolean;
  /** Reports one sentence to the operator. */
  readonly tell: (sentence: string) => void;
};

/** The rows of a table after the last one that was moved. */
function remaining(table: Table, lastKey: string | undefined): { query: string; values: unknown[] } {
  const after = table.key.map((_column, at) => `($1::json ->> ${at})`).join(', ');
  const where = lastKey === undefined ? '' : `WHERE (${keyOrder(table)}) > (${after})`;
  return {
    query: `SELECT ${keyText(table)}, ${rowText(table)} FROM ${inSql(table)} ${where} ORDER BY ${keyOrder(table)}`,
    values: lastKey === undefined ? [] : [lastKey],
  };
}

/** Writes rows and how far the table is with them, in one statement. */
function writing(table: Table): string {
  const written = table.columns
    .map((column, at) => ({ ...column, value: `(r ->> ${at})::${column.type}` }))
    .filter(({ isGenerated }) => !isGenerated);
  return `WITH moved AS (
      INSERT INTO ${inSql(table)} (${written.map(({ name }) => name).join(', ')}) OVERRIDING SYSTEM VALUE
      SELECT ${written.map(({ value }) => value).join(', ')} FROM json_array_elements($1::json) AS r)
    INSERT INTO taylr_move.progress VALUES ('${table.name}', $2::json, $3)
    ON CONFLICT (table_name) DO UPDATE SET last_key = excluded.last_key, rows = progress.rows + excluded.rows`;
}

async function moveTable(
  source: Side,
  target: Side,
  { table, lastKey }: { table: Table; lastKey?: string | undefined },
) {
  const { query, values } = remaining(table, lastKey);
  const statement = writing(table);
  for await (const rows of walk(source, query, values)) {
    const [last] = rows.at(-1) as string[];
    await target.rows(statement, [`[${rows.map(([, row]) => row).join(',')}]`, last, rows.length]);
  }
}

/** Lets each sequence go on from where the source's is. */
async function moveSequences(source: Side, target: Side, tables: readonly Table[]): Promise<void> {
  for (const { sequence } of tables.flatMap(({ columns }) => columns)) {
    if (!sequence) continue;
    const [state = []] = await source.rows(`SELECT last_value::text, is_called::text FROM ${sequence}`);
    await target.rows('SELECT setval($1::text::regclass, $2::text::bigint, $3::text::boolean)', [sequence, ...state]);
  }
}

/** Sees the source as it is now, and keeps everybody from changing it: who waits for that has a server, and is refused by `open`. */
async function holdStill(source: Side, tables: readonly Table[]): Promise<void> {
  await source.rows('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await source.rows(`LOCK TABLE ${tables.map(inSql).join(', ')} IN SHARE MODE`);
}

async function moveAll(source: Side, target: Side, tell: Move['tell']): Promise<Compared[]> {
  const tables = await tablesOf(source);
  await holdStill(source, tables);
  const moved = await progressOf(target);
  for (const table of tables) {
    const before = moved.get(table.name);
    tell(`  ${table.name}${before ? `: ${before.rows} rows are there already` : ''} …`);
    await moveTable(source, target, { table, lastKey: before?.key });
  }
  await moveSequences(source, target, tables);
  tell('Everything is there. Comparing it row by row …');
  const compared: Compared[] = [];
  await together(target, async () => {
    await target.rows('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const table of tables) compared.push(await compareTable(source, target, table));
  });
  for (const { table, rows, hash } of compared) tell(`  ${table}: ${rows} rows, ${hash.slice(0, 16)}`);
  await finish(target);
  return compared;
}

/**
 * Moves every table of one database into another, an empty one, and compares them row by row. The source stays as it was. When it is interrupted,
 * the next call goes on after the last row that is safe in the target; until it is finished no server takes the target. Throws a StartupError
 * that says what to do.
 */
export async function moveDatabase({ from, to, isAnew, tell }: Move): Promise<Compared[]> {
  const source = await from.open();
  try {
    await refuseSource(source);
    const target = await openTarget(to, { from: from.name, isAnew });
    try {
      return await moveAll(source, target, tell);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
