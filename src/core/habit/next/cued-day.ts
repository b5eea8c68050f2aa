import { type CalendarDay, type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { type HabitWords, toOwnWords } from '../own-words.ts';

const WEEKEND: readonly Weekday[] = ['saturday', 'sunday'];

/** The weekdays that a word means: `Sunday’s` one, `weekend` two. */
function weekdaysOf(word: string): readonly Weekday[] {
  if (word.startsWith('weekend')) return WEEKEND;
  if (word.startsWith('weekday')) return WEEKDAYS.filter((day) => !WEEKEND.includes(day));
  return WEEKDAYS.filter((day) => word.startsWith(day));
}

/**
 * Whether a habit may be done on this weekday by the words of its cue: `When Sunday breakfast is over` is of no other day, though the plan only counts it
 * once a week. Named days have been asked already.
 */
export function isCuedOn(
  habit: HabitWords & { readonly dueOn: readonly CalendarDay[] | null },
  weekday: Weekday,
): boolean {
  if (habit.dueOn) return true;
  const [opening = ''] = toOwnWords(habit).cue.split(', ');
  const named = opening.toLowerCase().split(' ').flatMap(weekdaysOf);
  return named.length === 0 || named.includes(weekday);
}
