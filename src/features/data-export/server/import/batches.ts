import { IMPORT_KINDS, type ImportKind } from '#core/data-export/data-export.ts';

/** What an import writes: whatever it tells of, and the schedules, which come with their identities. */
export type Written = ImportKind | 'schedules';

/** Tables are written in report order: each comes after those it references. */
const WRITTEN: readonly Written[] = IMPORT_KINDS.flatMap((kind): Written[] =>
  kind === 'identities' ? [kind, 'schedules'] : [kind],
);

type Row = Readonly<Record<string, unknown>>;

/** The rows of each table by the names of their fields; instants are texts. */
export type Rows = Record<Written, Row[]>;

/** Rows of one table that are written in one statement: the names of their columns, and the rows as a JSON list of objects with these. */
export type Batch = {
  readonly table: Written;
  readonly names: readonly string[];
  readonly count: number;
  readonly rows: string;
};

/** Rows and characters of JSON per statement: the embedded database takes less than a tenth of a second for them, but blocks everybody meanwhile. */
const ROWS_MAX = 100;
const LENGTH_MAX = 100_000;

const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function* getBatches(table: Written, rows: readonly Row[]): Generator<Batch> {
  const fields = Object.keys(rows[0] ?? {});
  const names = fields.map(toColumn);
  let list: string[] = [];
  let length = 0;
  const batch = () => ({ table, names, count: list.length, rows: `[${list.join(',')}]` });
  for (const row of rows) {
    const text = JSON.stringify(Object.fromEntries(fields.map((field, place) => [names[place], row[field]])));
    if (list.length > 0 && (list.length >= ROWS_MAX || length + text.length > LENGTH_MAX)) {
      yield batch();
      [list, length] = [[], 0];
    }
    list.push(text);
    length += text.length;
  }
  if (list.length > 0) yield batch();
}

/** All batches, in the order of writing. */
export function allBatches(rows: Rows): Batch[] {
  return WRITTEN.flatMap((table) => [...getBatches(table, rows[table])]);
}
