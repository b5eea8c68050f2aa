import { z } from 'zod';
import { isCalendarDay, WEEKDAYS, type CalendarDay } from '#core/calendar/calendar.ts';

/** A UUID, made by the server or brought in with a file: whatever version the database holds, an answer may carry. */
export const Id = z.guid();

/** The id of a user: text, since accounts that began as guests carry a prefix. */
export const UserId = z.string().min(1).max(64);

/** An instant, ISO 8601 in UTC with `Z`. */
export const Instant = z.iso.datetime();

/** A local calendar date, `2026-03-01`. */
export const Day = z
  .string()
  .refine(isCalendarDay, 'Expected a calendar day such as 2026-03-01')
  .meta({ format: 'date', example: '2026-03-01' }) as unknown as z.ZodType<CalendarDay, CalendarDay>;

export const WeekdayName = z.enum(WEEKDAYS);

/** The most of a list of one's own things that one answer carries. */
export const PAGE_MAX = 200;

/** Which part of a list is asked for: what comes after a cursor out of X-Next-Cursor, and how much of it. */
export const PageQuery = z.object({
  cursor: Id.optional(),
  limit: z.coerce.number<string>().int().min(1).max(PAGE_MAX).optional(),
});

/** Free text with its limits counted after trimming. */
export function freeText({ min = 0, max, tooShort }: { min?: number; max: number; tooShort?: string }) {
  return z
    .string()
    .trim()
    .min(min, tooShort ?? `At least ${min} characters`)
    .max(max, `At most ${max.toLocaleString('en-GB')} characters`);
}
