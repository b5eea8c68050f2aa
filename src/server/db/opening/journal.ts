import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The committed migrations: beside this file in the sources, beside the bundle in the build. */
export const MIGRATIONS_FOLDER = ['./migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path)) as string;

type Journal = { entries: { when: number; tag: string }[] };

/** Every committed migration by name, with when it was made. */
export const journal = () => JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as Journal;

/** When the committed migrations were made, in milliseconds: the oldest and the newest. */
export function committed(): { oldest: number; newest: number } {
  const times = journal().entries.map((entry) => entry.when);
  return { oldest: Math.min(...times), newest: Math.max(...times) };
}
