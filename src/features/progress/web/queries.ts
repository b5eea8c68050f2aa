import { reading } from '#web/query-client.ts';

/** The seven days of the current week. */
export const weeklyTrackingQuery = reading('GET /api/check-ins/weekly-tracking');

/** The figures of the current week. */
export const statsQuery = reading('GET /api/progress/stats');
