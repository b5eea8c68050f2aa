import { randomUUIDv7 } from 'node:crypto';
import { toNetwork } from '#core/network/network-address.ts';
import { conversionRate, isKnownBot, readCode, REFERRAL } from '#core/referral/referral.ts';
import { inTx } from '#server/db/access.ts';
import type { Context, Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { thereAlready } from '#server/http/there-already.ts';
import type { ReferralLink, referralsApi } from '../contract.ts';
import { createLink } from './create-link.ts';
import { foreignLink, insertClick, latestClicks, getLink, type LinkRow, storeGuestCode } from './queries.ts';
import { getInvitation, rememberInvitation } from './referral-cookie.ts';

type Click = Context<'POST /api/referrals/:code/click', (typeof referralsApi)['POST /api/referrals/:code/click']>;

function wireLink(link: LinkRow | null): ReferralLink {
  return { referralCode: link?.referralCode ?? null, isActive: link?.isActive ?? false };
}

/** Keeps a click on somebody else's link. Own clicks and known bots do not count. */
async function recordClick(code: string, clickId: string, { body, user, request, now }: Click): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? '';
  if (isKnownBot(userAgent)) return;
  await inTx(async () => {
    const link = await foreignLink(code, { notOf: user ? [user.id] : [] });
    if (!link) return;
    await insertClick({
      id: clickId,
      userId: link.userId,
      referralCode: link.referralCode,
      visitId: body.visitId ?? null,
      ipAddress: toNetwork(request.ip),
      userAgent: userAgent.slice(0, REFERRAL.userAgentMax) || null,
      referrerUrl: body.referrerUrl || null,
      utmSource: body.utmSource || null,
      utmMedium: body.utmMedium || null,
      utmCampaign: body.utmCampaign || null,
      createdAt: now,
    });
  });
}

export const referralsRoutes = ({ cookies }: Services): Routes<typeof referralsApi> => ({
  'POST /api/referrals/:code/click': async (context) => {
    const code = readCode(context.params.code);
    if (code) {
      const clickId = randomUUIDv7();
      await recordClick(code, clickId, context);
      // The same answer whether or not the click counted, so that codes cannot be probed.
      rememberInvitation(context.reply, cookies, { code, clickId: context.body.visitId ?? clickId });
    }
    return { success: true };
  },

  'POST /api/referrals/store-session': async ({ body, user, request, reply }) => {
    const code = readCode(body.referralCode);
    if (!code) return { success: true };
    const known = getInvitation(request);
    rememberInvitation(reply, cookies, known?.code === code ? known : { code, clickId: null });
    if (user?.row.isGuest) await inTx(() => storeGuestCode(user.id, code));
    return { success: true };
  },

  'GET /api/referrals/link': async ({ user }) => wireLink(await getLink(user.id)),

  'POST /api/referrals/create-link': async ({ user, now, reply }) => {
    const { link, isNew } = await createLink(user.id, now);
    if (!isNew) thereAlready(reply);
    return wireLink(link);
  },

  'GET /api/referrals/stats': async ({ user }) => {
    const link = await getLink(user.id);
    const { clickCount: clicks, conversions } = link ?? { clickCount: 0, conversions: 0 };
    return {
      totalClicks: clicks,
      totalConversions: conversions,
      conversionRate: conversionRate({ clicks, conversions }),
    };
  },

  'GET /api/referrals/clicks': async ({ user }) => {
    const clicks = await latestClicks(user.id, REFERRAL.clicksListed);
    return clicks.map((click) => ({ ...click, createdAt: click.createdAt.toISOString() }));
  },
});
