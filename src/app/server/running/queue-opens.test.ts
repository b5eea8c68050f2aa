import { beforeAll, expect, it } from 'vitest';
import { enqueue, untilQueueOpens, useQueue } from '#server/jobs/jobs.ts';
import { forgetJobs } from '#app/testing/server/kept-jobs.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

let url: string;
beforeAll(async () => {
  await freshServer();
  url = await startServer();
});

it('a server whose queue is not open yet answers what only reads, and lets what may add a job wait for it', async () => {
  useQueue(null);
  const guest = new TestClient(url);
  let isIn = false;
  const coming = guest.must('POST /api/auth/guest').then(() => {
    isIn = true;
  });
  expect((await new TestClient(url).raw('/readyz')).status).toBe(200);
  await untilQueueOpens(300);
  expect(isIn).toBe(false);
  forgetJobs();
  await coming;
});

it('a job that finds no queue is refused as something to try again', async () => {
  useQueue(null);
  await expect(enqueue('push', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  forgetJobs();
  await untilQueueOpens();
  await enqueue('push', {});
  forgetJobs();
});
