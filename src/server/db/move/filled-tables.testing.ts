import { randomBytes } from 'node:crypto';
import type { Side } from './side.ts';
import { inSql, type Table, tablesOf } from './tables.ts';

/** What people write, and what breaks programs that quote by hand. */
const TEXTS = [
  '',
  'NULL',
  `'; DROP TABLE users; --`,
  'tab\there, line\nthere, return\r, \\N \\. \\x00 "quoted" {1,2} [3]',
  'é ё 你好 👩‍👩‍👧 \u202eback \u0001',
  ' '.repeat(300),
  'long '.repeat(4000),
];
const JSONS = [
  '{"a": [1, 2.50, 1e30, -0.0, null], "ü": "\\u0007\\"", "big": 123456789012345678901234567890.123}',
  '[]',
  '"text"',
];

const REFERENCES = `SELECT quote_ident(a.attname), parent.relname::text, quote_ident(b.attname)
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  JOIN pg_attribute a ON a.attrelid = child.oid AND a.attnum = k.conkey[1]
  JOIN pg_attribute b ON b.attrelid = parent.oid AND b.attnum = k.confkey[1]
  WHERE child.relnamespace = 'public'::regnamespace AND k.contype = 'f' AND child.relname = $1`;
const REQUIRED = `SELECT quote_ident(attname) FROM pg_attribute
  WHERE attrelid = ('public.' || quote_ident($1))::regclass AND attnum > 0 AND NOT attisdropped AND attnotnull`;

/** A value of each type for the row at a place, as text; no two places have the same where that matters. */
const VALUES: readonly [type: RegExp, value: (at: number, isLong: boolean) => string][] = [
  [/^uuid$/, (at) => `${at.toString(16).padStart(8, '0')}-0000-4000-8000-${randomBytes(6).toString('hex')}`],
  [/^text$/, (at, isLong) => `${TEXTS[at % TEXTS.length]}${isLong || at >= TEXTS.length ? ` ${at}` : ''}`],
  [/^text\[\]$/, () => '{"a \\"b\\"",NULL,"c,d",""}'],
  [/^date\[\]$/, () => '{2026-03-01,2026-12-31}'],
  [/^date$/, (at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)],
  [/^timestamp/, (at) => new Date(Date.UTC(2026, 2, 29, 0, 59, 59, at)).toISOString()],
  [/^(integer|bigint)$/, (at) => String(at + 1)],
  [/^boolean$/, () => 'false'],
  [/^json/, (at) => JSONS[at % JSONS.length] as string],
  [/^bytea$/, (at) => `\\x${randomBytes(at === 0 ? 2 ** 20 : at).toString('hex')}`],
];

function valueOf(type: string, at: number, isLong: boolean): string | null {
  return VALUES.find(([pattern]) => pattern.test(type))?.[1](at, isLong) ?? null;
}

/** Columns that only some combinations of values are allowed in. */
const LEFT_OUT = /^(days|due_on|measure|moment|amount|remind_at)$/;

async function fillTable(side: Side, table: Table, rows: number): Promise<void> {
  const references = await side.rows(REFERENCES, [table.name]);
  const required = (await side.rows(REQUIRED, [table.name])).map(([name]) => name);
  const columns = table.columns.filter(
    ({ name, sequence, isGenerated }) => !sequence && !isGenerated && (required.includes(name) || !LEFT_OUT.test(name)),
  );
  for (let at = 0; at < rows; at += 1) {
    const values = columns.map(({ name, type }) => {
      // Every third row has nothing where that is allowed.
      return at % 3 === 2 && !required.includes(name) ? null : valueOf(type, at, table.key.includes(name));
    });
    const written = columns.map(({ name, type }, place) => {
      const reference = references.find(([own]) => own === name);
      const parent = `(SELECT ${reference?.[2]} FROM public."${reference?.[1]}" ORDER BY 1 OFFSET ${at} LIMIT 1)`;
      return reference ? parent : `$${place + 1}::text::${type}`;
    });
    const used = values.map((value, place) => (written[place]?.startsWith('(') ? null : value));
    // A parameter that is not in the statement has no type.
    const typed = used.map((_value, place) => `$${place + 1}::text`).join(', ');
    await side.rows(
      `INSERT INTO ${inSql(table)} (${columns.map(({ name }) => name).join(', ')})
       SELECT ${written.join(', ')} FROM (SELECT ${typed}) AS given`,
      used,
    );
  }
}

/** Fills every table of a database, by the types of its columns; the one that holds a single row with that. */
export async function fillTables(side: Side, rows: number): Promise<void> {
  for (const table of await tablesOf(side)) await fillTable(side, table, table.name === 'vapid_keys' ? 1 : rows);
}

/** What each table holds, as a hash over its rows made by another way than the move's. */
export async function contents(side: Side): Promise<Record<string, string>> {
  const held: Record<string, string> = {};
  for (const table of await tablesOf(side)) {
    const [[hash] = []] = await side.rows(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), ' ' ORDER BY md5(t::text))), '') FROM ${inSql(table)} AS t`,
    );
    held[table.name] = hash as string;
  }
  return held;
}
