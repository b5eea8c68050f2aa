import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { testDatabase } from '#app/testing/server/test-server.ts';
import * as schema from '../schema.ts';
import type { Side } from './side.ts';
import { tablesOf } from './tables.ts';

async function tables() {
  const { database } = await testDatabase();
  const rows: Side['rows'] = async (statement) => {
    const read = (await database.execute(statement)) as unknown as { rows: Record<string, string>[] };
    return read.rows.map((row) => Object.values(row));
  };
  return tablesOf({ rows } as Side);
}

const tablesInSchema = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

it('moves every table of the schema with all its columns, and each after those that it refers to', async () => {
  const moved = await tables();
  const names = moved.map(({ name }) => name);
  expect(names.toSorted()).toEqual(tablesInSchema.map((table) => getTableName(table)).toSorted());
  for (const table of tablesInSchema) {
    const { name, columns, foreignKeys } = getTableConfig(table);
    expect([name, moved.find((one) => one.name === name)?.columns.length]).toEqual([name, columns.length]);
    for (const key of foreignKeys) {
      const parent = getTableName(key.reference().foreignTable);
      expect(names.indexOf(parent), `${name} before ${parent}`).toBeLessThan(names.indexOf(name));
    }
  }
});
