import { beforeEach, expect, it } from 'vitest';
import { askExactly, FORMS, keptByCaches, takenFromElsewhere } from '#app/testing/world/address-forms.ts';
import { calls } from '#app/testing/world/contract-fields.ts';
import { anIdentity, threeHabits } from '#app/testing/world/factories.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
beforeEach(async () => {
  server = await freshServer();
});

/** One of each kind; the deep run asks all. */
const some = calls.filter(({ key }) =>
  ['POST /api/goals', 'DELETE /api/goals/:id', 'GET /api/goals', 'GET /api/login', 'POST /api/auth/guest'].includes(
    key,
  ),
);

it('pages of other sites are refused, and nothing is kept, in whatever form a call is addressed', async () => {
  for (const [how, form] of Object.entries(FORMS)) {
    expect([how, await takenFromElsewhere(server.url, some, form)]).toEqual([how, []]);
    expect([how, await keptByCaches(server.url, some, form)]).toEqual([how, []]);
  }
});

it('an address that the router reads alike is the same call, once under its key', async () => {
  const client = await server.guest();
  const { identity } = await anIdentity(client);
  const key = crypto.randomUUID();
  const launch = (path: string) =>
    client.raw(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ habits: threeHabits() }),
    });
  const path = `/api/identities/${identity.id}/launch-habits`;
  const first = await launch(path);
  const second = await launch(path.replace('api', '%61pi'));
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
});

it('what is not there is kept by no cache, among the built files too', async () => {
  for (const path of ['/assets/nothing.js', '/icons/nothing.png', '/api/nothing', '/%61pi/nothing', '/api/%']) {
    const { status, cache } = await askExactly(server.url, { path });
    expect({ path, status, cache }).toEqual({ path, status: 404, cache: 'no-store' });
  }
});

it('nothing but the built files is read from the folder that holds them', async () => {
  for (const way of ['..', '%2e%2e', '%2e%2e%2f..', '..%2f..', '..%5c..', '%252e%252e', '.%00.']) {
    const { status, body } = await askExactly(server.url, { path: `/assets/${way}/server/main.js` });
    expect([way, status >= 400, body.includes('import ')]).toEqual([way, true, false]);
  }
});

it('the development sign-in answers under every way to write its address', async () => {
  for (const path of ['/dev/oidc/.well-known/openid-configuration', '/%64ev/oidc/.well-known/openid-configur%61tion']) {
    const { status, body } = await askExactly(server.url, { path });
    expect([status, (JSON.parse(body) as { jwks_uri: string }).jwks_uri]).toEqual([
      200,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/dev\/oidc\/jwks$/),
    ]);
  }
});
