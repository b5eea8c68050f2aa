import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { evidenceBriefs, habitCompletions, identities } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

type Owned = { readonly userId: string; readonly identityId: string };
export type BriefRow = typeof evidenceBriefs.$inferSelect;

const ofIdentity = ({ userId, identityId }: Owned) =>
  and(eq(evidenceBriefs.userId, userId), eq(evidenceBriefs.identityId, identityId));

const selectBriefs = statement(() => {
  const { settledTo } = evidenceBriefs;
  const since = db()
    .select({ votes: count().as('votes_since') })
    .from(habitCompletions)
    .where(
      and(
        // By identity and day, so that their index bounds what is read.
        eq(habitCompletions.identityId, identities.id),
        gt(habitCompletions.date, sql`coalesce(${settledTo}, '-infinity')`),
        isDoneBy(sql.placeholder('today')),
      ),
    )
    .as('since');
  return db()
    .select({
      identityId: identities.id,
      votes: sql<number>`coalesce(${evidenceBriefs.votes}, 0) + ${since.votes}`.mapWith(Number),
      strengths: evidenceBriefs.strengths,
    })
    .from(identities)
    .leftJoin(evidenceBriefs, eq(evidenceBriefs.identityId, identities.id))
    .innerJoinLateral(since, sql`true`)
    .where(eq(identities.userId, sql.placeholder('userId')))
    .orderBy(asc(identities.createdAt), asc(identities.id));
});

/** Votes up to `today`, and what is kept of the weeks before, of each of a user's identities, the oldest first. */
export function briefs(userId: string, today: CalendarDay) {
  return selectBriefs({ userId, today });
}

const selectKept = statement(() =>
  db()
    .select()
    .from(evidenceBriefs)
    .where(
      and(
        eq(evidenceBriefs.userId, sql.placeholder('userId')),
        eq(evidenceBriefs.identityId, sql.placeholder('identityId')),
      ),
    ),
);

export async function keptBrief(owned: Owned): Promise<BriefRow | null> {
  return (await selectKept(owned))[0] ?? null;
}

export async function storeBrief(brief: BriefRow): Promise<void> {
  const { settledTo, votes, strengths } = brief;
  await db()
    .insert(evidenceBriefs)
    .values(brief)
    .onConflictDoUpdate({ target: evidenceBriefs.identityId, set: { settledTo, votes, strengths } });
}

export async function dropBrief(owned: Owned): Promise<void> {
  await db().delete(evidenceBriefs).where(ofIdentity(owned));
}
