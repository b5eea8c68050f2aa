import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { MailServer } from '#app/testing/outside/mail-server.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import type { NewChannel } from '../contract.ts';

const SITE = 'http://localhost';
const WALK = 'Walk *5* minutes [slowly]';
const ANSWER = String.raw`${SITE}/t/[\w-]{64}\.`;

let receiver: HttpReceiver;
let mails: MailServer;
let url: string;
let me: TestClient;

const start = (env: Record<string, string> = {}) =>
  startServer({ WEBHOOK_PRIVATE: 'on', SMTP_URL: mails.url, MAIL_FROM: 'taylr@example.org', PUBLIC_URL: SITE, ...env });

beforeAll(async () => {
  [receiver, mails] = await Promise.all([HttpReceiver.start(), MailServer.start()]);
});
afterAll(() => Promise.all([receiver.stop(), mails.stop()]));
beforeEach(async () => {
  await freshServer();
  const development = new TestClient(await startServer());
  await signIn(development, { email: 'ada@example.org' });
  url = await start();
  for (const fake of [receiver, mails]) fake.reset();
  clock.set('2026-03-01T12:00:00Z');
  me = new TestClient(url);
  for (const [name, value] of development.cookies) me.cookies.set(name, value);
});

/** Sets the clock, and runs the minute's job and what it left to be sent. */
async function at(instant: string): Promise<void> {
  clock.set(instant);
  await runJob('reminders', clock.now);
  await runKeptJobs(clock.now);
}

/** A week with a habit that is reminded of at one, and the ways out for that. */
async function walkAtOne(...kinds: NewChannel['kind'][]) {
  const plan = await aPlan(me, [habit(WALK), habit('Read a page', { order: 1 })]);
  const walk = plan.group.habits.find(({ description }) => description === WALK);
  const params = { habitId: walk?.id as string };
  await me.must('PATCH /api/habits/:habitId/reminder', { params, body: { time: '13:00' as never } });
  const ids: string[] = [];
  for (const kind of kinds) {
    const opened = kind === 'email' ? {} : { server: receiver.origin, topic: 'ada', token: 'T.1' };
    ids.push((await me.must('POST /api/notification-channels', { body: { kind, ...opened } })).id);
  }
  return { ...plan, habitId: params.habitId, ids };
}

type Sent = { actions: { label: string; url: string }[] };
/** The parts of the addresses that answer the message which has just come by ntfy. */
function codes() {
  const { actions } = JSON.parse(receiver.received.at(-1)?.body ?? '{}') as Sent;
  const [done, skip] = actions.map((action) => action.url.split('#')[0]?.split('/').at(-1));
  return { done: done as string, skip: skip as string };
}

/** A press by somebody without a cookie. */
async function press(code: string) {
  const { status, body } = await new TestClient(url).send('POST /api/ticks/:code', { params: { code } });
  return { status, ...(body as { outcome?: string; message?: string; habit?: string }) };
}

async function dayOf(habitId: string) {
  const groups = await me.must('GET /api/habits/all-current');
  const found = groups.flatMap((group) => group.habits).find(({ id }) => id === habitId);
  return { done: found?.completedDays, skipped: found?.skippedDays };
}

