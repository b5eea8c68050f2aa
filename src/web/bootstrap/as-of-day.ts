import { capital } from '#core/words/capital.ts';
import { type CalendarDay, daysBetween, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { asksForAny } from '#core/check-in/checked-in.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { isBeforeStart } from '#core/week/tracker.ts';
import { type Week, weekAtHand } from '#core/week/week.ts';
import type { Answer } from '#web/api/api.ts';
import { withKeptLimits } from './kept-limits.ts';

type Bootstrap = Answer<'GET /api/bootstrap'>;

/** Derives today's state from an earlier day's answer: plans and habits continue, and nothing is checked in yet today. */
export function asOfDay(known: Bootstrap, today: CalendarDay): Bootstrap {
  // A clock that was set back changes nothing.
  if (today <= known.today) return known;
  const currentHabits = known.currentHabits.map((group) => onDay(group, today));
  const isPaused = (identityId: string) => getPausedDays(known.pauses, identityId, { from: today, to: today }).size > 0;
  const details = currentHabits.map(({ identityId, canCheckInToday, habits }) => ({
    identityId,
    canCheckInToday,
    isPausedToday: isPaused(identityId),
    isAskedToday: asksForAny(habits, today),
    checkedInToday: false,
    workflowCompleteToday: false,
    notes: null,
  }));
  const open = details.filter(
    ({ canCheckInToday, isPausedToday, isAskedToday }) => canCheckInToday && !isPausedToday && isAskedToday,
  );
  return {
    ...known,
    today,
    currentHabits,
    dailyStatus: { today, isHardDay: false, identitiesNeedingCheckIn: open.length, details },
    ...weekOn(known, today),
  };
}

/** The week to show on a day, as far as the known plans tell. */
function weekKnown({ currentHabits, preferences }: Bootstrap, today: CalendarDay): Week {
  const running = currentHabits.flatMap(({ plan }) =>
    planCovering([plan], today) ? { start: plan.weekStartDate, end: plan.weekEndDate } : [],
  );
  return weekAtHand({ today, weekStart: preferences.weekStartDay, running });
}

type HabitGroup = Bootstrap['currentHabits'][number];

function onDay(known: HabitGroup, today: CalendarDay): HabitGroup {
  const group = { ...known, habits: known.habits.map((habit) => withKeptLimits(habit, today)) };
  if (planCovering([group.plan], today)) return { ...group, canCheckInToday: true, weekBoundaryMessage: null };
  // Only the server knows the reason: for a week that has ended since, there is no message yet.
  const isSameReason = !group.canCheckInToday && group.plan.activeFrom > today;
  return { ...group, canCheckInToday: false, weekBoundaryMessage: isSameReason ? group.weekBoundaryMessage : null };
}

/** The week's seven days: those of a new week have no figures yet. */
function weekOn(known: Bootstrap, today: CalendarDay): Pick<Bootstrap, 'weeklyTracking' | 'stats'> {
  const { weeklyTracking, stats } = known;
  const week = weekKnown(known, today);
  // A week that begins earlier, because the first day of the week was changed, counts as one more.
  const weeks = Math.ceil(daysBetween(weekKnown(known, known.today).start, week.start) / 7);
  if (weeks === 0) {
    const weekDays = weeklyTracking.weekDays.map((day) => ({ ...day, isToday: day.date === today }));
    return { weeklyTracking: { ...weeklyTracking, weekDays }, stats };
  }
  const currentWeekNumber = weeklyTracking.currentWeekNumber + weeks;
  const plans = known.currentHabits.map(({ plan }) => plan);
  const weekDays = daysFromTo(week.start, week.end).map((date) => {
    const isPreStart = isBeforeStart(date, { plans, week, firstPlanDay: week.start });
    const name = toWeekday(date);
    return {
      date,
      dayName: capital(name),
      dayNumber: Number(date.slice(8)),
      completionPercentage: 0,
      isToday: date === today,
      isPreStart,
      // Days on which the app was not opened are unknown, so they show as rest days.
      isRestDay: date < today && !isPreStart,
      isPaused: false,
      isWeekEnd: date === week.end,
    };
  });
  return {
    weeklyTracking: { ...weeklyTracking, currentWeekNumber, weekDays },
    stats: { completionRate: null, daysActive: 0, longestStreak: 0, currentWeekNumber },
  };
}
