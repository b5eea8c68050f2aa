import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { codeFrom } from '#core/referral.ts';
import { inTx } from '#server/db/access.ts';
import { referralMessages } from '../messages.ts';
import { insertLink, linkOf, type LinkRow } from './queries.ts';

/** There are 850 thousand million codes: a taken one comes up once in a lifetime, a second in a row never. */
const ATTEMPTS = 5;

/** The user's link, made when there is none yet. */
export function createLink(userId: string, now: Date): Promise<LinkRow> {
  return inTx(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const referralCode = codeFrom(randomBytes(32));
      const made = referralCode && (await insertLink({ id: randomUUIDv7(), userId, referralCode, createdAt: now }));
      const link = made || (await linkOf(userId));
      if (link) return link;
    }
    throw new AppError('UNAVAILABLE', referralMessages.createFailed.title);
  });
}
