import type { Routes } from '#server/http/mount.ts';
import type { progressApi } from '../contract.ts';
import { evidenceBriefs } from './brief/evidence-briefs.ts';
import { getAnswers } from './evidence/get-answers.ts';
import { getEvidence } from './evidence/get-evidence.ts';
import { insights } from './insights.ts';
import { progressStats, trackedWeek } from './stats/progress-stats.ts';
import { tally } from './tally/tally.ts';

export const progressRoutes: Routes<typeof progressApi> = {
  'GET /api/check-ins/weekly-tracking': async ({ user }) => (await trackedWeek(user)).tracking,

  'GET /api/progress/stats': async ({ user, query }) => progressStats(user, query.period),

  'GET /api/identities/:id/evidence': ({ user, params, query }) =>
    getEvidence(user, params.id, query.year === undefined ? undefined : Number(query.year)),

  'GET /api/identities/:id/answers': ({ user, params }) => getAnswers(user, params.id),
  'GET /api/progress/evidence': ({ user }) => evidenceBriefs(user),

  'GET /api/tally': ({ user }) => tally(user),

  'GET /api/ai/dashboard-insights-multi': async ({ user }) => insights(user),
};
