import { addDays, type CalendarDay, daysBetween, daysFromTo } from '#core/calendar/calendar.ts';

/**
 * Maximum days that a pause can last and reach back, pauses at one time, and characters of its reason. It reaches back no further than check-ins
 * can be corrected, so that days before that never change.
 */
export const PAUSE = { maxDays: 90, backDays: 13, maxOpen: 20, reasonMax: 200 } as const;

/** Days taken out of the plan, both included, of one identity or (null) of all. */
export type PauseSpan = {
  readonly identityId: string | null;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
};

type Span = { readonly from: CalendarDay; readonly to: CalendarDay };

function getPauses(pauses: readonly PauseSpan[], identityId: string): PauseSpan[] {
  return pauses.filter((pause) => pause.identityId === null || pause.identityId === identityId);
}

/** The days of a span on which an identity is paused. */
export function getPausedDays(pauses: readonly PauseSpan[], identityId: string, span: Span): Set<CalendarDay> {
  const days = getPauses(pauses, identityId).flatMap((pause) => {
    const from = pause.from > span.from ? pause.from : span.from;
    const until = pause.until < span.to ? pause.until : span.to;
    return daysFromTo(from, until);
  });
  return new Set(days);
}

/** The last day of the pause that covers today, including pauses that follow directly on it; null when there is none. */
export function pausedUntil({
  pauses,
  identityId,
  today,
}: {
  pauses: readonly PauseSpan[];
  identityId: string;
  today: CalendarDay;
}): CalendarDay | null {
  const own = getPauses(pauses, identityId)
    // oxlint-disable-next-line taylr/total-order -- Of two that begin on one day the longer one counts, whichever comes first.
    .toSorted((a, b) => a.from.localeCompare(b.from));
  let last: CalendarDay | null = null;
  for (const { from, until } of own) {
    const isUnderWay = from <= (last === null ? today : addDays(last, 1));
    if (isUnderWay && until >= (last ?? today)) last = until;
  }
  return last;
}

/** The pause that begins next, within a week from tomorrow; null when there is none. */
export function pauseAhead(pauses: readonly PauseSpan[], identityId: string, today: CalendarDay): PauseSpan | null {
  const soon = getPauses(pauses, identityId).filter(({ from }) => from > today && from <= addDays(today, 7));
  return soon.reduce<PauseSpan | null>((first, one) => (first && first.from <= one.from ? first : one), null);
}

export type PauseProblem = 'ends_before_it_begins' | 'too_far_back' | 'too_long';

/** Why a range of days cannot be paused, or null: 13 days back at most, 90 days at most. */
export function pauseProblem({
  from,
  until,
  today,
}: {
  from: CalendarDay;
  until: CalendarDay;
  today: CalendarDay;
}): PauseProblem | null {
  if (until < from) return 'ends_before_it_begins';
  if (from < addDays(today, -PAUSE.backDays)) return 'too_far_back';
  return daysBetween(from, until) + 1 > PAUSE.maxDays ? 'too_long' : null;
}

/**
 * The days lost by a change of time zone: those that ended at once because the clock moved past midnight. Flying from Los Angeles to Tokyo on a
 * Tuesday that is already Wednesday there gives the Tuesday; flying back gives none.
 */
export function daysSkippedByTravel({ before, after }: { before: CalendarDay; after: CalendarDay }): CalendarDay[] {
  return after > before ? daysFromTo(before, addDays(after, -1)) : [];
}
