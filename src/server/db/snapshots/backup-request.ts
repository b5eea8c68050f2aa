import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/**
 * How a command requests a snapshot from the running server, which alone may open the embedded database: by files in the data folder, which only
 * those who can read the data can write. A request is `wanted` until the server takes it, then `taken`, and answered by `done`.
 */
const getFile = (dataFolder: string, state: 'wanted' | 'taken' | 'done') => join(dataFolder, `backup.${state}`);

/** Polling interval of both sides in milliseconds. */
const INTERVAL = 500;
/** Milliseconds after which an untaken request means that no server runs. */
const TAKEN_WITHIN = 5000;
/** Milliseconds that a snapshot may take. */
const DONE_WITHIN = 600_000;

const Outcome = z.union([z.object({ path: z.string() }), z.object({ failed: z.string() })]);
/** The full path of the snapshot, or the code of what went wrong. */
export type Outcome = z.infer<typeof Outcome>;

async function write(path: string, outcome: Outcome): Promise<void> {
  // Written atomically: the other side may read it at any time.
  await writeFile(`${path}.part`, JSON.stringify(outcome), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Takes a snapshot for each request in the folder, from now on. `snapshot` answers its path. */
export function answerRequests(dataFolder: string, snapshot: () => Promise<string>): void {
  const [wanted, taken, done] = [
    getFile(dataFolder, 'wanted'),
    getFile(dataFolder, 'taken'),
    getFile(dataFolder, 'done'),
  ];
  const look = async () => {
    if (!existsSync(wanted)) return;
    await rename(wanted, taken);
    const outcome = await snapshot().then(
      (path): Outcome => ({ path }),
      (error: Error & { code?: string }): Outcome => ({ failed: error.code ?? error.name }),
    );
    await rm(taken, { force: true });
    await write(done, outcome);
  };
  let looking = Promise.resolve();
  let isLooking = false;
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // The request was withdrawn, or the disk is full: the command waits no longer than its time-out.
    looking = looking
      .then(look)
      .catch(() => {})
      .finally(() => (isLooking = false));
  }, INTERVAL).unref();
}

async function waitFor(isSo: () => boolean, time: number): Promise<boolean> {
  for (let waited = 0; waited < time; waited += INTERVAL) {
    if (isSo()) return true;
    await pause(INTERVAL);
  }
  return isSo();
}

/** Asks the server that runs on the folder for a snapshot; null when none takes the request. */
export async function requestBackup(dataFolder: string): Promise<Outcome | null> {
  const [wanted, done] = [getFile(dataFolder, 'wanted'), getFile(dataFolder, 'done')];
  await rm(done, { force: true });
  await writeFile(wanted, '', { mode: 0o600 });
  try {
    if (!(await waitFor(() => !existsSync(wanted), TAKEN_WITHIN))) return null;
    if (!(await waitFor(() => existsSync(done), DONE_WITHIN))) return { failed: 'ETIMEDOUT' };
    return Outcome.parse(JSON.parse(await readFile(done, 'utf8')));
  } finally {
    await rm(wanted, { force: true });
    await rm(done, { force: true });
  }
}
