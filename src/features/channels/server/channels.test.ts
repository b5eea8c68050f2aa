import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { MailServer } from '#app/testing/outside/mail-server.ts';
import { PushService } from '#app/testing/outside/push-service.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import type { NewChannel } from '../contract.ts';
import { channelMessages as texts } from '../messages.ts';

const SITE = 'http://localhost';
let receiver: HttpReceiver;
let mails: MailServer;
let phones: PushService;
let url: string;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  [receiver, mails, phones] = await Promise.all([HttpReceiver.start(), MailServer.start(), PushService.start()]);
});
afterAll(() => Promise.all([receiver.stop(), mails.stop(), phones.stop()]));
beforeEach(async () => {
  await freshServer();
  url = await startServer({
    PUSH_HOSTS: '127.0.0.1',
    WEBHOOK_PRIVATE: 'on',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Taylr <taylr@example.org>',
    PUBLIC_URL: SITE,
  });
  for (const fake of [receiver, mails, phones]) fake.reset();
  clock.set('2026-03-01T12:00:00Z');
  [me, them] = [await guest(), await guest()];
});

async function guest(): Promise<TestClient> {
  const client = new TestClient(url);
  await client.must('POST /api/auth/guest');
  return client;
}

const add = (client: TestClient, change: Partial<NewChannel> = {}) =>
  client.must('POST /api/notification-channels', {
    body: { kind: 'ntfy', server: receiver.origin, topic: 'ada-walks', ...change },
  });
const list = async (client: TestClient) => (await client.must('GET /api/notification-channels')).channels;
const sendTest = (client: TestClient, id: string) =>
  client.must('POST /api/notification-channels/:id/test', { params: { id } });

/** Sets the clock, and runs the minute's job and what it left to be sent. */
async function at(instant: string): Promise<void> {
  clock.set(instant);
  await runJob('reminders', clock.now);
  await runKeptJobs(clock.now);
}
const cameIn = () =>
  receiver.received.splice(0).map(({ method, path, headers, body }) => ({
    asked: `${method} ${path}`,
    type: headers['content-type'],
    authorization: headers.authorization,
    key: headers['x-gotify-key'],
    body: JSON.parse(body) as Record<string, unknown>,
  }));

/** Somebody with an address that their issuer has verified; the development sign-in stands on another server of the same database. */
async function withAccount(email: string): Promise<TestClient> {
  const client = new TestClient(await startServer());
  await signIn(client, { email });
  const here = new TestClient(url);
  for (const [name, value] of client.cookies) here.cookies.set(name, value);
  // The latest server's services are those of the jobs.
  url = await startServer({
    WEBHOOK_PRIVATE: 'on',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Taylr <taylr@example.org>',
    PUBLIC_URL: SITE,
  });
  return here;
}

