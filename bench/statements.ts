import { createApp } from '#app/server/app.ts';
import { useDatabase as takeDatabase } from '#server/db/access.ts';
import { openEmbedded } from '#server/db/opening/open.ts';
import { readSettings } from '#server/env.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** SQL statements that one `GET /api/bootstrap` runs, session included: with one identity and with twenty. */
export async function bootstrapStatements(): Promise<{ oneIdentity: number; twentyIdentities: number }> {
  let count = 0;
  const database = await openEmbedded(null, { logger: { logQuery: () => void (count += 1) } });
  takeDatabase(database.database);
  const settings = readSettings({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const app = await createApp({ settings, now: () => new Date() });
  const guest = new TestClient(await app.listen({ port: 0, host: '127.0.0.1' }));
  await guest.must('POST /api/auth/guest');
  const counted = async () => {
    // The first call of a new day may also note that the guest was here; and after a write no answer is kept.
    await guest.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
    count = 0;
    await guest.must('GET /api/bootstrap');
    return count;
  };
  await aPlan(guest);
  const oneIdentity = await counted();
  for (let more = 0; more < 19; more += 1) await aPlan(guest);
  const twentyIdentities = await counted();
  await app.close();
  await database.close();
  return { oneIdentity, twentyIdentities };
}
