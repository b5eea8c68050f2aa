import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { codeFrom } from '#core/referral/referral.ts';
import { inTx } from '#server/db/access.ts';
import { referralMessages } from '../messages.ts';
import { insertLink, getLink, type LinkRow } from './queries.ts';

/** There are 850 thousand million codes: a collision is very rare, two in a row practically impossible. */
const ATTEMPTS = 5;

/** The user's link, and whether it was made because there was none yet. */
export function createLink(userId: string, now: Date): Promise<{ link: LinkRow; isNew: boolean }> {
  return inTx(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const referralCode = codeFrom(randomBytes(32));
      const made = referralCode && (await insertLink({ id: randomUUIDv7(), userId, referralCode, createdAt: now }));
      const link = made || (await getLink(userId));
      if (link) return { link, isNew: Boolean(made) };
    }
    throw new AppError('UNAVAILABLE', referralMessages.createFailed.title);
  });
}
