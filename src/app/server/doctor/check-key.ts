import { resolve } from 'node:path';
import type { StoredSecrets } from '#server/db/opening/stored-secrets.ts';
import { type Settings, StartupError } from '#server/env.ts';
import { keyFile, withKeyThere } from '#server/sealing/own-key.ts';
import { countLost } from '#server/sealing/sealer.ts';
import type { Finding } from './finding.ts';

const about = 'key';
const THEIRS = 'the secrets of webhooks and the tokens of notification servers';

/** On PostgreSQL nobody makes a key, since each server would make another. */
function withoutKey(settings: Settings, plain: number): Finding {
  if (!settings.DATABASE_URL) return { about, found: `The first start makes one in ${resolve(settings.DATA_DIR)}.` };
  return {
    about,
    found: `There is none: ${THEIRS} are stored as they are${plain > 0 ? `, ${plain} of them now` : ''}.`,
    advice: `Set SECRET_KEY (openssl rand -base64 32), the same on all servers: the next start encrypts what is there.`,
  };
}

/** Looks at the key by which the secrets that people leave here are encrypted, and at those that a database holds. */
export function checkKey(settings: Settings, stored: StoredSecrets): Finding {
  const folder = resolve(settings.DATA_DIR);
  try {
    const there = withKeyThere(settings, folder);
    const lost = countLost(stored, there);
    if (lost > 0) {
      const found = `Secrets in the database that were encrypted by another key, and are not used: ${lost}.`;
      const name = there.SECRET_KEY ? 'SECRET_KEY_BEFORE' : 'SECRET_KEY';
      const todo = `Set ${name} to the key of before, or to what stood in its DATA_DIR/secret.key. If it is lost, their owners add them again.`;
      return { about, found, todo };
    }
    if (!there.SECRET_KEY) return withoutKey(settings, stored.get('') ?? 0);
    const where = settings.SECRET_KEY ? 'SECRET_KEY' : keyFile(folder);
    return { about, found: `By ${where} ${THEIRS} are encrypted.` };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return {
      about,
      found: error.message,
      todo: 'Put it back from a copy, or give it to the user that runs the server.',
    };
  }
}
