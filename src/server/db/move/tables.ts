import type { Side } from './side.ts';

/** A table of the program as the database itself describes it. */
export type Table = {
  readonly name: string;
  /** Its columns in their order, with the type that a text of theirs is read back as. */
  readonly columns: readonly Column[];
  /** The columns of the primary key, quoted. */
  readonly key: readonly string[];
};

type Column = {
  /** Quoted. */
  readonly name: string;
  readonly type: string;
  /** Computed from others: never written. */
  readonly isGenerated: boolean;
  /** The sequence that numbers it, if any. */
  readonly sequence: string | null;
};

// The schema `public` is the program's own: its migrations make every table there, and only they do.
const COLUMNS = `SELECT c.relname::text, quote_ident(a.attname), format_type(a.atttypid, a.atttypmod), a.attgenerated <> '',
    pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname)
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname COLLATE "C", a.attnum`;
const KEYS = `SELECT c.relname::text, quote_ident(a.attname)
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  CROSS JOIN unnest(k.conkey) WITH ORDINALITY AS part(attnum, place)
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = part.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND k.contype = 'p' ORDER BY c.relname COLLATE "C", part.place`;
const REFERENCES = `SELECT child.relname::text AS child, parent.relname::text AS parent
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE child.relnamespace = 'public'::regnamespace AND k.contype = 'f'`;

/** Orders names so that each stands after all that it refers to. Throws when they refer to each other in a circle. */
function parentsFirst(names: readonly string[], references: readonly (readonly [child: string, parent: string])[]) {
  const ordered: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const waits = (name: string) => references.some(([child, parent]) => child === name && left.includes(parent));
    const next = left.filter((name) => !waits(name));
    if (next.length === 0) throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}`);
    ordered.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return ordered;
}

/** Every table of the program in a database, each after those that it refers to. */
export async function tablesOf(side: Side): Promise<Table[]> {
  const [columns, keys, references] = [await side.rows(COLUMNS), await side.rows(KEYS), await side.rows(REFERENCES)];
  const names = [...new Set(columns.map(([table]) => table as string))];
  return parentsFirst(names, references as unknown as [string, string][]).map((name) => {
    const key = keys.filter(([table]) => table === name).map(([, column]) => column as string);
    if (key.length === 0) throw new Error(`The table ${name} has no primary key, and its rows could not be told apart`);
    const own = columns.filter(([table]) => table === name);
    return {
      name,
      columns: own.map(([, column, type, isGenerated, sequence]) => ({
        name: column as string,
        type: type as string,
        // A boolean from either driver.
        isGenerated: String(isGenerated) === 'true',
        sequence: sequence ?? null,
      })),
      key,
    };
  });
}

/** A table as SQL names it. */
export const inSql = ({ name }: Table) => `public."${name}"`;
/** A row as one JSON text of its columns' texts: equal on both sides exactly when every value is. */
export const rowText = ({ columns }: Table) =>
  `json_build_array(${columns.map(({ name }) => `${name}::text`).join(', ')})::text`;
/** The key of a row as such a text. */
export const keyText = ({ key }: Table) => `json_build_array(${key.map((name) => `${name}::text`).join(', ')})::text`;
/** An order that is the same on both sides, whatever their languages sort by. */
export const keyOrder = ({ key }: Table) => key.map((name) => `${name}::text COLLATE "C"`).join(', ');
