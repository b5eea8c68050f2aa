import { previewImportTask, readImportTask } from '#features/data-export/server/import/tasks.ts';
import { readTextTask } from '#server/coach/read-text-task.ts';
import type { Task } from '#server/off-thread/off-thread.ts';
import { serveWork, type Work } from '#server/off-thread/serve-work.ts';

let warm: Promise<void> | null = null;

const readImport = () => import('#features/data-export/server/import/read-import.ts');

const served = <W extends Work>({ name }: Task<W>, load: () => Promise<W>) => [name, load] as const;

/** Everything that is done off the main thread. */
serveWork(
  Object.fromEntries([
    served(previewImportTask, async () => (await readImport()).previewImport),
    served(readImportTask, async () => (await readImport()).readImport),
    served(readTextTask, async () => {
      const { readText, warmUp } = await import('#coach/readings.ts');
      // Once per worker, before the first text's time limit starts.
      await (warm ??= warmUp());
      return readText;
    }),
  ]),
);
