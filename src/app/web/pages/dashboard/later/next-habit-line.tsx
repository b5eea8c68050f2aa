import { type CalendarDay, toLocalTime, toWeekday } from '#core/calendar/calendar.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { isCuedOn } from '#core/habit/cue/cued-day.ts';
import { nextHabit } from '#core/habit/next/next-habit.ts';
import { inSentence } from '#core/habit/with-own-words.ts';
import type { Habit } from '#features/plans/contract.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { getZone } from '#web/bootstrap/day-now.ts';
import { momentInWords } from '#web/habit/habit-words.ts';

export type NextHabitLineProps = {
  /** What today still asks for. */
  open: readonly Habit[];
  today: CalendarDay;
  preferences: Pick<Preferences, 'timezone' | 'dayStartHour'>;
};

/** When or where it is done: the words of its cue up to the place, else its moment. */
function occasion(habit: Habit): string | null {
  const [opening] = toOwnWords(habit).cue.split(', ');
  return opening || (habit.moment && momentInWords(habit.moment));
}

function nextNow({ open, today, preferences }: NextHabitLineProps): Habit | null {
  const { hour, minute } = toLocalTime(new Date(), getZone(preferences));
  const ofToday = open.filter((habit) => isCuedOn(habit, toWeekday(today)));
  return nextHabit(ofToday, 60 * hour + minute, preferences.dayStartHour);
}

/** The habit that comes next today, at its moment: 'After lunch: walk for 5 minutes'. */
export function NextHabitLine(props: NextHabitLineProps) {
  const habit = nextNow(props);
  if (!habit) return null;
  const { next } = progressMessages.dashboard;
  return (
    // On a phone in two lines: in one, the words of the moment would leave no room for the habit.
    <p className="min-w-0 text-sm sm:truncate" title={habit.description}>
      <span className="text-quiet max-sm:block max-sm:truncate">{next(occasion(habit))}</span>{' '}
      <span className="font-medium text-ink max-sm:block max-sm:truncate">{inSentence(habit.description)}</span>
    </p>
  );
}
