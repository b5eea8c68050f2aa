import type { Task } from '#server/off-thread/off-thread.ts';
import type { previewImport, readImport } from './read-import.ts';

/** What runs off the main thread; the worker loads it from `read-import.ts`. */
export const previewImportTask: Task<typeof previewImport> = { name: 'preview-import', queue: 'files' };
export const readImportTask: Task<typeof readImport> = { name: 'read-import', queue: 'files' };
