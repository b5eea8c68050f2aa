import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from './access.ts';
import { habitPlans } from './schema.ts';

/** False for a plan that was replaced on the day it began: it covers no day at all. */
export const coversADay = sql`${habitPlans.activeUntil} >= ${habitPlans.activeFrom}`;

/** Days that one plan can cover: it began fewer before any of them, which bounds what is read of the index on identity and first day. */
export const PLAN_DAYS = 7;

type Ending = { userId: string; identityIds: readonly string[]; from: CalendarDay; until?: CalendarDay };

/** Ends the plans of identities from a day on, or from one day to another: a running plan keeps its earlier days, an upcoming one keeps none. */
export async function endPlans({ userId, identityIds, from, until }: Ending): Promise<void> {
  await db()
    .update(habitPlans)
    .set({
      status: 'retired',
      isActive: false,
      // Until before from: an upcoming plan covers no day at all.
      activeUntil: sql`least(${habitPlans.activeUntil}, greatest(${habitPlans.activeFrom}, ${from}::date) - 1)`,
    })
    .where(
      and(
        eq(habitPlans.userId, userId),
        inArray(habitPlans.identityId, [...identityIds]),
        until ? lte(habitPlans.activeFrom, until) : undefined,
        gte(habitPlans.activeUntil, from),
      ),
    );
}
