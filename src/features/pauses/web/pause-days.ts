import { addDays, type CalendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import { PAUSE, pauseProblem } from '#core/pause/pause.ts';

type Span = { readonly from: CalendarDay; readonly until: CalendarDay };

export type PauseStanding = 'under_way' | 'ahead' | 'over';

/** The status of a pause today. */
export function getStanding({ from, until }: Span, today: CalendarDay): PauseStanding {
  if (until < today) return 'over';
  return from > today ? 'ahead' : 'under_way';
}

/** The pauses that take a day out of an identity's plan, its own before those of all. */
export function pausesOn<P extends Span & { identityId: string | null }>(
  pauses: readonly P[],
  { identityId, day }: { identityId: string; day: CalendarDay },
): P[] {
  const holds = (pause: P) => pause.from <= day && day <= pause.until;
  const own = pauses.filter((pause) => pause.identityId === identityId && holds(pause));
  return [...own, ...pauses.filter((pause) => pause.identityId === null && holds(pause))];
}

export type QuickEnd = { name: 'today' | 'sunday' | 'week'; until: CalendarDay };

/** The last days that are offered at a press, the first day being today; on a Sunday 'until Sunday' would be today itself. */
export function quickEnds(today: CalendarDay): QuickEnd[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  const sunday = days.find((day) => toWeekday(day) === 'sunday') ?? today;
  const ends: QuickEnd[] = [
    { name: 'today', until: today },
    { name: 'sunday', until: sunday },
    { name: 'week', until: addDays(today, 6) },
  ];
  return ends.filter(({ name, until }, at) => name !== 'sunday' || (until !== today && until !== ends[at + 1]?.until));
}

/** How many days a pause takes. */
export function getLength({ from, until }: Span): number {
  return daysBetween(from, until) + 1;
}

/** Days that can be chosen: 13 back at most, and 90 in a row at most. */
export function getLimits({ from, today }: { from: CalendarDay; today: CalendarDay }) {
  return { earliest: addDays(today, -PAUSE.backDays), latestEnd: addDays(from, PAUSE.maxDays - 1) };
}

/** Which of the two days is wrong, and why; null when the span can be paused. */
export function getProblem(span: Span, today: CalendarDay) {
  const problem = pauseProblem({ ...span, today });
  return problem && { field: problem === 'too_far_back' ? ('from' as const) : ('until' as const), problem };
}

/** True while a pause's days can still be unpaused: earlier days are settled. */
export function canUndo({ from }: Pick<Span, 'from'>, today: CalendarDay): boolean {
  return from >= addDays(today, -PAUSE.backDays);
}

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** The days in words of the user's locale: 'Wednesday 4 March', or 'Wed 4 – Fri 6 Mar'. */
export function spanWords({ from, until }: Span, locale?: string): string {
  const isOne = from === until;
  const length = isOne ? 'long' : 'short';
  const format = new Intl.DateTimeFormat(locale, { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' });
  return isOne ? format.format(toDate(from)) : format.formatRange(toDate(from), toDate(until));
}
