import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { AppError } from '#contract/error.ts';
import { type Report, serveWork } from './serve-work.ts';

let calls = 0;

/** Work that behaves badly in every way that there is, for the tests of the bench. */
serveWork({
  // Counts calls per worker: a fresh one starts from 1.
  count: async () => () => (calls += 1),
  // The same, once it has got ready.
  'slow-start': () => wait(100, () => (calls += 1)),
  echo: async () => async (input: { said: unknown; after?: number }) => {
    await wait(input.after ?? 0);
    return input.said;
  },
  steps: async () => (total: number, report: Report) => {
    const begun = performance.now();
    for (let done = 1; done <= total; done += 1) {
      report({ done, total });
      while (performance.now() - begun < done * 60);
    }
    return total;
  },
  // As Node does of every import of a worker while it watches files.
  watched: async () => () => {
    parentPort?.postMessage({ 'watch:import': ['file:///a.js'] }, []);
    return wait(20, 'answer');
  },
  endless: async () => () => {
    for (;;);
  },
  greedy: async () => () => {
    const held: unknown[] = [];
    for (;;) held.push(Array.from({ length: 1000 }, () => ({})));
  },
  ends: async () => () => process.exit(3),
  'throws-later': async () => () => {
    setTimeout(() => {
      throw new Error('A stray error');
    });
    return wait(60_000);
  },
  refuses: async () => () => {
    throw new AppError('INVALID', 'Not so', { issues: [{ path: 'body.x', message: 'Not so' }] });
  },
  fails: async () => (text: string) => {
    throw new RangeError(`Cannot read ${text}`);
  },
  uncloneable: async () => () => () => 1,
});
