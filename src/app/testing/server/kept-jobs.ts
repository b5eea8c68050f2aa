import { jobs } from '#app/server/jobs.ts';
import type { OpenJobs } from '#app/server/app.ts';
import { type JobServices, type Queue, useQueue } from '#server/jobs/jobs.ts';

type Kept = { readonly queue: string; readonly data: object; readonly startAfter?: Date };

let services: JobServices | null = null;
let usual: JobServices | null = null;
let kept: Kept[] = [];

/** Unlike the real queue, it keeps what a transaction added even after a rollback. */
const keeping: Queue = {
  async add(queue, list, options) {
    kept.push(...list.map((data) => ({ queue, data, ...options })));
  },
};

/** For a server whose jobs wait until a test runs them. */
export const keepJobs: OpenJobs = async (_app, opened) => {
  services = { ...opened, snapshot: async () => {} };
  useQueue(keeping);
  return { stop: async () => {} };
};

/** Makes the latest server's services those of jobs, even if other servers start later, from the next `forgetJobs` on. */
export function useTheseServices(): void {
  usual = services;
}

/** Empties the tests' queue, and makes it the active one again. */
export function forgetJobs(): void {
  kept = [];
  services = usual;
  useQueue(keeping);
}

/** Runs a job at `now`, as its schedule or a queued `data` would. */
export async function runJob(queue: string, now: Date, data: object = {}): Promise<void> {
  const job = jobs.find((one) => one.queue === queue);
  if (!job || !services) throw new Error(`There is no job ${queue}, or no server that keeps jobs`);
  await job.run({ data: data as never, now, services });
}

/** Runs all queued jobs that are due at `now`, including those that they add. */
export async function runKeptJobs(now: Date): Promise<void> {
  for (;;) {
    const due = kept.find(({ startAfter }) => !startAfter || startAfter <= now);
    if (!due) return;
    kept = kept.filter((job) => job !== due);
    await runJob(due.queue, now, due.data);
  }
}
