import { INSIGHT_DAYS, type InsightFacts, type InsightHabit, getInsight } from '#coach/insight.ts';
import type { Insight } from '#coach/insight-texts.ts';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { countIn, getPausedDays } from '#core/pause/pause.ts';
import { effectiveTarget } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { checkInDays, completionsIn, plannedHabits } from './queries.ts';

type Planned = Awaited<ReturnType<typeof plannedHabits>>[number];
type Done = { readonly seriesId: string; readonly date: CalendarDay };
type Subject = {
  readonly planned: readonly Planned[];
  readonly done: readonly Done[];
  readonly checkInDays: number;
  readonly paused: ReadonlySet<CalendarDay>;
};

/** Whole weeks before the current one in which a plan held the habit, newest first. */
function getWeeks(
  seriesId: string,
  { planned, done, paused }: Subject,
  currentWeek: CalendarDay,
): InsightHabit['weeks'] {
  return planned
    .filter((habit) => habit.seriesId === seriesId && habit.weekStartDate < currentWeek)
    .map(({ targetFrequency, countsFrom, weekStartDate, activeUntil }) => ({
      target: effectiveTarget({
        targetFrequency,
        countsFrom,
        countsTo: activeUntil,
        pausedDays: countIn(paused, { from: countsFrom, to: activeUntil }),
      }),
      done: done.filter((one) => one.seriesId === seriesId && one.date >= weekStartDate && one.date <= activeUntil)
        .length,
    }));
}

/** The days before today that a plan of the identity covered, each once; without paused ones. */
function coveredDays({ planned, done, paused }: Subject, today: CalendarDay): InsightFacts['days'] {
  const from = addDays(today, -INSIGHT_DAYS);
  const active = new Set(done.map(({ date }) => date));
  const covered = new Set(planned.flatMap(({ activeFrom, activeUntil }) => daysFromTo(activeFrom, activeUntil)));
  return [...covered]
    .filter((date) => date >= from && date < today && !paused.has(date))
    .toSorted()
    .map((date) => ({ date, active: active.has(date) }));
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
  const done = Map.groupBy(await completionsIn(user.id, span), ({ identityId }) => identityId);
  const days = Map.groupBy(await checkInDays(user.id, span), ({ identityId }) => identityId);
  const pauses = await pausesIn(user.id, span);
  const found = [...planned].flatMap(([id, habits]) => {
    const paused = getPausedDays(pauses, id, span);
    const subject = { planned: habits, done: done.get(id) ?? [], checkInDays: days.get(id)?.length ?? 0, paused };
    const facts = getFacts(subject, user.today);
    const insight = facts && getInsight(facts);
    return insight ? [[id, insight] as const] : [];
  });
  return Object.fromEntries(found);
}
