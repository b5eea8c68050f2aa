import type { Pool, PoolClient } from 'pg';
import type { Database } from '#server/db/access.ts';

/**
 * A database over a pool whose connections may break at any time. A connection that breaks during a transaction fails it with the reason and
 * leaves the pool, which opens another. Without its error listener the process would exit, and drizzle's own transactions over a pool never
 * release a connection whose BEGIN failed.
 */
export function overConnections(pool: Pool, on: (client: Pool | PoolClient) => Database): Database {
  // A connection that dies while idle is replaced by the pool.
  pool.on('error', () => {});
  // Set as soon as it exists: between two users it would have no error listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  const onClient = new WeakMap<PoolClient, Database>();
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    const lose = (error: Error) => {
      lost ??= error;
    };
    client.on('error', lose);
    try {
      const database = onClient.get(client) ?? on(client);
      onClient.set(client, database);
      return await database.transaction(work, config);
    } catch (error) {
      // The failed ROLLBACK of a lost connection explains less than the original error.
      throw lost ?? error;
    } finally {
      client.off('error', lose);
      client.release(lost);
    }
  };
  return Object.assign(on(pool), { transaction });
}
