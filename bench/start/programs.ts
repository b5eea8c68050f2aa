import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/run/bootstrap.mjs';
import { SERVER_FLAGS } from '../../scripts/run/server-flags.mjs';

/** A program that has been started, by the address that it has printed. */
export type Started = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds since the command, and of processor time in it, at this moment. */
  spent(): { readonly wall: number; readonly processor: number };
  stop(): Promise<void>;
};

/** Has a server that the tests' own way starts run as an installation's does. */
export const AS_STARTED = { NODE_OPTIONS: SERVER_FLAGS.join(' ') };

const FLOOR = fileURLToPath(new URL('../load/floor.ts', import.meta.url));

/** Ticks of the kernel's clock are hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor time of a process, all of its threads together. */
function processorTime(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) * TICK;
}

function begin(command: string, args: readonly string[], env: Record<string, string>) {
  const { DATABASE_URL: _url, DATA_DIR: _folder, AI_PROVIDER: _model, NODE_ENV: _mode, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...inherited, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    // A process group of its own, as in a terminal: Ctrl-C then reaches all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, began };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const port = /ready at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => reject(new Error(`It ended: ${said}`)));
  });
}

async function started(command: string, args: readonly string[], env: Record<string, string>): Promise<Started> {
  const { child, began } = begin(command, args, env);
  const closed = once(child, 'close');
  const pid = child.pid as number;
  return {
    url: await addressOf(child),
    pid,
    spent: () => ({ wall: performance.now() - began, processor: processorTime(pid) }),
    stop: async () => {
      process.kill(-pid, 'SIGINT');
      await closed;
    },
  };
}

/** The server of a build, given by its `main.js`. */
export const startServer = (main: string, env: Record<string, string>) =>
  started(process.execPath, [...SERVER_FLAGS, main], env);

/** The same as a person starts it. */
export const npmStart = (env: Record<string, string>) => started('npm', ['start'], env);

/** Fastify and a pool on PostgreSQL, from its sources. */
export const startFloor = (url: string) => started(process.execPath, [FLOOR], { DATABASE_URL: url });
