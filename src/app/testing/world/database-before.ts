import { readFileSync } from 'node:fs';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../server/db/opening/fixtures/${name}.sql`, import.meta.url), 'utf8');

/** The statements that make a database as the fourteen migrations before 0.1.0 left it. */
export const BEFORE = fixture('before-0.1.0');
/** Those that make one as each version left it, its people in it; the newest release gets one when it is made. */
export const OF_VERSIONS: readonly (readonly [version: string, statements: string])[] = [
  ['before 0.1.0', BEFORE],
  ['0.1.0', fixture('0.1.0')],
];

/** The dump of an embedded database that such statements make. */
export async function getDump(statements: string): Promise<Blob> {
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create();
  await lite.exec(statements);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}
