import {
  aiReservations,
  chatMessages,
  checkIns,
  coachMemories,
  conversations,
  evidenceYears,
  goals,
  habitCompletions,
  habitPlans,
  habits,
  idempotencyKeys,
  identities,
  identityEvidence,
  pauses,
  sessions,
  userPreferences,
  weeklyReviews,
  weeklySchedules,
} from '#server/db/schema.ts';
import type { Routes } from '#server/mount.ts';
import type { OwnedTable, Services } from '#server/services.ts';
import { accountRoutes } from './account/server/routes.ts';
import type { Api } from './api.ts';
import { bootstrapRoutes } from './bootstrap/server/routes.ts';
import { checkInsRoutes } from './check-ins/server/routes.ts';
import { coachRoutes } from './coach/server/routes.ts';
import { conversationsRoutes } from './conversations/server/routes.ts';
import { goalsRoutes } from './goals/server/routes.ts';
import { identitiesRoutes } from './identities/server/routes.ts';
import { memoriesRoutes } from './memories/server/routes.ts';
import { pausesRoutes } from './pauses/server/routes.ts';
import { plansRoutes } from './plans/server/routes.ts';
import { preferencesRoutes } from './preferences/server/routes.ts';
import { progressRoutes } from './progress/server/routes.ts';
import { reviewsRoutes } from './reviews/server/routes.ts';

/** The list of routes: one handler for every call of `api`. */
export const routes = (services: Services): Routes<Api> => ({
  ...accountRoutes(services),
  ...bootstrapRoutes,
  ...checkInsRoutes(services),
  ...coachRoutes(services),
  ...conversationsRoutes,
  ...goalsRoutes,
  ...identitiesRoutes,
  ...memoriesRoutes,
  ...pausesRoutes,
  ...plansRoutes,
  ...preferencesRoutes,
  ...progressRoutes,
  ...reviewsRoutes(services),
});

/** Every table that belongs to a user, and what becomes of its rows when a guest's records move to an account. */
export const ownedTables: readonly OwnedTable[] = [
  { table: sessions, onMerge: 'account-wins' },
  { table: userPreferences, onMerge: 'account-wins' },
  { table: goals, onMerge: 'move' },
  { table: identities, onMerge: 'move' },
  { table: habitPlans, onMerge: 'move' },
  { table: habits, onMerge: 'move' },
  { table: checkIns, onMerge: 'move' },
  { table: habitCompletions, onMerge: 'move' },
  { table: weeklySchedules, onMerge: 'move' },
  { table: weeklyReviews, onMerge: 'move' },
  { table: pauses, onMerge: 'move' },
  { table: identityEvidence, onMerge: 'move' },
  { table: evidenceYears, onMerge: 'move' },
  { table: conversations, onMerge: 'move' },
  { table: chatMessages, onMerge: 'move' },
  { table: coachMemories, onMerge: 'move' },
  { table: idempotencyKeys, onMerge: 'account-wins' },
  { table: aiReservations, onMerge: 'account-wins' },
];
