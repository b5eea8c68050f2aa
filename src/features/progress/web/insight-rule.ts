import type { CallResult } from '#contract/route.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { progressApi } from '../contract.ts';

/** Insights by the id of their identity. */
type Insights = CallResult<(typeof progressApi)['GET /api/ai/dashboard-insights-multi']>;

/** An identity with something to say about it. */
export type InsightOfIdentity = Insights[string] & { readonly id: string; readonly name: string };

/** Milliseconds between the insights' being there and the popup, and between two looks whether the page is free for it. */
export const INSIGHT_DELAY = 500;

/** Pixels that a finger has to go sideways for the next identity. */
const SWIPE_LEAST = 50;

/** Once a day: true unless it was shown on this day, or on a later one, as on the far side of the date line. */
export function isInsightDue(today: CalendarDay, shownOn: CalendarDay | null): boolean {
  return shownOn === null || shownOn < today;
}

/** The insights to show, in the order of the identities' cards; empty when there are none. */
export function insightsToShow(
  insights: Insights | undefined,
  identities: readonly { readonly id: string; readonly name: string }[],
): InsightOfIdentity[] {
  return identities.flatMap(({ id, name }) => {
    const insight = insights?.[id];
    return insight ? [{ id, name, ...insight }] : [];
  });
}

type Point = { readonly x: number; readonly y: number };

/** How many places a finger moved on: 1 by going left, as a page is turned, -1 by going right, 0 when it was no swipe. */
export function placesSwiped(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_LEAST || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
