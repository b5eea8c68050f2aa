import { type CalendarDay, isCalendarDay } from '#core/calendar/calendar.ts';

/** What this device keeps of a day past the tab: once a day means once for all tabs. */
const NAMES = ['insight', 'wins', 'quiet-word'] as const;
type Name = (typeof NAMES)[number];

const keyOf = (name: Name) => `taylr-${name}-day`;

/** What was shown to a user on a day; `told` where it came in kinds. */
export type DayNote = { readonly day: CalendarDay; readonly told?: readonly string[] };
type Kept = { userId: string; day: string; told?: unknown };

/** The newest day noted for this user here, or null. Another user's note is erased. */
export function readDayNote(name: Name, userId: string): DayNote | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    if (!kept) return null;
    const { day, told = [] } = kept;
    if (kept.userId === userId && isCalendarDay(day) && Array.isArray(told)) return { day, told };
  } catch {
    // Storage is forbidden, or its text is not ours: either way nothing is known.
  }
  erase(name);
  return null;
}

/** Keeps what the user saw on a day; false when this browser keeps nothing. */
export function keepDayNote(name: Name, userId: string, note: DayNote): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ userId, ...note } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

function erase(name: Name): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is nothing to erase.
  }
}

/** Forgets all notes, at log-out. */
export const eraseDayNotes = (): void => NAMES.forEach(erase);
