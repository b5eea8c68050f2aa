import { type CalendarDay, toLocalTime, toWeekday } from '#core/calendar/calendar.ts';
import { shortened } from '#core/coaching/shortened.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { isCuedOn } from '#core/habit/cue/cued-day.ts';
import { nextHabit } from '#core/habit/next/next-habit.ts';
import { inSentence } from '#core/habit/with-own-words.ts';
import type { Habit } from '#features/plans/contract.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { getZone } from '#web/bootstrap/day-now.ts';
import { momentInWords } from '#web/habit/habit-words.ts';

/** Characters that three lines of a phone hold beside 'A hard day?'; and that a habit has of them whatever its moment says. */
const [MOST, LEAST] = [105, 60];

export type NextHabitLineProps = {
  /** What today still asks for. */
  open: readonly Habit[];
  today: CalendarDay;
  preferences: Pick<Preferences, 'timezone' | 'dayStartHour'>;
};

/** When or where it is done: the words of its cue up to the place, else its moment. What the habit itself says is not said before it as well. */
function occasion(habit: Habit): string | null {
  const [opening = ''] = toOwnWords(habit).cue.split(', ');
  const isSaid = habit.description.toLowerCase().includes(opening.toLowerCase());
  return (isSaid ? null : opening) || (habit.moment && momentInWords(habit.moment));
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
  const words = progressMessages.dashboard.next(occasion(habit));
  return (
    // On a phone whole, around what stands beside its first line. Another habit is another line: nothing of the one before has slid then.
    <p key={habit.id} className="min-w-0 break-words text-sm sm:truncate" title={habit.description}>
      <span className="text-quiet">{words}</span>{' '}
      <span className="font-medium text-ink max-sm:inline-block">
        {shortened(inSentence(habit.description), Math.max(MOST - words.length, LEAST))}
      </span>
    </p>
  );
}
