import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

it('counts a thousand clicks and fifty sign-ups with one code exactly, each at the same time', async () => {
  const server = await freshServer();
  const inviter = await server.guest();
  const { referralCode } = await inviter.must('POST /api/referrals/create-link');
  const click = async (client = server.visitor()) => {
    await client.must('POST /api/referrals/:code/click', { params: { code: referralCode as string }, body: {} });
    return client;
  };

  const friends = (await Promise.all(Array.from({ length: 1000 }, () => click()))).slice(0, 50);
  const signedIn = await Promise.all(
    friends.map((friend, at) => signIn(friend, { email: `friend-${at}@example.org` })),
  );
  expect(new Set(signedIn)).toEqual(new Set(['/']));

  const stats = await inviter.must('GET /api/referrals/stats');
  expect(stats).toEqual({ totalClicks: 1000, totalConversions: 50, conversionRate: 5 });
  const counted = await db().execute(sql`
    SELECT (SELECT count(*)::int FROM referral_clicks) AS clicks,
      (SELECT count(*)::int FROM referral_clicks WHERE converted) AS converted,
      (SELECT count(DISTINCT referred_user_id)::int FROM referral_conversions) AS friends`);
  expect((counted as unknown as { rows: unknown[] }).rows).toEqual([{ clicks: 1000, converted: 50, friends: 50 }]);
});
