import { resolve } from 'node:path';
import { moveDatabase } from '#server/db/move/move.ts';
import { embeddedPlace, postgresPlace } from '#server/db/move/side.ts';
import { readSettings, StartupError } from '#server/env.ts';
import { tellLostSecrets } from './tell-lost-secrets.ts';

/** What the commands are called in an installation, and in the sources. */
const USAGE =
  'Usage: npm run move-to-postgres, or npm run move-to-embedded for the way back, with DATABASE_URL and DATA_DIR set; -- --anew empties what an unfinished move has left.';

/** What a server needs to know from now on. */
const NEXT: Readonly<Record<string, string>> = {
  'to-postgres':
    'Start the server with DATABASE_URL from now on, so that nothing is written to the old database any more.',
  'to-embedded': 'Start the server without DATABASE_URL from now on; it makes a first snapshot when it stops.',
};

/**
 * `npm run move-to-postgres` and `npm run move-to-embedded`: moves everything from the database of DATA_DIR into that of DATABASE_URL, or
 * back. The one it leaves stays as it was.
 */
async function move([direction = '', ...options]: readonly string[]): Promise<void> {
  const next = NEXT[direction];
  if (!next || options.some((option) => option !== '--anew')) throw new StartupError(USAGE);
  const settings = readSettings(process.env);
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!DATABASE_URL) throw new StartupError(`DATABASE_URL: The address of the PostgreSQL database. ${USAGE}`);
  const [embedded, server] = [embeddedPlace(resolve(DATA_DIR)), postgresPlace(DATABASE_URL)];
  const [from, to] = direction === 'to-postgres' ? [embedded, server] : [server, embedded];
  console.log(`Moving everything from ${from.name} to ${to.name}.`);
  const moved = await moveDatabase({ from, to, isAnew: options.length > 0, tell: (line) => console.log(line) });
  const rows = moved.reduce((sum, { rows: count }) => sum + count, 0);
  console.log(`Moved ${rows} rows of ${moved.length} tables; each is the same on both sides. ${next}`);
  await tellLostSecrets(direction === 'to-postgres' ? settings : { ...settings, DATABASE_URL: undefined });
}

move(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
