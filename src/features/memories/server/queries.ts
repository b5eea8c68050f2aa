import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Memorable } from '#coach/memorable.ts';
import { MEMORIES_PER_GOAL } from '#core/coaching/memory.ts';
import { db } from '#server/db/access.ts';
import { coachMemories } from '#server/db/schema.ts';

export type MemoryRow = typeof coachMemories.$inferSelect;

/** The most entries that one answer carries: the bound per goal, for every goal that a list of goals holds. */
const MEMORIES_MAX = MEMORIES_PER_GOAL * 200;

const newestFirst = [desc(coachMemories.createdAt), desc(coachMemories.id)];

/** All that was remembered from conversations, newest first. */
export async function getMemories(userId: string): Promise<MemoryRow[]> {
  return db()
    .select()
    .from(coachMemories)
    .where(eq(coachMemories.userId, userId))
    .orderBy(...newestFirst)
    .limit(MEMORIES_MAX);
}

/** The memories of one goal, newest first. */
export async function memoriesOfGoal(userId: string, goalId: string): Promise<MemoryRow[]> {
  return db()
    .select()
    .from(coachMemories)
    .where(and(eq(coachMemories.userId, userId), eq(coachMemories.goalId, goalId)))
    .orderBy(...newestFirst)
    .limit(MEMORIES_PER_GOAL);
}

/** Keeps entries; words that are kept already stay as they are. */
export async function insertMemories(entries: (Memorable & typeof coachMemories.$inferInsert)[]): Promise<void> {
  await db().insert(coachMemories).values(entries).onConflictDoNothing();
}

/** Deletes a goal's oldest entries beyond the limit. */
export async function dropOldestMemories(userId: string, goalId: string): Promise<void> {
  const kept = db()
    .select({ id: coachMemories.id })
    .from(coachMemories)
    .where(and(eq(coachMemories.userId, userId), eq(coachMemories.goalId, goalId)))
    .orderBy(...newestFirst)
    .limit(MEMORIES_PER_GOAL);
  const owned = and(eq(coachMemories.userId, userId), eq(coachMemories.goalId, goalId));
  await db()
    .delete(coachMemories)
    .where(and(owned, notInArray(coachMemories.id, kept)));
}

/** Changes the words of an entry; null when the user has no such entry. */
export async function correctMemory(
  userId: string,
  id: string,
  { text, now }: { text: string; now: Date },
): Promise<MemoryRow | null> {
  const [row] = await db()
    .update(coachMemories)
    .set({ text, updatedAt: now })
    .where(and(eq(coachMemories.userId, userId), eq(coachMemories.id, id)))
    .returning();
  return row ?? null;
}

/** False when the user has no such entry. */
export async function eraseMemory(userId: string, id: string): Promise<boolean> {
  const rows = await db()
    .delete(coachMemories)
    .where(and(eq(coachMemories.userId, userId), eq(coachMemories.id, id)))
    .returning({ id: coachMemories.id });
  return rows.length > 0;
}
