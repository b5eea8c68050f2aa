import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '#app/testing/server/built-server.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'taylr-e2e-'));

/**
 * Playwright's global setup: prepares a data folder by starting the program once, because creating a database takes seconds of both cores. The first start
 * itself is tested in `startup.deep.test.ts`.
 */
export default async function beginData(): Promise<() => void> {
  const folder = emptyFolder();
  const server = await startBuiltServer({ DATA_DIR: folder });
  await server.stop();
  process.env.E2E_BEGUN_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder for one program: a copy of the prepared one, without users. */
export function dataFolder(): string {
  const folder = emptyFolder();
  cpSync(process.env.E2E_BEGUN_DATA as string, folder, { recursive: true });
  return folder;
}
