import { and, eq } from 'drizzle-orm';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { db, inTx } from '#server/db/access.ts';
import { evidenceYears } from '#server/db/schema.ts';
import { firstPlannedDay, storedState } from './queries.ts';
import { foldTo } from './settle-evidence.ts';

/** Rebuilds an identity's stored evidence from its check-ins, up to the same day: settling must give the same result. */
export async function rebuildEvidence(userId: string, identityId: string): Promise<void> {
  const owned = { userId, identityId };
  await inTx(async () => {
    if (!(await lockIdentity(userId, identityId))) return;
    const stored = await storedState(owned);
    const from = await firstPlannedDay(owned);
    if (!stored || from === null) return;
    const isOwn = and(eq(evidenceYears.userId, userId), eq(evidenceYears.identityId, identityId));
    await db().delete(evidenceYears).where(isOwn);
    await foldTo(owned, { state: null, years: new Map() }, { from, to: stored.lastDay });
  });
}
