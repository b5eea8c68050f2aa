import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { claimKey, keptAnswer, keepAnswer } from '#server/db/idempotency-keys.ts';
import { inTx } from '#server/db/access.ts';

const Key = z.uuid();

type Answer = { status: number; response: unknown };

/** Key order of objects must not matter: the same request may be serialised twice. */
function toHash(body: unknown): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(sorted ?? '')
    .digest('hex');
}

/** A request under a user's key, which may come twice. */
export type Attempt = { key: string; userId: string; route: string; body: unknown; now: Date };

function checkKey(key: string): void {
  if (Key.safeParse(key).success) return;
  throw new AppError('INVALID', 'The Idempotency-Key must be a UUID', {
    issues: [{ path: 'headers.idempotency-key', message: 'Expected a UUID' }],
  });
}

async function getAnswer({ key, userId, route, body }: Attempt): Promise<Answer | null> {
  const kept = await keptAnswer({ userId, key });
  if (!kept) return null;
  if (kept.route !== route || kept.bodyHash !== toHash(body)) {
    throw new AppError('INVALID', 'This Idempotency-Key was used for another request', {
      issues: [{ path: 'headers.idempotency-key', message: 'Already used for another request' }],
    });
  }
  return { status: kept.status ?? 200, response: kept.response };
}

const claim = ({ key, userId, route, body, now }: Attempt, answer: Answer | null = null) =>
  claimKey({ userId, key, route, bodyHash: toHash(body), createdAt: now }, answer);

/**
 * Runs `work` once for a user's key, in one transaction with the key: the same key gives the same answer, with another body
 * it is refused (422). A failed request leaves no key behind and may be tried again.
 */
export async function once(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
  checkKey(attempt.key);
  return inTx(async () => {
    // On PostgreSQL a second request waits here until the first has committed or given up.
    if (await claim(attempt)) {
      const answer = await work();
      await keepAnswer(attempt, answer);
      return answer;
    }
    const kept = await getAnswer(attempt);
    if (!kept) throw new AppError('CONFLICT', 'This request is being answered already');
    return kept;
  });
}

type OnceSaved = {
  /**
   * Whether the work does nothing before it saves: that the key has its answer already then shows where it would be kept, and what was saved
   * beside it is rolled back.
   */
  readonly onlySaves?: boolean;
};

/**
 * Like `once`, for work that calls the coach and so must not run inside a transaction: `work` opens one itself to save, and calls `keep` with
 * its response inside. Of two requests with one key the later one is rolled back, and returns the first one's response. A request without a key
 * is not deduplicated.
 */
export async function onceSaved<T>(
  attempt: Attempt | null,
  work: (keep: (response: T) => Promise<T>) => Promise<T>,
  { onlySaves = false }: OnceSaved = {},
): Promise<T> {
  if (!attempt) return work(async (response) => response);
  checkKey(attempt.key);
  const before = onlySaves ? null : await getAnswer(attempt);
  if (before) return before.response as T;
  try {
    return await work(async (response) => {
      if (await claim(attempt, { status: 200, response })) return response;
      throw new AppError('CONFLICT', 'This request is being answered already');
    });
  } catch (error) {
    const twin = await getAnswer(attempt);
    if (twin) return twin.response as T;
    throw error;
  }
}
