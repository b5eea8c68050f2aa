import { apiQuery } from '#web/query-client.ts';

/** The current plan of every identity with its habits. */
export const currentHabitsQuery = apiQuery('GET /api/habits/all-current');

/** How many AI interactions are left. */
export const aiUsageQuery = apiQuery('GET /api/ai-usage/status');
