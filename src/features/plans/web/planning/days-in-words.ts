import { daysBetween } from '#core/calendar/calendar.ts';
import { targetInDays } from '#core/habit/habit-week.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import type { PlanDays } from '../offer/planning-calls.ts';

const WHOLE_WEEK = 7;

type Span = Pick<PlanDays, 'startsOn' | 'weekEndDate'>;

/** The days of a plan in words of the user's locale, such as 'Sun 8 Mar – Sat 14 Mar'. */
export function daysInWords({ startsOn, weekEndDate }: Span, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(Date.parse(startsOn), Date.parse(weekEndDate));
}

/** A habit's target in the days of a short plan, such as '2 in 4 days'; null for a whole week. */
export function askedIn(span: Span | null, targetFrequency: number): string | null {
  const days = span ? daysBetween(span.startsOn, span.weekEndDate) + 1 : WHOLE_WEEK;
  return days < WHOLE_WEEK ? nextPlanMessages.inDays(targetInDays(targetFrequency, days), days) : null;
}
