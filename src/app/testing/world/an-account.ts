import { randomUUIDv7 } from 'node:crypto';
import { DAY } from '#core/calendar/durations.ts';
import { insertUser } from '#features/account/server/queries.ts';
import { insertSession } from '#server/session/queries.ts';
import { inTx } from '#server/db/access.ts';
import { newSecret, toHash } from '#server/session/secret.ts';
import { TestClient } from './test-client.ts';
import { clock } from '../server/test-server.ts';

/**
 * A user with an identity provider's account and a session, without the sign-in flow. The development provider grants no admin rights, so tests
 * of admins start here: `startServer({ ADMIN_EMAILS: 'ada@example.org' })`.
 */
export async function anAccount(
  url: string,
  { email = 'ada@example.org', authProvider = 'oidc' }: { email?: string; authProvider?: 'oidc' | 'development' } = {},
): Promise<TestClient> {
  const { now } = clock;
  const cookie = newSecret();
  await inTx(async () => {
    const user = await insertUser({
      id: randomUUIDv7(),
      email,
      emailVerified: true,
      authProvider,
      providerIssuer: 'https://id.example',
      providerUserId: email,
      aiInteractionsLimit: -1,
      lastActiveAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) throw new Error(`There is an account of ${email} already`);
    await insertSession({
      sid: toHash(cookie),
      id: randomUUIDv7(),
      userId: user.id,
      device: null,
      sess: {},
      expire: new Date(now.getTime() + 60 * DAY),
    });
  });
  const client = new TestClient(url);
  client.cookies.set('taylr', cookie);
  return client;
}
