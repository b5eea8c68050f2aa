import type { Side } from './side.ts';

type Row = readonly (string | null)[];

/** How many characters are fetched at once, about: pieces of files are a megabyte each, most rows a hundred bytes. */
const AT_ONCE = 4_000_000;
const FEWEST = 1;
const MOST = 2000;
/** Rows of the first fetch, before it is known how long they are. */
const FIRST = 8;

const lengthOf = (rows: readonly Row[]) =>
  rows.reduce((sum, row) => sum + row.reduce((length, text) => length + (text?.length ?? 0), 0), 0);

/**
 * The rows of a query of texts, a few megabytes at a time; one query a connection, inside a transaction. What is yielded is never empty.
 */
export async function* walk(side: Side, query: string, values: readonly unknown[] = []): AsyncGenerator<Row[]> {
  await side.rows(`DECLARE walked NO SCROLL CURSOR FOR ${query}`, values);
  let count = FIRST;
  for (;;) {
    const rows = await side.rows(`FETCH ${count} FROM walked`);
    if (rows.length === 0) break;
    yield rows;
    const each = Math.max(1, lengthOf(rows) / rows.length);
    count = Math.min(MOST, Math.max(FEWEST, Math.floor(AT_ONCE / each)));
  }
  await side.rows('CLOSE walked');
}
