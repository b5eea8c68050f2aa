import { and, asc, count, desc, eq, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { db } from '#server/db/access.ts';
import { checkIns, evidenceBriefs, habitPlans, pauses } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type PauseRow = typeof pauses.$inferSelect;

/** The most pauses that one answer carries, and that figures of a span look at. */
const PAUSES_MAX = 200;

const owned = (userId: string, id: string) => and(eq(pauses.userId, userId), eq(pauses.id, id));

const selectPausesIn = statement(() =>
  db()
    .select()
    .from(pauses)
    .where(
      and(
        eq(pauses.userId, sql.placeholder('userId')),
        gte(pauses.until, sql.placeholder('from')),
        lte(pauses.from, sql`coalesce(${sql.placeholder('to')}::date, 'infinity')`),
      ),
    )
    .orderBy(desc(pauses.from), asc(pauses.id))
    .limit(PAUSES_MAX),
);

/** The user's pauses that hold a day of the span, the latest first. */
export function pausesIn(userId: string, span: { from: CalendarDay; to: CalendarDay | null }): Promise<PauseRow[]> {
  return selectPausesIn({ userId, ...span });
}

/** Those whose days can still be changed, and those to come: whatever a week at hand needs of pauses is among them. */
export function recentPauses({ id, today }: { id: string; today: CalendarDay }): Promise<PauseRow[]> {
  return pausesIn(id, { from: addDays(today, -PAUSE.backDays), to: null });
}

export async function getPause(userId: string, id: string): Promise<PauseRow | null> {
  const [pause] = await db().select().from(pauses).where(owned(userId, id));
  return pause ?? null;
}

/** How many pauses are not over yet. */
export async function openPauses(userId: string, today: CalendarDay): Promise<number> {
  const [row] = await db()
    .select({ open: count() })
    .from(pauses)
    .where(and(eq(pauses.userId, userId), gte(pauses.until, today)));
  return row?.open ?? 0;
}

export async function insertPause(pause: PauseRow): Promise<PauseRow> {
  const [row] = await db().insert(pauses).values(pause).returning();
  return row as PauseRow;
}

export async function endPause(userId: string, id: string, until: CalendarDay): Promise<PauseRow | null> {
  const [row] = await db().update(pauses).set({ until }).where(owned(userId, id)).returning();
  return row ?? null;
}

export async function deletePause(userId: string, id: string): Promise<void> {
  await db().delete(pauses).where(owned(userId, id));
}

/** Forgets the strengths that are kept of past weeks, which a pause of their days changes. */
export async function forgetStrengths({ userId, identityId, from }: Pick<PauseRow, 'userId' | 'identityId' | 'from'>) {
  const ofIdentity = identityId === null ? undefined : eq(evidenceBriefs.identityId, identityId);
  await db()
    .update(evidenceBriefs)
    .set({ strengths: null })
    .where(and(eq(evidenceBriefs.userId, userId), ofIdentity, gte(evidenceBriefs.settledTo, from)));
}

/** True when a plan of the user covers the day, nothing was checked in on it, and it is not paused for all. */
export async function isPlannedInVain(userId: string, day: CalendarDay): Promise<boolean> {
  const checkedIn = db()
    .select({ one: sql`1` })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.date, day)));
  const paused = db()
    .select({ one: sql`1` })
    .from(pauses)
    .where(and(eq(pauses.userId, userId), isNull(pauses.identityId), lte(pauses.from, day), gte(pauses.until, day)));
  const [plan] = await db()
    .select({ id: habitPlans.id })
    .from(habitPlans)
    .where(
      and(
        eq(habitPlans.userId, userId),
        lte(habitPlans.activeFrom, day),
        gte(habitPlans.activeUntil, day),
        notExists(checkedIn),
        notExists(paused),
      ),
    )
    .limit(1);
  return plan !== undefined;
}
