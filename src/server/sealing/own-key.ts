import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, StartupError } from '#server/env.ts';

/** Beside the database and its snapshots, and part of neither. */
const FILE = 'secret.key';
/** Characters of a key, as of one that is set. */
const LEAST = 32;

/** The file of the key that a server makes for itself. */
export const keyFile = (folder: string) => join(folder, FILE);

function readOrMake(folder: string, mayMake: boolean): string | undefined {
  const file = keyFile(folder);
  try {
    if (!existsSync(file)) {
      if (!mayMake) return undefined;
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    }
    const key = readFileSync(file, 'utf8').trim();
    if (key.length < LEAST) throw Object.assign(new Error('Too short'), { code: 'too short' });
    return key;
  } catch (error) {
    throw new StartupError(`The key in ${file} cannot be read or made (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The settings with the key that is there: the one that is set, else the one in the data folder. Makes none. */
export function withKeyThere(settings: Settings, folder: string): Settings {
  return { ...settings, SECRET_KEY: settings.SECRET_KEY ?? readOrMake(folder, false) };
}

/**
 * The settings with the key of this server: the one that is set, else the one in the data folder. With the embedded database it is made there; of
 * several servers on PostgreSQL each would make another, so that there it has to be set.
 */
export function withOwnKey(settings: Settings, folder: string): Settings {
  return { ...settings, SECRET_KEY: settings.SECRET_KEY ?? readOrMake(folder, !settings.DATABASE_URL) };
}
