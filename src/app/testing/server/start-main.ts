import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
/** Its startup output, from the address to the last line. */
const READY = /ready at (http\S+)[^]*Stop with Ctrl-C/;

/** An empty folder that `removeFolders` takes away again. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-main-'));
  folders.push(folder);
  return folder;
}
const folders: string[] = [];

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export type Program = {
  readonly process: ChildProcess;
  readonly said: { out: string; err: string };
  /** The address that it prints once it is ready, or null when it ends instead. */
  readonly ready: Promise<string | null>;
  readonly ended: Promise<number | null>;
};

/** Starts the program as a person does, with nothing set but `env` and what a process needs; PORT 0 unless given. */
export function startMain(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      said.out += part.toString();
      const address = READY.exec(said.out)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => resolve(null));
  });
  child.stderr.on('data', (part: Buffer) => {
    said.err += part.toString();
  });
  return { process: child, said, ready, ended };
}

/** Stops it as Ctrl-C or a service manager does; answers its exit code. */
export async function stopMain(program: Program, signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
  if (program.process.exitCode === null) program.process.kill(signal);
  return program.ended;
}
