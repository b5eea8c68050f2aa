import { daysBetween } from '#core/calendar/calendar.ts';
import { daysNamed, targetInDays } from '#core/habit/week-target.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import type { PlanDays } from '../offer/planning-calls.ts';

const WHOLE_WEEK = 7;

type Span = Pick<PlanDays, 'startsOn' | 'weekEndDate'>;

/** The days of a plan in words of the user's locale, such as 'Sun 8 Mar – Sat 14 Mar'. */
export function daysInWords({ startsOn, weekEndDate }: Span, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(Date.parse(startsOn), Date.parse(weekEndDate));
}

/** A habit's target in the days of a short plan, such as '2 in 4 days': its share of them, or the named ones left. Null for a whole week. */
export function askedIn(
  span: Span | null,
  { targetFrequency, days: named }: Pick<PlannedHabit, 'targetFrequency' | 'days'>,
): string | null {
  if (!span) return null;
  const { startsOn: from, weekEndDate: to } = span;
  const days = daysBetween(from, to) + 1;
  if (days >= WHOLE_WEEK) return null;
  const times = named ? daysNamed(named, { from, to }).length : targetInDays(targetFrequency, days);
  return nextPlanMessages.inDays(times, days);
}
