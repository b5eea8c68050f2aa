import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A query for whole rows of a table that are given as JSON under a placeholder, however many: a statement that inserts them has one text.
 * They are given as `JSON.stringify` writes them, by the names that our rows have.
 */
export function givenRows(table: PgTable, placeholder: string): SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([name]) => sql.identifier(name));
  const typed = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`);
  const rows = sql`json_to_recordset(${sql.placeholder(placeholder)}::json) AS given(${sql.join(typed, sql`, `)})`;
  return sql`SELECT ${sql.join(names, sql`, `)} FROM ${rows}`;
}

/** Whether a column's value is one of those given as an array under a placeholder, however many: a statement has one text for all. */
export function isGiven(column: Column, placeholder: string): SQL {
  return sql`${column} = ANY (${sql.placeholder(placeholder)}::${sql.raw(column.getSQLType())}[])`;
}

/** What an upsert sets: all columns as they were given, but those that say which row it is. */
export function asGiven(table: PgTable, identity: readonly string[]): Record<string, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !identity.includes(name));
  return Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]));
}
