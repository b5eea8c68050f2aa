import pg from 'pg';

/** The rows of a statement, on a connection of its own. */
export async function rowsOn<T extends object>(
  url: string,
  statement: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(statement, parameters)).rows;
  } finally {
    await client.end();
  }
}

/** The ids of a table's rows. */
export const idsOn = (url: string) => async (table: string) =>
  (await rowsOn<{ id: string }>(url, `SELECT id::text FROM ${table}`)).map(({ id }) => id);
