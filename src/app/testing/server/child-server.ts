import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Bundled by the deep run, which starts many of them. */
const SERVE = process.env.TEST_SERVER ?? fileURLToPath(new URL('./serve.ts', import.meta.url));

export type ChildServer = {
  readonly url: string;
  /** Sets the server's clock; resolves when it runs by the new time. */
  setClock(instant: string): Promise<void>;
  /** Runs a job by the server's clock, and then all that wait; resolves when they are done. */
  runJob(queue: string): Promise<void>;
  /** SIGKILL: the process has no chance to finish anything. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
};

async function getExit(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

/** Starts serve.ts as a process of its own, for tests that kill it. Rejects with what it said when it ends before it listens. */
export async function startChildServer(env: Record<string, string>): Promise<ChildServer> {
  // Settings of the surrounding run, such as a DATABASE_URL, must not reach this server.
  const { DATABASE_URL: _url, DATA_DIR: _folder, AI_PROVIDER: _model, ...inherited } = process.env;
  const child = fork(SERVE, {
    execArgv: [],
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));

  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { url?: string }) => message.url && resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    url,
    setClock: (instant) =>
      new Promise((resolve) => {
        child.once('message', () => resolve());
        child.send({ now: instant });
      }),
    runJob: (queue) =>
      new Promise((resolve) => {
        child.once('message', () => resolve());
        child.send({ run: queue });
      }),
    kill: async () => void (await getExit(child, 'SIGKILL')),
    stop: () => getExit(child, 'SIGTERM'),
  };
}
