import { type AskOptions, Bench } from './bench.ts';
import type { Work } from './serve-work.ts';

/**
 * The queues, each with its own worker: a file that takes a minute to read does not block texts. Memory is in MiB, of JavaScript heap only;
 * times are in milliseconds.
 */
const QUEUES = {
  files: { waiting: 6, waitingOfOne: 2, memory: 1024, idle: 120_000 },
  texts: { waiting: 256, waitingOfOne: 16, memory: 256, idle: 300_000 },
} as const;

/** A piece of work as the main thread knows it: its name, the queue it waits in and, as a type alone, what it does. */
export type Task<W extends Work> = { readonly name: string; readonly queue: keyof typeof QUEUES; readonly does?: W };

let entry: URL | null = null;

/** Sets, once at startup, which module the workers run. */
export function useWorkers(module: URL): void {
  entry = module;
}

const benches = new Map<keyof typeof QUEUES, Bench>();

function getBench(queue: keyof typeof QUEUES): Bench {
  if (!entry) throw new Error('The workers have no module yet');
  const bench = benches.get(queue) ?? new Bench({ entry, ...QUEUES[queue] });
  benches.set(queue, bench);
  return bench;
}

/** Runs a piece of work off the main thread: `await offThread(readImportTask, input, { limitMs: 60_000 })`. Rejects as `Bench.ask` does. */
export async function offThread<W extends Work>(
  { name, queue }: Task<W>,
  input: Parameters<W>[0],
  options: AskOptions,
): Promise<Awaited<ReturnType<W>>> {
  return getBench(queue).ask({ name, input }, options) as Promise<Awaited<ReturnType<W>>>;
}
