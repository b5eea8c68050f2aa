import { and, eq } from 'drizzle-orm';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { db, inTx } from '#server/db/access.ts';
import { evidenceYears } from '#server/db/schema.ts';
import { firstPlannedDay, storedState } from './queries.ts';
import { foldTo } from './settle-evidence.ts';

/** Makes the stored evidence of an identity anew out of its check-ins, up to the day that it was stored to: what settling has to come to. */
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
