import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ASK = fileURLToPath(new URL('./ask-health.ts', import.meta.url));

/** Milliseconds of the slowest answer, and how many there were. */
export type Answers = { readonly slowest: number; readonly count: number };

/**
 * Asks a server for its health every 50 ms from a process of its own, as another client does, while `work` runs. Answers what the work
 * answered, and how long the server let that client wait at most.
 */
export async function watchHealth<T>(url: string, work: () => Promise<T>): Promise<{ result: T; answers: Answers }> {
  const child = fork(ASK, [new URL('/healthz', url).href], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await once(child, 'message');
    const result = await work();
    const told = once(child, 'message');
    child.send('end');
    const [answers] = (await told) as [Answers];
    return { result, answers };
  } finally {
    child.kill('SIGKILL');
  }
}
