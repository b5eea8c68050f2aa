import { type CalendarDay, type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { type HabitWeek, effectiveTarget } from '#core/habit/week-target.ts';
import { type Moment, toTime } from '#core/habit/moment.ts';
import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';
import { SLOTS } from './slots.ts';

/** How many different own times of habits somebody can have: each is planned for every device. */
export const OWN_TIMES_MAX = 20;

/** Meals take their hour: what comes after one is proposed for when it is over. */
const MEALS = ['breakfast', 'brekkie', 'lunch', 'dinner', 'supper'];
/** How a cue says that a meal is over, and what may stand before the meal's name. */
const OVER = ['after', 'finish', 'finished'];
const BEFORE_A_MEAL = ['', 'my ', 'a ', 'the '];

function isAfterAMeal(words: string): boolean {
  const text = words.toLowerCase();
  const names = MEALS.flatMap((meal) => BEFORE_A_MEAL.map((word) => word + meal));
  return OVER.some((over) => names.some((name) => text.includes(`${over} ${name}`)));
}

function anHourLater(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  return `${String((Number(hour) + 1) % 24).padStart(2, '0')}:${minute}`;
}

/**
 * The time at which a habit may be reminded of, from its moment: 'After lunch' is 13:00, an evening 19:00, an exact time itself. Null where neither
 * its moment nor its words say when. It is only proposed: nobody is reminded before they take it.
 */
export function proposedTime({
  moment,
  implementationIntention,
}: {
  readonly moment: Moment | null;
  readonly implementationIntention: string;
}): OwnTime | null {
  const at = moment ?? cueMoment(implementationIntention);
  if (at === null) return null;
  const time = toTime(at);
  const wanted = at !== time && isAfterAMeal(implementationIntention) ? anHourLater(time) : time;
  return isOwnTime(wanted) ? wanted : null;
}

type Timed = { readonly remindAt: string | null; readonly days: readonly Weekday[] | null };

/**
 * The most reminders that one day can bring: the morning's, the evening's, and those of habits at their own times. Two habits with an own time
 * and no named days: 4; one on Mondays, another on Tuesdays: 3.
 */
export function remindersADay(habits: readonly Timed[]): number {
  const timed = habits.filter(({ remindAt }) => remindAt !== null);
  const onDay = (day: Weekday) => timed.filter(({ days }) => days === null || days.includes(day)).length;
  return SLOTS.length + Math.max(...WEEKDAYS.map(onDay));
}

/**
 * Whether a habit's own time is worth a reminder on a day: nothing is said of one that is done, taken out that day, named for other days, or whose
 * week has reached its target before.
 */
export function isToRemind(
  habit: HabitWeek & { readonly completedDays: readonly CalendarDay[] },
  day: CalendarDay,
): boolean {
  const { dueOn, countsFrom, countsTo, completedDays, offDays } = habit;
  if (offDays?.has(day) || day < countsFrom || day > countsTo || completedDays.includes(day)) return false;
  if (dueOn && !dueOn.includes(day)) return false;
  return completedDays.filter((done) => done >= countsFrom && done < day).length < effectiveTarget(habit);
}
