import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { errorAnswer } from '#server/http/answers/error-answer.ts';
import { mount, type Routes } from '#server/http/mount.ts';
import { cookiesFor } from '#server/session/session.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';

/** Calls for admins exist here and there in the program; the rule is the mount's. */
const api = defineApi({
  'GET /api/admin/secret': { summary: 'For admins', access: 'admin', response: z.object({ asked: z.string() }) },
});
const routes: Routes<typeof api> = {
  'GET /api/admin/secret': async ({ user }) => ({ asked: user.row.email ?? '' }),
};
const ADMIN = 'ada@example.org';

const app = Fastify();
let url: string;

beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorAnswer(error);
    return reply.code(status).send(body);
  });
  await app.register(cookie);
  const admins = new Set([ADMIN]);
  mount(app, {
    api,
    routes,
    now: () => clock.now,
    cookies: cookiesFor(undefined),
    admins,
    proxyUser: () => null,
    onZoneChange: async () => {},
    tokenAccess: { 'GET /api/admin/secret': 'never' },
    rateLimit: false,
    meters: { keptAnswer: () => {} },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

let server: Awaited<ReturnType<typeof freshServer>>;
beforeEach(async () => {
  server = await freshServer();
});

const ask = (client: TestClient) => client.send('GET /api/admin/secret');

describe('a call for admins', () => {
  it('answers who has a verified address of ADMIN_EMAILS', async () => {
    expect(await ask(await anAccount(url, { email: ADMIN }))).toMatchObject({ status: 200, body: { asked: ADMIN } });
  });

  it('is 401 for nobody', async () => {
    expect(await ask(new TestClient(url))).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('is 403 for everybody else: another account, a guest, and the same address from the development sign-in', async () => {
    const guest = await server.guest();
    const others = [
      await anAccount(url, { email: 'ben@example.org' }),
      await anAccount(url, { email: ADMIN, authProvider: 'development' }),
      Object.assign(new TestClient(url), { cookies: guest.cookies }),
    ];
    for (const other of others) {
      expect(await ask(other)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
});

describe('the current user', () => {
  it('says who is an admin, here and in bootstrap', async () => {
    const own = await startServer({ ADMIN_EMAILS: 'Ada@Example.org' });
    const [ada, ben] = [await anAccount(own), await anAccount(own, { email: 'ben@example.org' })];
    for (const [client, isAdmin] of [[ada, true] as const, [ben, false] as const]) {
      expect((await client.must('GET /api/auth/user')).isAdmin).toBe(isAdmin);
      expect((await client.must('GET /api/bootstrap')).user.isAdmin).toBe(isAdmin);
    }
  });
});
