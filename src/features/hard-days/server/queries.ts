import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { hardDays } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type HardDayRow = typeof hardDays.$inferSelect;

const selectHardDaysIn = statement(() =>
  db()
    .select({ date: hardDays.date })
    .from(hardDays)
    .where(
      and(
        eq(hardDays.userId, sql.placeholder('userId')),
        gte(hardDays.date, sql.placeholder('from')),
        lte(hardDays.date, sql.placeholder('to')),
      ),
    ),
);

/** The user's hard days of a span. */
export async function hardDaysIn(userId: string, span: { from: CalendarDay; to: CalendarDay }): Promise<CalendarDay[]> {
  return (await selectHardDaysIn({ userId, ...span })).map(({ date }) => date);
}

export async function isHardDay(userId: string, date: CalendarDay): Promise<boolean> {
  return (await hardDaysIn(userId, { from: date, to: date })).length > 0;
}

/** Keeps a hard day; a second time nothing. */
export async function insertHardDay(row: HardDayRow): Promise<void> {
  await db().insert(hardDays).values(row).onConflictDoNothing();
}

export async function deleteHardDay(userId: string, date: CalendarDay): Promise<void> {
  await db()
    .delete(hardDays)
    .where(and(eq(hardDays.userId, userId), eq(hardDays.date, date)));
}
