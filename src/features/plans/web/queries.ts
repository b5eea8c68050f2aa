import { reading } from '#web/query-client.ts';

/** The current plan of every identity with its habits. */
export const currentHabitsQuery = reading('GET /api/habits/all-current');

/** How many AI interactions are left. */
export const aiUsageQuery = reading('GET /api/ai-usage/status');
