import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { toTime } from '#core/habit/moment.ts';
import { plannedDays } from '#core/habit/planned-days.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { toInstant } from '#core/reminders/reminders.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { type HabitRow, habitsOfPlans } from '#features/plans/server/queries.ts';
import { calendarMessages as texts } from '../messages.ts';
import { plansInCalendar } from './queries.ts';

/** Days that a calendar shows: behind today, and ahead of it. */
const SPAN = { back: 28, ahead: 91 };
/** How long a habit stands in the calendar, in milliseconds. */
const LENGTH = 15 * MINUTE;

/** An entry of the calendar: between two instants, or whole days, both included. */
export type CalendarEvent = {
  readonly uid: string;
  readonly summary: string;
  readonly description: string | null;
  readonly stamp: Date;
  readonly when:
    | { readonly start: Date; readonly end: Date }
    | { readonly from: CalendarDay; readonly until: CalendarDay };
};

/** Whose calendar it is, and how much it says. */
export type CalendarOwner = {
  readonly userId: string;
  readonly showsNames: boolean;
  readonly zone: string;
  readonly dayStartHour: number;
  readonly today: CalendarDay;
};

/** When a habit stands in the calendar on a day: at its moment by the clock of the zone, else the whole day, as on a day that the zone skipped. */
function whenOn(day: CalendarDay, { moment }: HabitRow, { zone, dayStartHour }: CalendarOwner): CalendarEvent['when'] {
  if (moment === null) return { from: day, until: day };
  const time = toTime(moment);
  // Before the day begins the clock shows the date after it.
  const date = Number(time.slice(0, 2)) < dayStartHour ? addDays(day, 1) : day;
  const start = toInstant({ day: date, time, zone });
  return start === null ? { from: day, until: day } : { start: new Date(start), end: new Date(start + LENGTH) };
}

type Planned = Awaited<ReturnType<typeof plansInCalendar>>[number];

function habitEvents(
  habit: HabitRow,
  { plan }: Planned,
  { owner, offDays }: { owner: CalendarOwner; offDays: ReadonlySet<CalendarDay> },
): CalendarEvent[] {
  const { description, implementationIntention, targetFrequency, dueOn, countsFrom } = habit;
  const summary = owner.showsNames ? description : texts.habit;
  const common = { stamp: plan.createdAt, description: owner.showsNames ? implementationIntention : null };
  const week = { targetFrequency, dueOn, countsFrom, countsTo: plan.activeUntil, offDays };
  const planned = plannedDays(week, { from: plan.activeFrom, to: plan.activeUntil });
  if ('times' in planned) {
    const { from, to: until, times } = planned;
    return [{ ...common, uid: habit.id, summary: texts.times(summary, times), when: { from, until } }];
  }
  return planned.days.map((day) => ({
    ...common,
    uid: `${habit.id}-${day}`,
    summary,
    when: whenOn(day, habit, owner),
  }));
}

/** All that stands in somebody's calendar: habits on the days that their plans ask for them, the last days of weeks, and pauses. */
export async function calendarEvents(owner: CalendarOwner): Promise<CalendarEvent[]> {
  const { userId, showsNames, today } = owner;
  const span = { from: addDays(today, -SPAN.back), to: addDays(today, SPAN.ahead) };
  const planned = await plansInCalendar(userId, span.from, span.to);
  const pauses = await pausesIn(userId, span);
  const habits = Map.groupBy(
    await habitsOfPlans(
      userId,
      planned.map(({ plan }) => plan.id),
    ),
    ({ habitPlanId }) => habitPlanId,
  );
  const names = new Map(planned.map(({ identity }) => [identity.id, identity.name]));
  const titled = (what: string, identityId: string | null) => {
    const name = showsNames && identityId !== null ? names.get(identityId) : undefined;
    return name ? texts.named(what, name) : what;
  };
  const ofPlans = planned.flatMap((one) => {
    const { plan, identity } = one;
    const offDays = getPausedDays(pauses, identity.id, { from: plan.activeFrom, to: plan.activeUntil });
    const own = (habits.get(plan.id) ?? []).flatMap((habit) => habitEvents(habit, one, { owner, offDays }));
    // A plan that another one took over from has no last day of its week.
    if (plan.activeUntil !== plan.weekEndDate) return own;
    const when = { from: plan.weekEndDate, until: plan.weekEndDate };
    const summary = titled(texts.review, identity.id);
    return [...own, { uid: `${plan.id}-review`, summary, description: null, stamp: plan.createdAt, when }];
  });
  const ofPauses = pauses.map(({ id, identityId, from, until, createdAt }) => ({
    uid: id,
    summary: titled(texts.pause, identityId),
    description: null,
    stamp: createdAt,
    when: { from, until },
  }));
  return [...ofPlans, ...ofPauses];
}
