import { INSIGHT_DAYS, type InsightFacts, type InsightHabit, getInsight } from '#coach/insight.ts';
import type { Insight } from '#coach/insight-texts.ts';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { dayPercentage, isOutOn } from '#core/week/completion.ts';
import { effectiveTarget } from '#core/habit/week-target.ts';
import { type Mark, type MarkedWeek, toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { marksIn } from '#features/plans/server/week-queries.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { checkInDays, plannedHabits } from './queries.ts';

type Planned = Awaited<ReturnType<typeof plannedHabits>>[number];
type Subject = {
  readonly planned: readonly Planned[];
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  readonly done: readonly Mark[];
  readonly checkInDays: number;
  readonly paused: ReadonlySet<CalendarDay>;
};

function toWeek(habit: Planned, { marks, paused }: Subject): MarkedWeek {
  return toMarkedWeek(habit, {
    countsTo: habit.activeUntil,
    pausedDays: paused,
    marks: marks.get(habit.seriesId) ?? [],
  });
}

/** Whole weeks before the current one in which a plan held the habit, newest first. */
function getWeeks(seriesId: string, subject: Subject, currentWeek: CalendarDay): InsightHabit['weeks'] {
  return subject.planned
    .filter((habit) => habit.seriesId === seriesId && habit.weekStartDate < currentWeek)
    .map((habit) => {
      const week = toWeek(habit, subject);
      return { target: effectiveTarget(week), done: week.completedDays.length };
    });
}

/** The days before today on which a plan asked something of the identity, or that have votes all the same: what asked for nothing was not missed. */
function coveredDays(subject: Subject, today: CalendarDay): InsightFacts['days'] {
  const from = addDays(today, -INSIGHT_DAYS);
  const active = new Set(subject.done.map(({ date }) => date));
  const habitsOf = new Map<CalendarDay, MarkedWeek[]>();
  for (const habit of subject.planned) {
    const week = toWeek(habit, subject);
    for (const date of daysFromTo(habit.activeFrom, habit.activeUntil)) {
      habitsOf.set(date, [...(habitsOf.get(date) ?? []), week]);
    }
  }
  return [...habitsOf]
    .filter(([date]) => date >= from && date < today)
    .filter(([date, habits]) => active.has(date) || !(isOutOn(date, habits) || dayPercentage(date, habits).isRestDay))
    .map(([date]) => ({ date, active: active.has(date) }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function getFacts(subject: Subject, today: CalendarDay): InsightFacts | null {
  const current = subject.planned.filter(({ activeFrom, activeUntil }) => activeFrom <= today && today <= activeUntil);
  const [first] = current;
  if (!first) return null;
  return {
    identityName: first.identityName,
    today,
    days: coveredDays(subject, today),
    checkInDays: subject.checkInDays,
    habits: current.map((habit) => ({ ...habit, weeks: getWeeks(habit.seriesId, subject, first.weekStartDate) })),
    votes: {
      recent: subject.done.length,
      thisWeek: subject.done.filter(({ date }) => date >= first.weekStartDate).length,
    },
  };
}

/** An insight for each identity whose plan covers today, in four statements; identities without one are left out. */
export async function insights(user: Pick<CurrentUser, 'id' | 'today'>): Promise<Record<string, Insight>> {
  const span = { from: addDays(user.today, -INSIGHT_DAYS), to: user.today };
  const planned = Map.groupBy(await plannedHabits(user.id, span), ({ identityId }) => identityId);
  const marked = Map.groupBy(await marksIn(user.id, { ...span, today: user.today }), ({ identityId }) => identityId);
  const days = Map.groupBy(await checkInDays(user.id, span), ({ identityId }) => identityId);
  const pauses = await pausesIn(user.id, span);
  const found = [...planned].flatMap(([id, habits]) => {
    const paused = getPausedDays(pauses, id, span);
    const own = marked.get(id) ?? [];
    const subject = {
      planned: habits,
      marks: Map.groupBy(own, ({ seriesId }) => seriesId),
      done: own.filter(({ isDone }) => isDone),
      checkInDays: days.get(id)?.length ?? 0,
      paused,
    };
    const facts = getFacts(subject, user.today);
    const insight = facts && getInsight(facts);
    return insight ? [[id, insight] as const] : [];
  });
  return Object.fromEntries(found);
}
