import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEBHOOK } from '#core/webhook/webhook.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { db } from '#server/db/access.ts';
import { announce } from './announce.ts';

let receiver: HttpReceiver;
let me: TestClient;
let them: TestClient;
let myId: string;
let hookId: string;

beforeAll(async () => {
  receiver = await HttpReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  const server = await freshServer();
  receiver.reset();
  [me, them] = [await server.guest(), await server.guest()];
  myId = (await me.must('GET /api/auth/user')).id;
  const body = { address: `${receiver.origin}/hook`, events: ['vote.cast' as const] };
  hookId = (await me.must('POST /api/webhooks', { body })).webhook.id;
  await them.must('POST /api/webhooks', { body });
});

const vote = () => announce([{ userId: myId, type: 'vote.cast', data: { habit: 'Walk' } }], clock.now);
const work = () => runKeptJobs(clock.now);
const log = () => me.must('GET /api/webhooks/:id/deliveries', { params: { id: hookId } });
const hook = async () => (await me.must('GET /api/webhooks'))[0];
const moveOn = (milliseconds: number) => clock.set(new Date(clock.now.getTime() + milliseconds).toISOString());
/** How many deliveries are in each state, whoever's they are. */
async function counted(): Promise<Record<string, number>> {
  const rows = await getRows<{ state: string; n: number }>(
    sql`SELECT state, count(*)::int AS n FROM webhook_deliveries GROUP BY state`,
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Works minute by minute, as the queue does, and answers when something was asked. */
async function workFor(minutes: number, step = 1): Promise<number[]> {
  const asked: number[] = [];
  for (let minute = 0; minute <= minutes; minute += step) {
    const before = receiver.received.length;
    await work();
    if (receiver.received.length > before) asked.push(minute);
    moveOn(step * MINUTE);
  }
  return asked;
}

describe('a delivery', () => {
  it('is sent once by however many servers at the same time', async () => {
    await vote();
    const [delivery] = await log();
    await Promise.all(Array.from({ length: 8 }, () => runJob('webhooks', clock.now, { deliveryId: delivery?.id })));
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 1, status: 204 }]);
  });

  it('that fails is tried ten times within three days and a bit under one id, and then given up', async () => {
    receiver.answer = () => ({ status: 503 });
    await vote();
    const asked = await workFor(80 * 60, 5);
    expect(asked).toEqual([0, 5, 10, 40, 160, 460, 1060, 1900, 3100, 4540]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect(await log()).toMatchObject([{ state: 'failed', attempts: 10, status: 503 }]);
    expect(await hook()).toMatchObject({ isActive: true, failingSince: '2026-03-04T12:00:00.000Z' });
  });

  it('arrives when its address is there again, and all is well from then on', async () => {
    receiver.answerNext({ status: 500 }, 'hang');
    await vote();
    await work();
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
    receiver.reset();
    moveOn(5000);
    await work();
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 2, status: 204 }]);
    expect(await hook()).toMatchObject({ failingSince: null });
  });

  it('to an address that never answers is given up, tried again later, and keeps nobody else’s waiting', async () => {
    const patience = AbortSignal.timeout.bind(AbortSignal);
    const short = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience(Math.min(ms, 200)));
    receiver.answerNext('hang');
    try {
      await vote();
      await work();
    } finally {
      short.mockRestore();
    }
    expect(await log()).toMatchObject([{ state: 'waiting', status: null, problem: 'timeout' }]);
    const theirId = (await them.must('GET /api/auth/user')).id;
    await announce([{ userId: theirId, type: 'vote.cast', data: { habit: 'Read' } }], clock.now);
    await work();
    expect(receiver.received).toHaveLength(2);
    moveOn(MINUTE);
    await work();
    expect(await log()).toMatchObject([{ state: 'sent', status: 204 }]);
  });

  it('is not tried again before the address wants it, and never follows it elsewhere', async () => {
    receiver.answerNext(
      { status: 429, headers: { 'retry-after': '600' } },
      { status: 302, headers: { location: '/elsewhere' } },
    );
    await vote();
    expect(await workFor(20)).toEqual([0, 10, 15]);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
  });

  it('of a server that died while it sent is sent again after half a minute, with the same id', async () => {
    await vote();
    const [delivery] = await log();
    await db().execute(
      sql`UPDATE webhook_deliveries SET state = 'sending', attempts = 1, claimed_at = '2026-03-04T12:00:00Z'`,
    );
    const again = () => runJob('webhooks', clock.now, { deliveryId: delivery?.id });
    moveOn(29_000);
    await again();
    expect(receiver.received).toHaveLength(0);
    moveOn(1000);
    await again();
    expect(receiver.received).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('is kept in a log of fifty; one that waits is never lost to it', async () => {
    receiver.answerNext({ status: 500 });
    await vote();
    await work();
    const [waiting] = await log();
    for (let count = 0; count < WEBHOOK.logged + 5; count += 1) {
      moveOn(10);
      await vote();
    }
    await work();
    expect(await log()).toHaveLength(WEBHOOK.logged);
    expect(await counted()).toEqual({ sent: WEBHOOK.logged, waiting: 1 });
    moveOn(5000);
    await work();
    expect(receiver.received.filter(({ headers }) => headers['webhook-id'] === `msg_${waiting?.id}`)).toHaveLength(2);
  });

  it('past five hundred that wait is not taken, and the log says so', async () => {
    receiver.answer = () => ({ status: 500 });
    const happening = { userId: myId, type: 'vote.cast' as const, data: {} };
    await announce(
      Array.from({ length: WEBHOOK.waitingMax + 2 }, () => happening),
      clock.now,
    );
    expect(await counted()).toEqual({ dropped: 2, queued: WEBHOOK.waitingMax });
    moveOn(1);
    await vote();
    expect((await log())[0]).toMatchObject({ state: 'dropped' });
  });
});

describe('an address', () => {
  it('that has failed for a week is switched off, its owner told once, and takes events again when it is turned on', async () => {
    receiver.answer = () => ({ status: 500 });
    for (let day = 0; day < 7; day += 1) {
      await vote();
      await work();
      expect(await hook()).toMatchObject({ isActive: true });
      moveOn(DAY);
    }
    await work();
    expect(await hook()).toMatchObject({ isActive: false, failingSince: '2026-03-04T12:00:00.000Z' });
    const host = new URL(receiver.origin).host;
    expect(await me.must('GET /api/notifications')).toMatchObject([
      {
        type: 'webhook_stopped',
        title: 'A webhook was switched off',
        message: `${host} has not taken anything for a week. Turn it on again under Connected tools.`,
        actionUrl: '/settings/tools',
      },
    ]);
    expect(await them.must('GET /api/notifications')).toEqual([]);
    receiver.reset();
    await vote();
    await work();
    expect(receiver.received).toEqual([]);
    await me.must('PATCH /api/webhooks/:id', { params: { id: hookId }, body: { isActive: true } });
    await vote();
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await hook()).toMatchObject({ isActive: true, failingSince: null });
  });

  it('that says it is gone is switched off at once', async () => {
    receiver.answerNext({ status: 410 });
    await vote();
    await work();
    expect(await hook()).toMatchObject({ isActive: false });
    expect(await log()).toMatchObject([{ state: 'failed', status: 410, attempts: 1 }]);
    const [notice] = await me.must('GET /api/notifications');
    expect(notice?.message).toMatch(/said that it is gone/);
  });
});
