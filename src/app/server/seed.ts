import { resolve } from 'node:path';
import { toCalendarDay } from '#core/calendar/calendar.ts';
import { createApp } from './app.ts';
import { useDatabase } from '#server/db/access.ts';
import { openEmbedded, openPostgres } from '#server/db/opening/open.ts';
import { readSettings, StartupError } from '#server/env.ts';
import { MAYA, seedAccount } from '#app/testing/world/seeded-account.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/**
 * `npm run seed`: fills the configured database with a believable account, four weeks in. The data is created through the product's own calls on
 * its own server, whose clock advances day by day, so it contains nothing impossible.
 */
async function seed(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openEmbedded(resolve(DATA_DIR));
  useDatabase(database.database);
  const today = toCalendarDay(new Date(), 'UTC');
  let now = new Date();
  const settings = readSettings({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DEV_LOGIN: 'on', DATABASE_URL });
  const app = await createApp({ settings, now: () => now });
  try {
    const client = new TestClient(await app.listen({ port: 0, host: '127.0.0.1' }), 'UTC');
    await seedAccount(client, { today, setClock: (instant) => void (now = new Date(instant)) });
  } finally {
    await app.close();
    await database.close();
  }
  console.log(`Done. Start the program, choose 'Continue with Google' and give the e-mail ${MAYA.email}.`);
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
