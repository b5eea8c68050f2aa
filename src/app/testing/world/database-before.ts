import { readFileSync } from 'node:fs';

/** The statements that make a database as the fourteen migrations before 0.1.0 left it. */
export const BEFORE = readFileSync(
  new URL('../../../server/db/opening/fixtures/before-0.1.0.sql', import.meta.url),
  'utf8',
);

/** The dump of an embedded database that such statements make. */
export async function getDump(statements: string): Promise<Blob> {
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create();
  await lite.exec(statements);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}
