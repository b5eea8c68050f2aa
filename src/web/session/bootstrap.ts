import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { call, hasStatus, keyOf } from '../api.ts';
import { queryClient } from '../query-client.ts';

/** True while this browser may hold a session: the readable cookie saves asking when it does not. */
function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('signed_in=1');
}

/** Fills the caches of the single calls, so that none of them is made for what bootstrap already said. */
export function seed(client: QueryClient, bootstrap: Bootstrap): void {
  const { user, preferences, goals, identities, currentHabits, dailyStatus, weeklyTracking, stats, aiUsage } =
    bootstrap;
  client.setQueryData(keyOf('GET /api/auth/user'), user);
  client.setQueryData(keyOf('GET /api/user/preferences'), preferences);
  client.setQueryData(keyOf('GET /api/goals'), goals);
  client.setQueryData(keyOf('GET /api/identities'), identities);
  client.setQueryData(keyOf('GET /api/habits/all-current'), currentHabits);
  client.setQueryData(keyOf('GET /api/check-ins/daily-status'), dailyStatus);
  client.setQueryData(keyOf('GET /api/check-ins/weekly-tracking'), weeklyTracking);
  client.setQueryData(keyOf('GET /api/progress/stats'), stats);
  client.setQueryData(keyOf('GET /api/ai-usage/status'), aiUsage);
  client.setQueryData(keyOf('GET /api/pauses'), bootstrap.pauses);
  client.setQueryData(keyOf('GET /api/notifications/counts'), bootstrap.notificationCounts);
  for (const goal of goals) client.setQueryData(keyOf('GET /api/goals/:id', { params: { id: goal.id } }), goal);
  for (const identity of identities) {
    client.setQueryData(keyOf('GET /api/identities/:id', { params: { id: identity.id } }), identity);
  }
  for (const { identityId, trigger, overdue, button } of bootstrap.reviewStandings) {
    const of = { params: { identityId } };
    client.setQueryData(keyOf('GET /api/weekly-reviews/check-trigger/:identityId', of), trigger);
    client.setQueryData(keyOf('GET /api/weekly-reviews/overdue/:identityId', of), overdue);
    client.setQueryData(keyOf('GET /api/weekly-reviews/button-status/:identityId', of), button);
  }
}

/** Counts the requests: of two under way only the later one may fill the caches. */
let requests = 0;

/** Everything for the first screen, or null for nobody. Its answer also fills the caches of the single calls. */
export const bootstrapQuery = queryOptions({
  queryKey: keyOf('GET /api/bootstrap'),
  queryFn: async ({ client }): Promise<Bootstrap | null> => {
    if (!mayBeSignedIn()) return null;
    requests += 1;
    const request = requests;
    try {
      const bootstrap = await call('GET /api/bootstrap');
      if (request === requests) seed(client, bootstrap);
      return bootstrap;
    } catch (error) {
      const known = client.getQueryData(keyOf('GET /api/bootstrap'));
      if (hasStatus(error, 401) && !known) return null;
      throw error;
    }
  },
});

/**
 * Fetches bootstrap again and refills the caches: after every write that touches goals, identities, plans, check-ins, reviews or
 * pauses.
 * A request under way is overtaken, not waited for. Rejects when the refresh failed; the write before it stands.
 */
export async function refreshBootstrap(client: QueryClient = queryClient): Promise<Bootstrap | null> {
  const { queryKey } = bootstrapQuery;
  if (!client.getQueryState(queryKey)) return client.fetchQuery(bootstrapQuery);
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  return client.getQueryData<Bootstrap | null>(queryKey) ?? null;
}
