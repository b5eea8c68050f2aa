import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL } from '#core/channel/channel.ts';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { channelMessages as texts } from '../messages.ts';

const SITE = 'http://localhost';
let receiver: HttpReceiver;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  receiver = await HttpReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  await freshServer();
  receiver.reset();
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'taylr@example.org' };
  const url = await startServer({ WEBHOOK_PRIVATE: 'on', PUBLIC_URL: SITE, ...mail });
  [me, them] = [new TestClient(url), new TestClient(url)];
  for (const client of [me, them]) await client.must('POST /api/auth/guest');
});

const list = async (client: TestClient) => (await client.must('GET /api/notification-channels')).channels;

describe('a channel', () => {
  const refused = async (client: TestClient, body: unknown) => {
    const answer = await client.send('POST /api/notification-channels', { body });
    const { issues } = answer.body as { issues?: { path: string; message: string }[] };
    return [answer.status, issues?.[0]?.path, issues?.[0]?.message];
  };

  it.each([
    ['without a server', { kind: 'ntfy', topic: 'x' }, 'server', texts.serverMissing],
    ['without a topic', { kind: 'ntfy', server: 'http://127.0.0.1:9' }, 'topic', texts.topicMissing],
    ['with an odd topic', { kind: 'ntfy', server: 'http://127.0.0.1:9', topic: '../x' }, 'topic', texts.topicMissing],
    ['without its token', { kind: 'gotify', server: 'http://127.0.0.1:9' }, 'token', texts.tokenMissing],
    [
      'with a line in the token',
      { kind: 'gotify', server: 'http://127.0.0.1:9', token: 'a\r\nb' },
      'token',
      texts.tokenMissing,
    ],
    ['at no address', { kind: 'ntfy', server: 'here', topic: 'x' }, 'server', texts.refusals.malformed],
    ['at Taylr itself', { kind: 'ntfy', server: SITE, topic: 'x' }, 'server', texts.refusals.itself],
    [
      'at the metadata of a cloud',
      { kind: 'ntfy', server: 'http://169.254.169.254', topic: 'x' },
      'server',
      texts.refusals.private,
    ],
    ['by e-mail without an account', { kind: 'email' }, 'kind', texts.noAddress],
  ])('%s is refused', async (_what, body, field, message) => {
    expect(await refused(me, body)).toEqual([422, `body.${field}`, message]);
    expect(await list(me)).toEqual([]);
  });

  it('in a private network, or by e-mail where none is sent, is refused', async () => {
    const careful = new TestClient(await startServer());
    await careful.must('POST /api/auth/guest');
    const inside = { kind: 'gotify', server: 'https://192.168.1.2', token: 'x' };
    expect(await refused(careful, inside)).toEqual([422, 'body.server', texts.refusals.private]);
    expect(await refused(careful, { kind: 'email' })).toEqual([422, 'body.kind', texts.noMail]);
    expect(await careful.must('GET /api/notification-channels')).toEqual({
      channels: [],
      isMailOffered: false,
      mailAddress: null,
    });
  });

  it('is one of five, and only its owner’s; push of browsers knows nothing of it', async () => {
    const body = { kind: 'ntfy', server: receiver.origin, topic: 'x' };
    const asked = await Promise.all(
      Array.from({ length: 7 }, () => me.send('POST /api/notification-channels', { body })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    const [first] = await list(me);
    expect(await list(me)).toHaveLength(CHANNEL.perUser);
    const params = { id: first?.id as string };
    for (const key of ['DELETE /api/notification-channels/:id', 'POST /api/notification-channels/:id/test']) {
      expect((await them.send(key, { params })).status).toBe(404);
    }
    const off = { params, body: { eveningEnabled: false } };
    expect((await them.send('PATCH /api/notification-channels/:id', off)).status).toBe(404);
    expect(await me.must('POST /api/scheduled-push/test', { body: { type: 'morning' } })).toMatchObject({
      success: false,
    });
    expect(receiver.received).toEqual([]);
  });
});
