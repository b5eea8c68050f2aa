import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';

/** A column of a query in the order of its rows, and where its value stands in the object of a row. */
export type Field = { readonly path: readonly string[]; readonly field: object };

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** How drizzle reads the values of a column; of what is no column it keeps that to itself. */
function decoderOf(field: object): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  const inside = is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql;
  return (inside as unknown as { decoder: Decoder }).decoder;
}

/** The objects of a row that are null when all of their columns are: those of a joined table that may have no row. */
function nullableObjects(fields: readonly Field[], joins: Readonly<Record<string, boolean>> | undefined) {
  if (!joins) return [];
  const places = fields.flatMap(({ path, field }, at) =>
    path.length === 2 && is(field, Column) ? [{ at, object: path[0] as string, table: getTableName(field.table) }] : [],
  );
  return [...Map.groupBy(places, ({ object }) => object)].flatMap(([object, own]) => {
    const tables = new Set(own.map(({ table }) => table));
    const [table] = tables;
    return tables.size === 1 && !joins[table as string] ? [{ object, columns: own.map(({ at }) => at) }] : [];
  });
}

type Shape = Record<string, unknown>;

/** An empty row, and the empty objects in it by their names. */
function shapesOf(fields: readonly Field[]): {
  row: Shape;
  inside: readonly (readonly [name: string, shape: Shape])[];
} {
  const row: Shape = {};
  const inside = new Map<string, Shape>();
  for (const { path } of fields) {
    const [first, second] = path as [string, string?];
    row[first] = null;
    if (second !== undefined) inside.set(first, { ...inside.get(first), [second]: null });
  }
  return { row, inside: [...inside] };
}

/** What turns the values of a row into the object that drizzle makes of it: worked out once for a query, not once a row. */
export function rowReader(fields: readonly Field[], joins: Readonly<Record<string, boolean>> | undefined) {
  const cells = fields.map(({ path, field }) => ({
    parent: path.length > 1 ? (path[0] as string) : null,
    name: path.at(-1) as string,
    decoder: decoderOf(field),
  }));
  const nullable = nullableObjects(fields, joins);
  const shapes = shapesOf(fields);
  return (values: readonly unknown[]): unknown => {
    // A copy of one that has all of its columns: what grows by one after the other becomes a table, which takes long to read and to copy.
    const row = { ...shapes.row };
    for (const [name, shape] of shapes.inside) row[name] = { ...shape };
    // By index: with an iterator this loop, which runs for every row of every answer, takes twice as long.
    for (let at = 0; at < cells.length; at += 1) {
      const { parent, name, decoder } = cells[at] as (typeof cells)[number];
      const value = values[at];
      if (value === null) continue;
      const node = parent === null ? row : (row[parent] as Shape);
      node[name] = decoder.mapFromDriverValue(value);
    }
    for (const { object, columns } of nullable) {
      if (columns.every((at) => values[at] === null)) row[object] = null;
    }
    return row;
  };
}
