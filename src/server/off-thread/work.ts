import type { WorkTable } from './serve-work.ts';

/**
 * The queues, each with a worker of its own: a file that is read for a minute holds up no text. Memory is in MiB, of JavaScript objects
 * alone; times are in milliseconds.
 */
export const KINDS = {
  files: { waiting: 6, waitingOfOne: 2, memory: 1024, idle: 120_000 },
  texts: { waiting: 64, waitingOfOne: 16, memory: 256, idle: 300_000 },
} as const;
type Kind = keyof typeof KINDS;

let warm: Promise<void> | null = null;

/** Everything that is done off the main thread. */
export const work = {
  'preview-import': {
    kind: 'files',
    load: async () => (await import('#features/own-data/server/import/read-import.ts')).previewImport,
  },
  'read-text': {
    kind: 'texts',
    load: async () => {
      const { readText, warmUp } = await import('#coach/readings.ts');
      // Once in the life of a worker, before the time of a text begins.
      await (warm ??= warmUp());
      return readText;
    },
  },
  'read-import': {
    kind: 'files',
    load: async () => (await import('#features/own-data/server/import/read-import.ts')).readImport,
  },
} as const satisfies WorkTable<Kind>;