describe('the reminder of a habit', () => {
  it('can be answered by what each service has for it, and what people wrote stays text', async () => {
    const { identity } = await walkAtOne('ntfy', 'gotify', 'apprise', 'email');
    await at('2026-03-01T13:00:00Z');
    const came = receiver.received.map(({ path, body }) => ({
      path,
      body: JSON.parse(body) as Record<string, unknown>,
    }));
    const open = `${SITE}/?checkIn=${identity.id}`;
    expect(came.find(({ path }) => path === '/')?.body).toEqual({
      topic: 'ada',
      title: WALK,
      message: expect.any(String),
      priority: 3,
      click: open,
      actions: [
        {
          action: 'view',
          label: 'Done',
          url: expect.stringMatching(new RegExp(`^${ANSWER}done#pressed$`)),
          clear: true,
        },
        {
          action: 'view',
          label: 'Not today',
          url: expect.stringMatching(new RegExp(`^${ANSWER}skip#pressed$`)),
          clear: true,
        },
      ],
    });
    expect(came.find(({ path }) => path === '/message')?.body).toEqual({
      title: WALK,
      message: expect.stringMatching(
        new RegExp(
          String.raw`^Its moment\\, as The Everyday Mover\\\..*\n\n\[Done\]\(${ANSWER}done\) · \[Not today\]\(${ANSWER}skip\)$`,
          's',
        ),
      ),
      priority: 5,
      extras: {
        'client::notification': { click: { url: open } },
        'client::display': { contentType: 'text/markdown' },
      },
    });
    expect(came.find(({ path }) => path === '/notify/ada')?.body).toMatchObject({
      body: expect.stringMatching(new RegExp(`\nDone: ${ANSWER}done\nNot today: ${ANSWER}skip\n`)),
      format: 'text',
    });
    const mail = mails.received[0]?.body.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(mail).toMatch(new RegExp(`Done: ${ANSWER}done`));
    expect(mail).toMatch(new RegExp(`<a href="${ANSWER}done">Done</a> &#183; <a href="${ANSWER}skip">Not today</a>`));
  });

  it('is answered once somebody presses, for its day alone; whatever only fetches the page answers nothing', async () => {
    const { habitId } = await walkAtOne('ntfy');
    await at('2026-03-01T13:00:00Z');
    const { done, skip } = codes();
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await new TestClient(url).raw(`/t/${done}`, { method })).status).toBeLessThan(500);
    }
    expect(await dayOf(habitId)).toEqual({ done: [], skipped: [] });
    expect(await press(skip)).toEqual({
      status: 200,
      outcome: 'skipped',
      habit: WALK,
      message: expect.stringContaining('Skipped for today'),
    });
    expect(await dayOf(habitId)).toEqual({ done: [], skipped: ['2026-03-01'] });
    // Done takes the place of a skip, never the reverse.
    expect(await press(done)).toMatchObject({ outcome: 'done', message: 'Ticked for today.' });
    expect(await press(skip)).toMatchObject({ outcome: 'already' });
    expect(await press(done)).toMatchObject({ outcome: 'already' });
    expect(await dayOf(habitId)).toEqual({ done: ['2026-03-01'], skipped: [] });
    clock.set('2026-03-02T09:00:00Z');
    expect(await press(done)).toMatchObject({
      outcome: 'already',
      message: expect.stringContaining('the day you were asked about'),
    });
    expect(await dayOf(habitId)).toMatchObject({ done: ['2026-03-01'] });
  });

  it('is answered late for the day that it asked about, until that takes no check-ins any more', async () => {
    const { habitId } = await walkAtOne('ntfy');
    await at('2026-03-01T13:00:00Z');
    const { done } = codes();
    clock.set('2026-03-02T07:00:00Z');
    expect(await press(done)).toMatchObject({ outcome: 'done', message: 'Ticked for the day you were asked about.' });
    expect(await dayOf(habitId)).toMatchObject({ done: ['2026-03-01'] });
    const params = { habitId };
    await me.must('POST /api/check-ins/habits/:habitId', {
      params,
      body: { act: 'clear', date: '2026-03-01' as never },
    });
    clock.set('2026-04-20T07:00:00Z');
    expect(await press(done)).toMatchObject({ status: 200, outcome: expect.stringMatching(/^(?:closed|ended)$/) });
    expect(await dayOf(habitId)).toMatchObject({ done: [] });
  });

  it('has links that nobody makes, turns into another answer, or uses once their channel is removed', async () => {
    const { habitId, ids } = await walkAtOne('ntfy');
    await at('2026-03-01T13:00:00Z');
    const { done, skip } = codes();
    const swapped = done.replace('.done', '.skip');
    const changed = `${done.startsWith('A') ? 'B' : 'A'}${done.slice(1)}`;
    for (const code of [swapped, changed, done.replace('.done', ''), '.done', `${done}.done`, 'x.skip', `${done}x`]) {
      expect([code, (await press(code)).status]).toEqual([code, 404]);
    }
    // A server of another key made none of them.
    url = await start({ SECRET_KEY: 'the key of another server, as long' });
    expect((await press(done)).status).toBe(404);
    url = await start();
    await me.must('DELETE /api/notification-channels/:id', { params: { id: ids[0] as string } });
    expect([(await press(done)).status, (await press(skip)).status]).toEqual([404, 404]);
    expect(await dayOf(habitId)).toEqual({ done: [], skipped: [] });
  });

  it('stands in a message that is tried again with the same links, and in none about anything else', async () => {
    await walkAtOne('ntfy');
    receiver.answerNext({ status: 503 });
    await at('2026-03-01T13:00:00Z');
    const first = codes();
    await at('2026-03-01T13:00:20Z');
    expect([receiver.received.length, codes()]).toEqual([2, first]);
    receiver.reset();
    await at('2026-03-01T20:15:00Z');
    const evening = JSON.parse(receiver.received.at(-1)?.body ?? '{}') as object;
    expect(evening).toHaveProperty('click');
    expect(evening).not.toHaveProperty('actions');
  });
});
