import { useQuery } from '@tanstack/react-query';
import { isNewcomer } from '#core/identity/journey.ts';
import { userQuery } from '#features/account/web/queries.ts';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import type { Habit } from '#features/plans/contract.ts';
import { aiUsageQuery, currentHabitsQuery } from '#features/plans/web/queries.ts';
import { preferencesQuery } from '#features/preferences/web/theme-queries.ts';
import { statsQuery, weeklyTrackingQuery } from '#features/progress/web/queries.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { apiQuery } from '#web/query-client.ts';

/** All that the dashboard shows, without what is archived. */
export type DashboardData = Omit<Bootstrap, 'today' | 'notificationCounts'>;

type Complete<T> = { [Part in keyof T]: NonNullable<T[Part]> };

function isComplete<T extends object>(parts: T): parts is T & Complete<T> {
  return Object.values(parts).every((part) => part !== undefined && part !== null);
}

/** A habit as a hard day asks for it. */
const toSmall = (habit: Habit): Habit => ({ ...habit, ...habit.small });

/** The dashboard's data, each part from its own call; `newcomer` is a user with nothing to show yet. */
export function useDashboard(): DashboardData | 'loading' | 'newcomer' {
  const parts = {
    user: useQuery(userQuery).data,
    preferences: useQuery(preferencesQuery).data,
    goals: useQuery(apiQuery('GET /api/goals')).data,
    identities: useQuery(apiQuery('GET /api/identities')).data,
    currentHabits: useQuery(currentHabitsQuery).data,
    dailyStatus: useQuery(apiQuery('GET /api/check-ins/daily-status')).data,
    weeklyTracking: useQuery(weeklyTrackingQuery).data,
    stats: useQuery(statsQuery).data,
    aiUsage: useQuery(aiUsageQuery).data,
  };
  const pauses = useQuery(apiQuery('GET /api/pauses')).data ?? [];
  // Unknown evidence and unknown reviews don't block the page.
  const evidence = useQuery(apiQuery('GET /api/progress/evidence')).data ?? [];
  const reviewStandings = useQuery(bootstrapQuery).data?.reviewStandings ?? [];
  if (!isComplete(parts)) return 'loading';
  if (isNewcomer({ goals: parts.goals.length, identities: parts.identities.length })) return 'newcomer';
  const identities = parts.identities.filter(({ archivedAt }) => archivedAt === null);
  const isOn = parts.dailyStatus.isHardDay;
  const currentHabits = parts.currentHabits
    .filter(({ identityId }) => identities.some(({ id }) => id === identityId))
    .map((group) => (isOn ? { ...group, habits: group.habits.map(toSmall) } : group));
  return { ...parts, identities, currentHabits, pauses, evidence, reviewStandings };
}
