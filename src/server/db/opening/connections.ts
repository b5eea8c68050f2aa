import type { Pool, PoolClient } from 'pg';
import type { Database } from '../access.ts';

/**
 * A database over a pool whose connections may break at any moment. A connection that breaks while a transaction holds it fails that
 * transaction with the reason and leaves the pool, which makes another; without its listener the process would end, and the
 * transactions of drizzle's own over a pool keep one whose BEGIN failed for ever.
 */
export function overConnections(pool: Pool, on: (client: Pool | PoolClient) => Database): Database {
  // A connection that dies while idle is replaced by the pool.
  pool.on('error', () => {});
  // From its first moment on: between two owners it would have nobody who listens.
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
      // The failed ROLLBACK of a lost connection says less than why it was lost.
      throw lost ?? error;
    } finally {
      client.off('error', lose);
      client.release(lost);
    }
  };
  return Object.assign(on(pool), { transaction });
}