describe('a reminder', () => {
  it('comes by ntfy in the evening, as its documentation has it, for its owner alone', async () => {
    const channel = await add(me, { token: 'tk_secret' });
    await add(them, { topic: 'somebody-else' });
    const { identity } = await aPlan(me);
    await at('2026-03-02T20:14:00Z');
    expect(cameIn()).toEqual([]);
    await at('2026-03-02T20:15:00Z');
    expect(cameIn()).toEqual([
      {
        asked: 'POST /',
        type: 'application/json',
        authorization: 'Bearer tk_secret',
        key: undefined,
        body: {
          topic: 'ada-walks',
          title: 'Half a minute for today',
          message: expect.stringContaining(identity.name),
          priority: 3,
          click: `${SITE}/?checkIn=${identity.id}`,
        },
      },
    ]);
    expect(await list(me)).toEqual([{ ...channel, lastDeliveredAt: '2026-03-02T20:15:00.000Z' }]);
    expect(JSON.stringify(await list(me))).not.toContain('tk_secret');
    await at('2026-03-02T20:16:00Z');
    expect(cameIn()).toEqual([]);
  });

  it('comes by Gotify and Apprise as their documentation has it, loudly when it is critical', async () => {
    await add(me, { kind: 'gotify', token: 'AbCdEf', topic: undefined });
    await add(me, { kind: 'apprise', topic: 'ada_1' });
    const { identity } = await aPlan(me);
    // The day after the week's last: its review is overdue.
    await at('2026-03-08T07:15:00Z');
    const [gotify, apprise] = cameIn()
      .toSorted((a, b) => b.asked.length - a.asked.length)
      .reverse();
    const link = `${SITE}/?weeklyReview=${identity.id}`;
    const title = `Your week as ${identity.name} is open`;
    expect(gotify).toEqual({
      asked: 'POST /message',
      type: 'application/json',
      authorization: undefined,
      key: 'AbCdEf',
      body: {
        title,
        message: expect.any(String),
        priority: 8,
        extras: { 'client::notification': { click: { url: link } } },
      },
    });
    expect(apprise).toMatchObject({
      asked: 'POST /notify/ada_1',
      type: 'application/json',
      body: {
        title,
        body: expect.stringMatching(new RegExp(`\n${link.replace('?', '\\?')}$`)),
        type: 'warning',
        format: 'text',
      },
    });
  });

  it('comes by e-mail to the verified address, and again under the same id when the mail server was busy', async () => {
    const ada = await withAccount('ada@example.org');
    const channel = await add(ada, { kind: 'email', server: undefined, topic: undefined });
    expect(channel).toMatchObject({ kind: 'email', server: null, topic: null });
    const { identity } = await aPlan(ada);
    mails.refuseNext(451);
    await at('2026-03-02T20:15:00Z');
    expect(mails.received).toEqual([]);
    await at('2026-03-02T20:15:15Z');
    expect(mails.received).toEqual([
      {
        from: 'taylr@example.org',
        to: ['ada@example.org'],
        headers: expect.objectContaining({
          from: 'Taylr <taylr@example.org>',
          to: 'ada@example.org',
          subject: 'Half a minute for today',
          'auto-submitted': 'auto-generated',
          'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@example\.org>$/),
        }),
        body: expect.stringContaining(`Open it: ${SITE}/?checkIn=${identity.id}`),
      },
    ]);
    expect(mails.received[0]?.body).toContain('Remove it there, and no more will come.');
  });

  it('counts once under the daily limit, however many ways it goes', async () => {
    await me.must('PATCH /api/user/preferences', { body: { maxDailyNotifications: 1 } });
    await add(me);
    const subscription = phones.subscribe();
    await me.must('POST /api/push-subscriptions', {
      body: { browserFingerprint: '0123456789abcdef', browserTimezone: 'Europe/London', subscription },
    });
    await aPlan(me);
    await at('2026-03-02T07:15:00Z');
    await at('2026-03-02T20:15:00Z');
    expect(cameIn()).toHaveLength(1);
    expect(phones.received).toHaveLength(1);
  });

  it('does not come when it is not wanted: switched off, checked in, removed', async () => {
    const { group } = await aPlan(me);
    const { id } = await add(me);
    await me.must('PATCH /api/notification-channels/:id', { params: { id }, body: { morningEnabled: false } });
    await at('2026-03-02T07:15:00Z');
    expect(cameIn()).toEqual([]);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    await at('2026-03-02T20:15:00Z');
    expect(cameIn()).toEqual([]);
    await me.must('DELETE /api/notification-channels/:id', { params: { id } });
    await at('2026-03-03T20:15:00Z');
    expect(cameIn()).toEqual([]);
    expect(await list(me)).toEqual([]);
  });

  it('is tried again while its hour lasts, unless somebody has checked in meanwhile', async () => {
    await add(me);
    const { group } = await aPlan(me);
    receiver.answerNext({ status: 503 }, { status: 429, headers: { 'retry-after': '600' } });
    await at('2026-03-02T20:15:00Z');
    await at('2026-03-02T20:15:15Z');
    await at('2026-03-02T20:20:00Z');
    expect(cameIn()).toHaveLength(2);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    await at('2026-03-02T20:26:00Z');
    expect(cameIn()).toEqual([]);
  });

  it('goes by the zone of its owner when they travel', async () => {
    await add(me);
    await aPlan(me);
    me.zone = 'America/New_York';
    await me.must('GET /api/bootstrap');
    await at('2026-03-02T20:15:00Z');
    expect(cameIn()).toEqual([]);
    await at('2026-03-03T01:15:00Z');
    expect(cameIn()).toHaveLength(1);
  });
});

describe('a test', () => {
  it('is sent at once and says whether it was taken', async () => {
    const { id } = await add(me);
    expect(await sendTest(me, id)).toEqual({ success: true, message: texts.tested.sent });
    expect(cameIn()).toMatchObject([
      { body: { topic: 'ada-walks', title: texts.sample.title, message: texts.sample.message, click: `${SITE}/` } },
    ]);
    receiver.answerNext({ status: 403 });
    expect(await sendTest(me, id)).toEqual({ success: false, message: texts.tested.failed });
    const apprise = await add(me, { kind: 'apprise', topic: 'unknown' });
    // Apprise answers 204 when it has no configuration under the key.
    expect(await sendTest(me, apprise.id)).toEqual({ success: false, message: texts.tested.failed });
    expect(await me.must('GET /api/notifications')).toEqual([]);
  });
});
