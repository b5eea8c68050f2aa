import { resolve } from 'node:path';
import { embeddedPlace, connectPostgres } from '#server/db/move/side.ts';
import { storedSecrets } from '#server/db/opening/stored-secrets.ts';
import type { Settings } from '#server/env.ts';
import { withKeyThere } from '#server/sealing/own-key.ts';
import { countLost } from '#server/sealing/sealer.ts';

/** Says after a move or a restore how many secrets of people the key that is here does not open, and what to do before they are missed. */
export async function tellLostSecrets(settings: Settings): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = settings;
  const folder = resolve(DATA_DIR);
  const side = await (DATABASE_URL ? connectPostgres(DATABASE_URL) : embeddedPlace(folder).open());
  try {
    const lost = countLost(await storedSecrets(side.rows), withKeyThere(settings, folder));
    if (lost === 0) return;
    console.log(
      `Secrets of webhooks and notification servers in it that the key here does not open: ${lost}. Put the secret.key of the server that stored them into ${folder}, or set SECRET_KEY to its key, before the next start.`,
    );
  } finally {
    await side.close();
  }
}
