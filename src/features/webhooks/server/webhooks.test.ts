import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEBHOOK, WEBHOOK_EVENTS, type WebhookEvent } from '#core/webhook/webhook.ts';
import { complete, livedWeek } from '#features/reviews/server/lived-week.testing.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { HttpReceiver, type ReceivedRequest } from '#app/testing/outside/http-receiver.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { webhookMessages } from '../messages.ts';

let receiver: HttpReceiver;
let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  receiver = await HttpReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  server = await freshServer();
  receiver.reset();
  [me, them] = [await server.guest(), await server.guest()];
});
afterEach(() => void vi.useRealTimers());

const add = (client: TestClient, events: WebhookEvent[] = [...WEBHOOK_EVENTS], path = '/hook') =>
  client.must('POST /api/webhooks', { body: { address: receiver.origin + path, events } });
const work = () => runKeptJobs(clock.now);
const log = (client: TestClient, id: string) => client.must('GET /api/webhooks/:id/deliveries', { params: { id } });
const sendTest = (client: TestClient, id: string) => client.must('POST /api/webhooks/:id/test', { params: { id } });

/** What a request says, its signature checked as a receiver does with the library. */
function read({ headers, body }: ReceivedRequest, secret: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now });
  const said = new Verifier(secret).verify(body, headers as Record<string, string>);
  vi.useRealTimers();
  return said as { type: string; timestamp: string; data: Record<string, unknown> };
}

async function tick(client: TestClient, act: 'done' | 'clear' = 'done') {
  const [group] = await client.must('GET /api/habits/all-current');
  const params = { habitId: group?.habits[0]?.id as string };
  await client.must('POST /api/check-ins/habits/:habitId', { params, body: { act } });
}

