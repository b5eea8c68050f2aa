import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar.ts';
import type { SafetyLabel } from '#core/safety.ts';
import { db } from '#server/db/access.ts';
import { retiredBefore } from '#server/db/retired-plans.ts';
import { goals, habitPlans, identities } from '#server/db/schema.ts';

export type GoalRow = typeof goals.$inferSelect;

/** The most goals that one answer carries. */
const GOALS_MAX = 200;

export async function goalsOf(userId: string): Promise<GoalRow[]> {
  return db()
    .select()
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(GOALS_MAX);
}

export async function goalOf(userId: string, id: string): Promise<GoalRow | null> {
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

/** Removes a goal; all that belongs to it goes with it. False when the user has no such goal. */
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
  note: { safetyLabel?: SafetyLabel; domain?: string },
): Promise<void> {
  await db()
    .update(goals)
    .set(note)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)));
}

/** Puts other words for what stands in the way; false when the user has no such goal. */
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

/** Archives the identities of a goal that are not archived yet, and ends what they have planned from `today` on. */
export async function archiveIdentitiesOf(
  userId: string,
  goalId: string,
  { archivedAt, today }: { archivedAt: Date; today: CalendarDay },
): Promise<void> {
  const archived = await db()
    .update(identities)
    .set({ archivedAt })
    .where(and(eq(identities.userId, userId), eq(identities.goalId, goalId), isNull(identities.archivedAt)))
    .returning({ id: identities.id });
  const ids = archived.map(({ id }) => id);
  await db()
    .update(habitPlans)
    .set(retiredBefore(today))
    .where(and(eq(habitPlans.userId, userId), inArray(habitPlans.identityId, ids), gte(habitPlans.activeUntil, today)));
}

/** Brings back the identities that were archived together with their goal. */
export async function restoreIdentitiesOf(userId: string, goalId: string, archivedAt: Date): Promise<void> {
  await db()
    .update(identities)
    .set({ archivedAt: null })
    .where(and(eq(identities.userId, userId), eq(identities.goalId, goalId), eq(identities.archivedAt, archivedAt)));
}
