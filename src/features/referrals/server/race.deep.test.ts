import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { freshServer } from '#server/testing/test-server.ts';

/** Requests under way at the same time: more would be refused by the system before they reach the server. */
const AT_ONCE = 200;

/** Does all of it, so many at the same time. */
async function atOnce(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...work];
  const oneAfterTheOther = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther));
}

it('counts a thousand clicks and fifty sign-ups with one code exactly, at the same time', async () => {
  const server = await freshServer();
  const inviter = await server.guest();
  const { referralCode } = await inviter.must('POST /api/referrals/create-link');
  const click = async (client = server.visitor()) => {
    await client.must('POST /api/referrals/:code/click', { params: { code: referralCode as string }, body: {} });
    return client;
  };

  // Fifty of them go on to make an account, while the others are still clicking.
  const joins = Array.from({ length: 50 }, (_none, at) => async () => {
    const friend = await click();
    await signIn(friend, { email: `friend-${at}@example.org` });
  });
  await atOnce([...Array.from({ length: 950 }, () => () => click()), ...joins]);

  const stats = await inviter.must('GET /api/referrals/stats');
  expect(stats).toEqual({ totalClicks: 1000, totalConversions: 50, conversionRate: 5 });
  const counted = await db().execute(sql`
    SELECT (SELECT count(*)::int FROM referral_clicks) AS clicks,
      (SELECT count(*)::int FROM referral_clicks WHERE converted) AS converted,
      (SELECT count(DISTINCT referred_user_id)::int FROM referral_conversions) AS friends`);
  expect((counted as unknown as { rows: unknown[] }).rows).toEqual([{ clicks: 1000, converted: 50, friends: 50 }]);
});
