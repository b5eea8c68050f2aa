import { z } from 'zod';
import { isCalendarDay, WEEKDAYS, type CalendarDay } from '#core/calendar/calendar.ts';

/** A UUID of any version, made by the server or imported: responses may carry whatever the database holds. */
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

/** The maximum length of a list of the user's own items in one response. */
export const PAGE_MAX = 200;

/** Which page of a list is requested: after which cursor (from X-Next-Cursor), and how many entries. */
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
