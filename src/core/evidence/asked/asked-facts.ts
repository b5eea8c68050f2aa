import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { effectiveTarget } from '#core/habit/week-target.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { type DayFacts, dayFacts, FACTS_REACH, type Recorded } from '../day-facts.ts';
import { ASKED_DAYS, type AskedFacts, type VoteDay, type WeeklyHabit } from './answer.ts';

const isAsked = ({ planned, isOut, done, isOpen }: DayFacts) =>
  !isOpen && (done.size > 0 || (planned.length > 0 && !isOut));

/** The whole weeks of the habits that are planned today: those whose plan is over. */
function weeklyHabits(recorded: Recorded, today: DayFacts, from: CalendarDay): WeeklyHabit[] {
  const span = { from: addDays(from, -FACTS_REACH), to: today.date };
  const pausedDays = getPausedDays(recorded.pauses, recorded.identityId, span);
  const marks = Map.groupBy(recorded.marks, ({ seriesId }) => seriesId);
  const over = recorded.plans.filter(({ activeUntil }) => activeUntil < today.date);
  const newest = (seriesId: string) =>
    recorded.plans.flatMap(({ habits }) => habits).findLast((one) => one.seriesId === seriesId);
  return today.planned.map(({ seriesId, description }) => ({
    seriesId,
    description,
    moment: newest(seriesId)?.moment ?? null,
    weeks: over.flatMap(({ habits, activeUntil }) =>
      habits
        .filter((habit) => habit.seriesId === seriesId)
        .map((habit) => {
          const own = marks.get(seriesId) ?? [];
          const week = toMarkedWeek(habit, { countsTo: activeUntil, pausedDays, marks: own });
          return { done: week.completedDays.length, target: effectiveTarget(week) };
        }),
    ),
  }));
}

/** What the records of an identity's last half year say to whoever asks; `totals` are those of its evidence. */
export function askedFacts(
  recorded: Recorded,
  { today, weekStart, ...totals }: Pick<AskedFacts, 'today' | 'weekStart' | 'streaks'> & { votes: number },
): AskedFacts {
  const from = addDays(today, -ASKED_DAYS);
  const facts = dayFacts(recorded, { from, to: today, today });
  const last = facts.at(-1) as DayFacts;
  const days = facts
    .filter(isAsked)
    .map(({ date, done, state }): VoteDay => ({ date, votes: done.size, isRest: state === 'rest' }));
  return {
    today,
    weekStart,
    days,
    habits: weeklyHabits(recorded, last, from),
    votes: { ever: totals.votes, today: last.done.size },
    streaks: totals.streaks,
  };
}
