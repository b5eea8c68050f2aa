import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant } from '#contract/shapes.ts';
import { REFERRAL } from '#core/referral/referral.ts';

export const ReferralLink = z
  .object({
    /** Null while the user has no link yet. */
    referralCode: z.string().nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'ReferralLink' });
export type ReferralLink = z.infer<typeof ReferralLink>;

export const ReferralStats = z
  .object({
    totalClicks: z.int(),
    totalConversions: z.int(),
    /** Whole percent of the clicks that became accounts. */
    conversionRate: z.int(),
  })
  .meta({ id: 'ReferralStats' });

/** A click on one's link. Who clicked is not said. */
export const ReferralClick = z
  .object({ id: Id, converted: z.boolean(), createdAt: Instant, utmSource: z.string().nullable() })
  .meta({ id: 'ReferralClick' });
export type ReferralClick = z.infer<typeof ReferralClick>;

const Source = freeText({ max: REFERRAL.sourceMax }).nullish();

/** The same whether the code is somebody's or nobody's. */
const Noted = z.object({ success: z.literal(true) });

export const referralsApi = defineApi({
  'POST /api/referrals/:code/click': {
    summary: 'Somebody opened the landing page by a referral link; answers the same for a code that is none',
    access: 'public',
    body: z.object({
      referrerUrl: freeText({ max: REFERRAL.addressMax }).nullish(),
      utmSource: Source,
      utmMedium: Source,
      utmCampaign: Source,
      /** Made by the page at each opening, so that a click sent twice counts once. */
      visitId: Id.optional(),
    }),
    response: Noted,
    perMinute: 60,
  },
  'POST /api/referrals/store-session': {
    summary: 'Let this browser, or the guest in it, remember who invited it until an account is made',
    access: 'public',
    body: z.object({ referralCode: freeText({ min: 1, max: REFERRAL.codeMax }) }),
    response: Noted,
    perMinute: 60,
  },
  'GET /api/referrals/link': { summary: "The user's referral link", access: 'user', response: ReferralLink },
  'POST /api/referrals/create-link': {
    summary: 'Make a referral link; the one that is there already otherwise',
    access: 'user',
    response: ReferralLink,
    status: 201,
    mayBeThere: true,
  },
  'GET /api/referrals/stats': {
    summary: 'How often the link was opened, and how many friends joined',
    access: 'user',
    response: ReferralStats,
  },
  'GET /api/referrals/clicks': {
    summary: 'The latest clicks on the link',
    access: 'user',
    response: z.array(ReferralClick),
  },
});
