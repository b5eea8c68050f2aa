/** Limits of referrals: counts of items, and lengths in characters. */
export const REFERRAL = {
  codeLength: 8,
  /** Maximum code length that a request may carry. */
  codeMax: 20,
  /** How many of the latest clicks one response carries and the page shows. */
  clicksListed: 20,
  clicksShown: 5,
  sourceMax: 100,
  addressMax: 500,
  userAgentMax: 300,
  /** Days for which a browser remembers who invited it. */
  rememberedDays: 30,
  /** Days after which the details of a click (network, browser, page) are forgotten; the click stays counted. */
  detailDays: 30,
} as const;

/** Digits and capitals without those that are taken for one another: 0 and O, 1 and I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE = new RegExp(`^[${ALPHABET}]{${REFERRAL.codeLength}}$`);

/** A code from random bytes, or null when too few of them are usable: `codeFrom(randomBytes(16))` is `K7PM2XWD`. */
export function codeFrom(bytes: Iterable<number>): string | null {
  // Bytes past the last whole round of the alphabet are left out: else its first signs would come up more often.
  const usable = 256 - (256 % ALPHABET.length);
  const signs = [...bytes].filter((byte) => byte < usable).map((byte) => ALPHABET[byte % ALPHABET.length]);
  return signs.length < REFERRAL.codeLength ? null : signs.slice(0, REFERRAL.codeLength).join('');
}

/** The code in our canonical form, or null for an invalid one: ` k7pm2xwd ` is `K7PM2XWD`. */
export function readCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Whole percent of the clicks that became accounts; sign-ups without a counted click cannot raise it above 100. */
export function conversionRate({ clicks, conversions }: { clicks: number; conversions: number }): number {
  if (conversions === 0) return 0;
  return Math.min(100, Math.round((100 * conversions) / Math.max(clicks, 1)));
}

/** Crawlers, and the programs that fetch a link to draw its preview; people's own tools are not among them. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|meta-externalagent|whatsapp\/|skypeuripreview|embedly|quora link preview|vkshare|bingpreview|google-inspectiontool|mediapartners-google|feedfetcher|ia_archiver|lighthouse|pingdom|uptimerobot/i;

/** True for a browser that says it is a known bot. */
export function isKnownBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
