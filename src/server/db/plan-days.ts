import { sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { habitPlans } from './schema.ts';

/** False for a plan that was replaced on the day it began: it covers no day at all. */
export const coversADay = sql`${habitPlans.activeUntil} >= ${habitPlans.activeFrom}`;

/** What becomes of a plan that ends before `day`: a running one keeps its days up to then, one that is yet to begin keeps none. */
export function retiredBefore(day: CalendarDay) {
  return {
    status: 'retired' as const,
    isActive: false,
    // Until before from: an upcoming plan covers no day at all.
    activeUntil: sql`least(${habitPlans.activeUntil}, greatest(${habitPlans.activeFrom}, ${day}::date) - 1)`,
  };
}
