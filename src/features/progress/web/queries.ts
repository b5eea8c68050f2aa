import { apiQuery } from '#web/query-client.ts';

/** The seven days of the current week. */
export const weeklyTrackingQuery = apiQuery('GET /api/check-ins/weekly-tracking');

/** The figures of the current week. */
export const statsQuery = apiQuery('GET /api/progress/stats');

/** Every vote there is. Check-ins change it elsewhere: each visit asks anew. */
export const tallyQuery = { ...apiQuery('GET /api/tally'), staleTime: 0 };

/** The evidence of an identity with the days of a year, or of this one. Check-ins change it elsewhere: each visit asks anew. */
export function evidenceQuery(id: string, year: string | undefined) {
  const options = apiQuery('GET /api/identities/:id/evidence', { params: { id }, query: year ? { year } : {} });
  return { ...options, staleTime: 0 };
}

/** What an identity's evidence answers to questions. Check-ins change it elsewhere: each visit asks anew. */
export function answersQuery(id: string) {
  return { ...apiQuery('GET /api/identities/:id/answers', { params: { id } }), staleTime: 0 };
}

/** Whether today is hard: nobody is told of streaks then. */
export const dailyStatusQuery = apiQuery('GET /api/check-ins/daily-status');
