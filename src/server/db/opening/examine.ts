import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../access.ts';
import { type SchemaState, schemaState } from './migrate.ts';
import { type StoredSecrets, storedSecrets } from './stored-secrets.ts';

export type Examined = {
  /** PostgreSQL's version: 18.1 is 18. */
  readonly major: number;
  readonly schema: SchemaState;
  /** Whether the role may make what a start makes: schemas, and tables in `public`. */
  readonly mayCreate: boolean;
  readonly isReadOnly: boolean;
  /** Connections that are taken, by anybody, and how many there may be. */
  readonly connections: { readonly taken: number; readonly max: number };
  /** The server's clock, in milliseconds. */
  readonly clock: number;
  /** The pair of keys for push that is kept in it. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly secrets: StoredSecrets;
};

const FACTS = `SELECT current_setting('server_version_num')::int / 10000 AS major,
  has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may_create,
  current_setting('transaction_read_only') = 'on' AS is_read_only,
  (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken,
  current_setting('max_connections')::int AS max,
  extract(epoch FROM clock_timestamp()) * 1000 AS clock`;
const KEYS = 'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM vapid_keys';

type Facts = {
  major: number;
  may_create: boolean;
  is_read_only: boolean;
  taken: number;
  max: number;
  clock: string;
};

/**
 * Looks at a PostgreSQL server without changing anything, `patience` milliseconds for each step. Rejects with the driver's error when it cannot be
 * reached or lets nobody in.
 */
export async function examinePostgres(url: string, patience: number): Promise<Examined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    const { major, may_create: mayCreate, is_read_only: isReadOnly, taken, max, clock } = rows[0] as Facts;
    const schema = await schemaState(drizzle(client) as unknown as Database);
    const hasKeys = schema !== 'empty' && schema !== 'too old';
    const kept = hasKeys ? await client.query<NonNullable<Examined['pushKeys']>>(KEYS) : null;
    const asTexts = async (text: string) => (await client.query<(string | null)[]>({ text, rowMode: 'array' })).rows;
    return {
      major,
      schema,
      mayCreate,
      isReadOnly,
      connections: { taken, max },
      clock: Number(clock),
      pushKeys: kept?.rows[0] ?? null,
      secrets: await storedSecrets(asTexts),
    };
  } finally {
    // A connection that never came about need not be waited for.
    void client.end().catch(() => {});
  }
}
