import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { claimKey, keptAnswer, keepAnswer } from './db/idempotency-keys.ts';
import { inTx } from './db/access.ts';

const Key = z.uuid();

type Answer = { status: number; response: unknown };

/** Key order of objects must not matter: the same request may be serialised twice. */
function hashOf(body: unknown): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(sorted ?? '')
    .digest('hex');
}

/**
 * Runs `work` once for a user's key, in one transaction with the key: the same key gives the same answer, with another body
 * it is refused (422). A failed request leaves no key behind and may be tried again.
 */
export async function once(
  { key, userId, route, body, now }: { key: string; userId: string; route: string; body: unknown; now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!Key.safeParse(key).success) {
    throw new AppError('INVALID', 'The Idempotency-Key must be a UUID', {
      issues: [{ path: 'headers.idempotency-key', message: 'Expected a UUID' }],
    });
  }
  const bodyHash = hashOf(body);
  return inTx(async () => {
    // On PostgreSQL a second request waits here until the first has committed or given up.
    if (await claimKey({ userId, key, route, bodyHash, createdAt: now })) {
      const answer = await work();
      await keepAnswer({ userId, key, ...answer });
      return answer;
    }
    const kept = await keptAnswer(userId, key);
    if (!kept || kept.route !== route || kept.bodyHash !== bodyHash) {
      throw new AppError('INVALID', 'This Idempotency-Key was used for another request', {
        issues: [{ path: 'headers.idempotency-key', message: 'Already used for another request' }],
      });
    }
    return { status: kept.status ?? 200, response: kept.response };
  });
}