describe('a webhook', () => {
  it('is told of a check-in and of each vote, signed, at its address alone', async () => {
    const { webhook, secret } = await add(me);
    const theirs = await add(them);
    const { identity, group } = await aPlan(me);
    await me.must('POST /api/check-ins', { body: { ...checkInBody(group, 2), notes: 'A secret of mine' } });
    await work();
    const [walk, squats, stairs] = group.habits;
    const told = (habit = walk) => ({
      habitId: habit?.id,
      seriesId: habit?.seriesId,
      description: habit?.description,
    });
    const about = { identity: { id: identity.id, name: identity.name }, date: '2026-03-04' };
    const noted = [walk, squats, stairs].map((habit, place) => ({
      ...told(habit),
      completed: place < 2,
      skipped: false,
      amount: null,
    }));
    const timestamp = '2026-03-04T12:00:00.000Z';
    expect(receiver.received.map((request) => read(request, secret))).toEqual([
      { type: 'check_in.saved', timestamp, data: { ...about, isCheckedIn: true, habits: noted } },
      { type: 'vote.cast', timestamp, data: { ...about, habit: told(walk) } },
      { type: 'vote.cast', timestamp, data: { ...about, habit: told(squats) } },
    ]);
    expect(receiver.received[0]).toMatchObject({
      method: 'POST',
      path: '/hook',
      headers: { 'content-type': 'application/json', 'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/) },
    });
    expect(JSON.stringify(receiver.received)).not.toContain('secret of mine');
    expect(() => read(receiver.received[0] as ReceivedRequest, theirs.secret)).toThrow('No matching signature');
    const listed = (await log(me, webhook.id)).map(({ event, state, status }) => `${event} ${state} ${status}`);
    expect(listed.toSorted()).toEqual(['check_in.saved sent 204', 'vote.cast sent 204', 'vote.cast sent 204']);
    expect(await log(them, theirs.webhook.id)).toEqual([]);
  });

  it('is told of a vote once, however often the day is noted again, and of nothing when nothing was saved', async () => {
    const { secret } = await add(me, ['vote.cast']);
    await aPlan(me);
    for (const act of ['done', 'done'] as const) await tick(me, act);
    await work();
    expect(receiver.received.map((request) => read(request, secret).type)).toEqual(['vote.cast']);
    const habitId = crypto.randomUUID();
    expect(
      (await me.send('POST /api/check-ins/habits/:habitId', { params: { habitId }, body: { act: 'done' } })).status,
    ).toBe(404);
    await work();
    expect(receiver.received).toHaveLength(1);
  });

  it('is told that a week is complete, once', async () => {
    const { secret } = await add(me, ['week.completed']);
    const { identity } = await livedWeek(me, 2);
    await complete(me, identity.id);
    await complete(me, identity.id);
    await work();
    expect(receiver.received.map((request) => read(request, secret))).toMatchObject([
      {
        type: 'week.completed',
        data: {
          identity: { id: identity.id, name: identity.name },
          weekStart: '2026-03-01',
          lastDay: '2026-03-07',
          completionRate: expect.any(Number),
          nextWeek: 'same',
        },
      },
    ]);
  });

  it('is told that a review is due on the evening of the last day, once, even to whoever wants no reminders', async () => {
    const { secret } = await add(me, ['review.due']);
    await me.must('PATCH /api/user/preferences', { body: { notificationsImportant: false } });
    const { identity } = await livedWeek(me, 2);
    for (const time of ['20:14', '20:15', '20:16', '20:45']) {
      clock.set(`2026-03-07T${time}:00Z`);
      await runJob('reminders', clock.now);
    }
    await work();
    expect(receiver.received.map((request) => read(request, secret))).toMatchObject([
      { type: 'review.due', data: { identity: { id: identity.id }, lastDay: '2026-03-07' } },
    ]);
    expect(await me.must('GET /api/notifications')).toEqual([]);
  });

  it('is told only of what was chosen, and of nothing while it is off', async () => {
    const { webhook } = await add(me, ['week.completed']);
    const params = { id: webhook.id };
    await aPlan(me);
    await tick(me);
    await work();
    expect(receiver.received).toEqual([]);
    const both = { events: ['vote.cast', 'check_in.saved'] as WebhookEvent[] };
    const changed = await me.must('PATCH /api/webhooks/:id', { params, body: both });
    expect(changed).toEqual({ ...webhook, events: ['check_in.saved', 'vote.cast'] });
    await tick(me, 'clear');
    await me.must('PATCH /api/webhooks/:id', { params, body: { isActive: false } });
    await work();
    await tick(me);
    await work();
    expect(receiver.received).toEqual([]);
    expect((await log(me, webhook.id)).map(({ state }) => state)).toEqual(['dropped']);
  });

  it('is one of five, also when many are added at once; another user’s stay theirs', async () => {
    await add(them);
    const body = { address: `${receiver.origin}/x`, events: ['vote.cast'] };
    const asked = await Promise.all(Array.from({ length: 8 }, () => me.send('POST /api/webhooks', { body })));
    const statuses = asked.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await me.must('GET /api/webhooks')).toHaveLength(WEBHOOK.perUser);
    const [theirs] = await them.must('GET /api/webhooks');
    const params = { id: theirs?.id as string };
    for (const key of ['GET /api/webhooks/:id/deliveries', 'POST /api/webhooks/:id/test', 'DELETE /api/webhooks/:id']) {
      expect((await me.send(key, { params })).status).toBe(404);
    }
    expect((await me.send('PATCH /api/webhooks/:id', { params, body: { isActive: false } })).status).toBe(404);
    expect(await them.must('GET /api/webhooks')).toEqual([theirs]);
  });

  it('ends with its log when it is removed, and with its account', async () => {
    const { webhook } = await add(me);
    await sendTest(me, webhook.id);
    await me.must('DELETE /api/webhooks/:id', { params: { id: webhook.id } });
    expect(await me.must('GET /api/webhooks')).toEqual([]);
    expect((await me.must('GET /api/auth/activity')).map(({ kind }) => kind)).toEqual([
      'webhook-removed',
      'webhook-made',
      'guest-started',
    ]);
    await add(me);
    await aPlan(me);
    await tick(me);
    await me.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    receiver.reset();
    await work();
    expect(receiver.received).toEqual([]);
  });

  it('goes along when a guest makes an account, and stands in the copy of one’s data without address and secret', async () => {
    const { webhook, secret } = await add(me, ['vote.cast'], '/api/webhook/opens-a-door');
    await signIn(me, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect(await me.must('GET /api/webhooks')).toEqual([webhook]);
    const { body } = await me.send('GET /api/own-data/export.json');
    expect((body as { others: object }).others).toMatchObject({
      webhooks: [{ id: webhook.id, events: ['vote.cast'], isActive: true, failingSince: null }],
    });
    expect(JSON.stringify(body)).not.toContain('opens-a-door');
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe('an address', () => {
  const refusedBy = async (client: TestClient, address: string) => {
    const { status, body } = await client.send('POST /api/webhooks', { body: { address, events: ['vote.cast'] } });
    return { status, issues: (body as { issues?: { message: string }[] }).issues?.map(({ message }) => message) };
  };

  it.each([
    ['of a private network', 'https://192.168.1.5/hook', 'private'],
    ['of this machine', 'https://localhost:8443/hook', 'private'],
    ['without TLS', 'http://example.org/hook', 'not-https'],
    ['with a password', 'https://ada:secret@example.org/hook', 'credentials'],
    ['that is none', 'call me', 'malformed'],
  ] as const)('%s is refused with the reason', async (_what, address, reason) => {
    const careful = new TestClient(await startServer());
    await careful.must('POST /api/auth/guest');
    expect(await refusedBy(careful, address)).toEqual({ status: 422, issues: [webhookMessages.refusals[reason]] });
    expect(await careful.must('GET /api/webhooks')).toEqual([]);
  });

  it('of Taylr itself is refused even where private networks are open', async () => {
    const reason = webhookMessages.refusals.itself;
    expect(await refusedBy(me, `${server.url}/api/goals`)).toEqual({ status: 422, issues: [reason] });
    expect(await refusedBy(me, server.url.replace('127.0.0.1', 'localhost'))).toEqual({
      status: 422,
      issues: [reason],
    });
  });

  it('that lay open once is sent nothing after the operator has closed private networks', async () => {
    const { webhook } = await add(me);
    const careful = new TestClient(await startServer());
    for (const [name, value] of me.cookies) careful.cookies.set(name, value);
    expect(await sendTest(careful, webhook.id)).toMatchObject({ state: 'failed', problem: 'address', status: null });
    expect(receiver.received).toEqual([]);
  });
});

describe('a test', () => {
  it('is sent at once, says how it went, and is not tried again', async () => {
    const { webhook, secret } = await add(me);
    expect(await sendTest(me, webhook.id)).toMatchObject({ event: 'test', state: 'sent', status: 204, problem: null });
    expect(read(receiver.received[0] as ReceivedRequest, secret)).toEqual({
      type: 'test',
      timestamp: '2026-03-04T12:00:00.000Z',
      data: { message: 'This is a test.' },
    });
    receiver.answerNext({ status: 500 });
    expect(await sendTest(me, webhook.id)).toMatchObject({ state: 'failed', status: 500 });
    clock.set('2026-03-05T12:00:00Z');
    await work();
    expect(receiver.received).toHaveLength(2);
    expect(await me.must('GET /api/webhooks')).toMatchObject([{ failingSince: null }]);
  });
});
