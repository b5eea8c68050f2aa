import { z } from 'zod';
import { isCalendarDay, WEEKDAYS, type CalendarDay } from '#core/calendar.ts';

/** A UUID made by the server. */
export const Id = z.uuid();

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

/** Free text with its limits counted after trimming. */
export function freeText({ min = 0, max, tooShort }: { min?: number; max: number; tooShort?: string }) {
  return z
    .string()
    .trim()
    .min(min, tooShort ?? `At least ${min} characters`)
    .max(max, `At most ${max.toLocaleString('en-GB')} characters`);
}
