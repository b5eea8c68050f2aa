import type { readText } from '#coach/readings.ts';
import type { Task } from '#server/off-thread/off-thread.ts';

/** Reading what somebody wrote, off the main thread. */
export const readTextTask: Task<typeof readText> = { name: 'read-text', queue: 'texts' };
