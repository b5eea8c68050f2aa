import { type CalendarDay, isCalendarDay } from '#core/calendar/calendar.ts';

/** The day on which this device last showed insights, kept past the tab: once a day means once for all tabs. */
const KEY = 'taylr-insight-day';

type Kept = { userId: string; day: string };

/** The day on which this user last saw insights here, or null. Another user's entry is deleted. */
export function readInsightDay(userId: string): CalendarDay | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (!kept) return null;
    if (kept.userId === userId && isCalendarDay(kept.day)) return kept.day;
  } catch {
    // Storage is forbidden, or its text is not ours: either way nothing is known.
  }
  eraseInsightDay();
  return null;
}

/** Keeps the day on which the user saw insights; false when this browser keeps nothing. */
export function keepInsightDay(userId: string, day: CalendarDay): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, day } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the day, at log-out. */
export function eraseInsightDay(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to erase.
  }
}
