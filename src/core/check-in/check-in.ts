import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';

/** Characters. */
export const CHECK_IN_NOTES_MAX = 1000;

/** How a day was last saved: as a form, by talking, or habit by habit. */
export const CHECK_IN_TYPES = ['manual', 'ai', 'tap'] as const;

/** The days after a plan's end on which its days can still be filled in, as long as its review is open. */
const DAYS_OPEN_AFTER_END = 7;

/** The days of a plan: it covers `activeFrom` to `activeUntil`, within the calendar week that it belongs to. */
export type PlanSpan = {
  activeFrom: CalendarDay;
  activeUntil: CalendarDay;
  weekStartDate: CalendarDay;
  weekEndDate: CalendarDay;
};

export type CheckInBoundary =
  | { canCheckInToday: true }
  | { canCheckInToday: false; reason: 'upcoming'; startsOn: CalendarDay }
  | { canCheckInToday: false; reason: 'ended'; endedOn: CalendarDay }
  | { canCheckInToday: false; reason: 'none' };

export type CheckInOpening<P extends PlanSpan> =
  | { open: true; plan: P }
  | { open: false; reason: 'future' | 'no_plan' | 'pre_start' | 'week_closed' };

/** The plan of one identity that covers the day, or null. */
export function planCovering<P extends PlanSpan>(plans: readonly P[], day: CalendarDay): P | null {
  return plans.find((plan) => plan.activeFrom <= day && day <= plan.activeUntil) ?? null;
}

// A plan replaced on the very day that it began covers no day at all.
function coversAnyDay(plan: PlanSpan): boolean {
  return plan.activeFrom <= plan.activeUntil;
}

function latest(days: readonly CalendarDay[]): CalendarDay | null {
  return days.reduce<CalendarDay | null>((late, day) => (late === null || day > late ? day : late), null);
}

function earliest(days: readonly CalendarDay[]): CalendarDay | null {
  return days.reduce<CalendarDay | null>((early, day) => (early === null || day < early ? day : early), null);
}

/** Whether an identity's habits can be checked in today and, when not, which boundary of its plans is in the way. */
export function checkInBoundary({ plans, today }: { plans: readonly PlanSpan[]; today: CalendarDay }): CheckInBoundary {
  if (planCovering(plans, today)) return { canCheckInToday: true };
  const real = plans.filter(coversAnyDay);

  const startsOn = earliest(real.map((plan) => plan.activeFrom).filter((day) => day > today));
  if (startsOn) return { canCheckInToday: false, reason: 'upcoming', startsOn };

  const endedOn = latest(real.map((plan) => plan.activeUntil).filter((day) => day < today));
  if (endedOn) return { canCheckInToday: false, reason: 'ended', endedOn };
  return { canCheckInToday: false, reason: 'none' };
}

// Plans of one calendar week count together: a plan that was replaced during the running week is part of that week, so the week before stays the
// last ended one.
function isWeekStillOpen({
  plan,
  plans,
  today,
  reviewedUntil,
}: {
  plan: PlanSpan;
  plans: readonly PlanSpan[];
  today: CalendarDay;
  reviewedUntil: CalendarDay | null;
}): boolean {
  const runningWeek = planCovering(plans, today)?.weekEndDate;
  if (plan.weekEndDate === runningWeek) return true;

  const ended = plans.filter((other) => coversAnyDay(other) && other.activeUntil < today);
  const lastEndedWeek = latest(ended.map((other) => other.weekEndDate).filter((week) => week !== runningWeek));
  if (plan.weekEndDate !== lastEndedWeek) return false;
  if (reviewedUntil !== null && plan.weekEndDate <= reviewedUntil) return false;

  const endedOn = latest(
    ended.filter((other) => other.weekEndDate === lastEndedWeek).map((other) => other.activeUntil),
  );
  return endedOn !== null && daysBetween(endedOn, today) <= DAYS_OPEN_AFTER_END;
}

/**
 * Whether a check-in dated `day` is accepted, and for which plan: any day up to today of the running week, or of the last
 * ended one until its review is completed or seven days have passed: a week that ended on Saturday stays open to the next
 * Saturday. `reviewedUntil` is the last week's end with a completed review.
 */
export function isOpenForCheckIn<P extends PlanSpan>({
  day,
  today,
  plans,
  reviewedUntil = null,
}: {
  day: CalendarDay;
  today: CalendarDay;
  plans: readonly P[];
  reviewedUntil?: CalendarDay | null;
}): CheckInOpening<P> {
  if (day > today) return { open: false, reason: 'future' };

  const plan = planCovering(plans, day);
  if (!plan) {
    const isBeforeStart = plans.some((other) => other.weekStartDate <= day && day < other.activeFrom);
    return { open: false, reason: isBeforeStart ? 'pre_start' : 'no_plan' };
  }
  if (!isWeekStillOpen({ plan, plans, today, reviewedUntil })) return { open: false, reason: 'week_closed' };
  return { open: true, plan };
}
