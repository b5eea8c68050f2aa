import { AppError } from '#contract/error.ts';
import { addDays, type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { asOnDay } from '#core/hard-day/small-version.ts';
import { normaliseRefined, type PlannedHabit } from '#core/plan/plan.ts';
import type { CheckInHabit } from '#coach/port.ts';
import { type PlannedDay, plannedDays } from '#features/check-ins/server/day/planned-days.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { getIdentity } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';

/** A habit of a day that can be spoken of, and whose it is. */
export type SpokenHabit = CheckInHabit & { readonly identityId: string };

/** A plan that runs today. */
export type RunningPlan = {
  readonly planId: string;
  readonly identity: PlannedDay['identity'];
  /** In the order of the plan. */
  readonly habits: readonly PlannedHabit[];
};

/** What the bar can be about: the habits of today and yesterday, and the plans that run. */
export type Scope = {
  readonly days: readonly { readonly date: CalendarDay; readonly habits: readonly SpokenHabit[] }[];
  readonly plans: readonly RunningPlan[];
  readonly goalIds: readonly string[];
};

function spokenHabits(days: readonly PlannedDay[], date: CalendarDay): SpokenHabit[] {
  const isOne = days.length === 1;
  return days.flatMap(({ identity, isHard, habits: planned }) =>
    planned
      .map((habit) => asOnDay(habit, isHard))
      .map(({ id, description, implementationIntention: intention, measure, days: named }) => ({
        id,
        identityId: identity.id,
        description,
        intention,
        measure,
        isDue: named === null || named.includes(toWeekday(date)),
        ...(!isOne && { identity: identity.name }),
      })),
  );
}

const inPlanOrder = (habits: readonly HabitRow[]) =>
  habits.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));

function runningPlans(days: readonly PlannedDay[]): RunningPlan[] {
  return days.flatMap(({ identity, opening, habits }) =>
    opening.open ? [{ planId: opening.plan.id, identity, habits: normaliseRefined(inPlanOrder(habits)) }] : [],
  );
}

/** All that the user's words may be about, or what one identity of theirs has. Throws when there is no such identity. */
export async function getScope(user: CurrentUser, identityId: string | undefined): Promise<Scope> {
  const identityIds = identityId === undefined ? null : [identityId];
  if (identityId !== undefined && !(await getIdentity(user.id, identityId))) {
    throw new AppError('NOT_FOUND', identityMessages.notFound);
  }
  const dates = [user.today, addDays(user.today, -1)];
  const planned: PlannedDay[][] = [];
  for (const date of dates) {
    planned.push(await plannedDays({ user, date, identityIds }));
  }
  const active = planned.map((days) => days.filter(({ identity }) => identity.archivedAt === null));
  return {
    days: dates.map((date, at) => ({ date, habits: spokenHabits(active[at] ?? [], date) })),
    plans: runningPlans(active[0] ?? []),
    goalIds: [...new Set(active.flat().map(({ identity }) => identity.goalId))],
  };
}
