import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { PAGE_MAX } from '#contract/shapes.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { endPlans } from '#server/db/plan-days.ts';
import { goals, habitPlans, identities, users } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type GoalRow = typeof goals.$inferSelect;
export type HeardWords = NonNullable<(typeof users.$inferSelect)['heardWords']>;

const firstGoals = statement(() =>
  db()
    .select()
    .from(goals)
    .where(eq(goals.userId, sql.placeholder('userId')))
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(sql.placeholder('limit')),
);

/** A page of the user's goals, the newest first: those after one of them, or from the beginning. */
export async function getGoals(
  userId: string,
  { after, limit = PAGE_MAX }: { after?: string | undefined; limit?: number } = {},
): Promise<GoalRow[]> {
  if (!after) return firstGoals({ userId, limit });
  const last = db()
    .select({ createdAt: goals.createdAt, id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.id, after)));
  return db()
    .select()
    .from(goals)
    .where(and(eq(goals.userId, userId), sql`(${goals.createdAt}, ${goals.id}) < (${last})`))
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(limit);
}

export async function getGoal(userId: string, id: string): Promise<GoalRow | null> {
  const [goal] = await db()
    .select()
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)));
  return goal ?? null;
}

/** The goal, locked until the transaction ends. */
export async function lockGoal(userId: string, id: string): Promise<GoalRow | null> {
  const [goal] = await db()
    .select()
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)))
    .for('update');
  return goal ?? null;
}

export async function insertGoal(goal: typeof goals.$inferInsert): Promise<GoalRow> {
  const [row] = await db().insert(goals).values(goal).returning();
  return row as GoalRow;
}

/** Deletes a goal and everything that belongs to it. False when the user has no such goal. */
export async function deleteGoal(userId: string, id: string): Promise<boolean> {
  const rows = await db()
    .delete(goals)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)))
    .returning({ id: goals.id });
  return rows.length > 0;
}

export async function noteOnGoal(
  userId: string,
  id: string,
  note: Partial<Pick<GoalRow, 'safetyLabel' | 'domain' | 'crisisShownAt' | 'crisisAnsweredAt' | 'misread'>>,
): Promise<void> {
  await db()
    .update(goals)
    .set(note)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)));
}

export async function getHeardWords(userId: string): Promise<HeardWords | null> {
  const [row] = await db().select({ heardWords: users.heardWords }).from(users).where(eq(users.id, userId));
  return row?.heardWords ?? null;
}

export async function setHeardWords(userId: string, heardWords: HeardWords): Promise<void> {
  await db().update(users).set({ heardWords }).where(eq(users.id, userId));
}

/** Changes a goal's frictions; false when the user has no such goal. */
export async function changeFrictions(userId: string, id: string, currentFrictions: string): Promise<boolean> {
  const rows = await db()
    .update(goals)
    .set({ currentFrictions })
    .where(and(eq(goals.userId, userId), eq(goals.id, id)))
    .returning({ id: goals.id });
  return rows.length > 0;
}

export async function changeGoal(
  userId: string,
  id: string,
  changes: Partial<Pick<GoalRow, 'status' | 'completedAt' | 'archivedAt'>>,
): Promise<GoalRow | null> {
  const [row] = await db()
    .update(goals)
    .set(changes)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)))
    .returning();
  return row ?? null;
}

/** The identities of a goal, locked in one order until the transaction ends. Before the goal itself, as everywhere. */
export async function lockIdentities(userId: string, goalId: string): Promise<void> {
  await db()
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.goalId, goalId)))
    .orderBy(asc(identities.id))
    .for('update');
}

/** Archives the goal's active identities, and ends their plans from `today` on. */
export async function archiveIdentities(
  userId: string,
  goalId: string,
  { archivedAt, today }: { archivedAt: Date; today: CalendarDay },
): Promise<void> {
  const archived = await db()
    .update(identities)
    .set({ archivedAt })
    .where(and(eq(identities.userId, userId), eq(identities.goalId, goalId), isNull(identities.archivedAt)))
    .returning({ id: identities.id });
  await endPlans({ userId, identityIds: archived.map(({ id }) => id), from: today });
}

/** Brings back the identities that were archived together with their goal; the ids of those. */
export async function restoreIdentities(userId: string, goalId: string, archivedAt: Date): Promise<string[]> {
  const restored = await db()
    .update(identities)
    .set({ archivedAt: null })
    .where(and(eq(identities.userId, userId), eq(identities.goalId, goalId), eq(identities.archivedAt, archivedAt)))
    .returning({ id: identities.id });
  return restored.map(({ id }) => id);
}

/**
 * Restores plans that ended today: undoing an archive the same day loses nothing. Per identity only the newest plan covering today and the
 * newest future one: older ones had already been replaced.
 */
export async function revivePlans(userId: string, identityIds: readonly string[], today: CalendarDay): Promise<void> {
  const ended = await db()
    .select({ id: habitPlans.id, identityId: habitPlans.identityId, activeFrom: habitPlans.activeFrom })
    .from(habitPlans)
    .where(
      and(
        eq(habitPlans.userId, userId),
        inArray(habitPlans.identityId, [...identityIds]),
        eq(habitPlans.status, 'retired'),
        gte(habitPlans.activeUntil, addDays(today, -1)),
        gte(habitPlans.weekEndDate, today),
      ),
    )
    .orderBy(desc(habitPlans.createdAt), desc(habitPlans.id));
  const newest = Map.groupBy(ended, (plan) => `${plan.identityId} ${plan.activeFrom > today}`);
  const ids = [...newest.values()].flatMap(([plan]) => plan?.id ?? []);
  await db()
    .update(habitPlans)
    .set({ status: 'active', isActive: true, activeUntil: sql`${habitPlans.weekEndDate}` })
    .where(and(eq(habitPlans.userId, userId), inArray(habitPlans.id, ids)));
}
