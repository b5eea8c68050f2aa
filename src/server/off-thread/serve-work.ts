import { parentPort } from 'node:worker_threads';
import type { Progress } from '#server/http/event-stream.ts';
import { type Asked, toFailure, type Told } from './messages-between.ts';

/** Milliseconds between two signs of progress: a loop may report at every step. */
const PROGRESS_EVERY = 100;

/** Tells how far a piece of work is; may be called as often as it likes. */
export type Report = (progress: Progress) => void;

/** A piece of work: its output depends only on its input. Both are cloned between the threads. */
export type Work = (input: never, report: Report) => unknown;

/** Pieces of work by name, each with its loader, which the worker calls on demand. */
export type WorkTable = Readonly<Record<string, () => Promise<Work>>>;

function reporter(tell: (told: Told) => void): Report {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const at = performance.now();
    if (at - last < PROGRESS_EVERY) return;
    last = at;
    tell({ progress });
  };
}

/** The worker's side: does one piece of work after the other, as they are asked for. */
export function serveWork(table: WorkTable): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a worker only');
  const tell = (told: Told) => port.postMessage(told);
  const answer = async ({ name, input }: Asked) => {
    try {
      const work = await table[name]?.();
      if (!work) throw new Error(`There is no work called ${name}`);
      tell({ begun: true });
      tell({ output: await work(input as never, reporter(tell)) });
    } catch (error) {
      tell({ failure: toFailure(error) });
    }
  };
  port.on('message', (asked: Asked) => void answer(asked));
}
