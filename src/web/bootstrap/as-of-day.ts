import { type CalendarDay, daysBetween, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { isBeforeStart } from '#core/week/tracker.ts';
import { type Week, weekAtHand } from '#core/week/week.ts';
import type { Bootstrap } from './bootstrap.ts';

/** What is known of a day from an answer of an earlier day: plans and habits go on, and nothing is noted of today yet. */
export function asOfDay(known: Bootstrap, today: CalendarDay): Bootstrap {
  // A clock that was set back does not undo what is known.
  if (today <= known.today) return known;
  const currentHabits = known.currentHabits.map((group) => onDay(group, today));
  const isPaused = (identityId: string) => getPausedDays(known.pauses, identityId, { from: today, to: today }).size > 0;
  const details = currentHabits.map(({ identityId, canCheckInToday }) => ({
    identityId,
    canCheckInToday,
    isPausedToday: isPaused(identityId),
    checkedInToday: false,
    workflowCompleteToday: false,
    notes: null,
  }));
  const open = details.filter(({ canCheckInToday, isPausedToday }) => canCheckInToday && !isPausedToday);
  return {
    ...known,
    today,
    currentHabits,
    dailyStatus: { today, identitiesNeedingCheckIn: open.length, details },
    ...weekOn(known, today),
  };
}

/** The week that figures are of on a day, as far as the plans that are known say. */
function weekKnown({ currentHabits, preferences }: Bootstrap, today: CalendarDay): Week {
  const running = currentHabits.flatMap(({ plan }) =>
    planCovering([plan], today) ? { start: plan.weekStartDate, end: plan.weekEndDate } : [],
  );
  return weekAtHand({ today, weekStart: preferences.weekStartDay, running });
}

type HabitGroup = Bootstrap['currentHabits'][number];

function onDay(group: HabitGroup, today: CalendarDay): HabitGroup {
  if (planCovering([group.plan], today)) return { ...group, canCheckInToday: true, weekBoundaryMessage: null };
  // Why it is closed is the server's to say: a week that has ended since has no words for it yet.
  const isSameReason = !group.canCheckInToday && group.plan.activeFrom > today;
  return { ...group, canCheckInToday: false, weekBoundaryMessage: isSameReason ? group.weekBoundaryMessage : null };
}

/** The week's seven days: those of a new week have no figures yet. */
function weekOn(known: Bootstrap, today: CalendarDay): Pick<Bootstrap, 'weeklyTracking' | 'stats'> {
  const { weeklyTracking, stats } = known;
  const week = weekKnown(known, today);
  // A week that begins earlier, since weeks were moved to another day, counts as one more.
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
      dayName: name.charAt(0).toUpperCase() + name.slice(1),
      dayNumber: Number(date.slice(8)),
      completionPercentage: 0,
      isToday: date === today,
      isPreStart,
      // Nothing is known of days on which the app was not opened: they say nothing.
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
