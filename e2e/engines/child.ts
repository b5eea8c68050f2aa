import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** Timeouts in milliseconds for a program to report that it is ready, and to exit on request. */
const READY_WITHIN = 90_000;
const ENDS_WITHIN = 15_000;

/** A program that was started for a test run. */
export type Child = {
  readonly process: ChildProcess;
  /** Its output so far. */
  said(): string;
  /** Resolves with the first match in its output, `extra` streams included. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Stops it and its child processes; resolves when it has exited. */
  end(): Promise<void>;
};

/** Starts a program in a process group of its own, so that it can be ended with all that it started. */
export function startChild(program: string, args: readonly string[], env: Record<string, string> = {}): Child {
  // The fourth is where Xvfb writes the number of its display.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'pipe'];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio, detached: true });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
      for (const listen of listeners) listen();
    });
  }
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The whole group has exited already.
    }
  };
  const killAtExit = () => signal('SIGKILL');
  process.once('exit', killAtExit);
  const gone = new Promise<void>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve());
  });

  return {
    process: child,
    said: () => said,
    says: (pattern) => {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const fail = (why: string) => reject(new Error(`${program} ${why}: ${said.trim()}`));
      const look = () => {
        const match = pattern.exec(said);
        if (match) resolve(match);
      };
      const timer = setTimeout(fail, READY_WITHIN, 'was not ready in time');
      listeners.add(look);
      void gone.then(() => fail('ended'));
      look();
      return promise.finally(() => {
        clearTimeout(timer);
        listeners.delete(look);
      });
    },
    end: async () => {
      process.off('exit', killAtExit);
      signal('SIGTERM');
      const timer = setTimeout(signal, ENDS_WITHIN, 'SIGKILL');
      await gone;
      clearTimeout(timer);
      // What it started may outlive it.
      signal('SIGKILL');
    },
  };
}
