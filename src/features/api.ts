import { accountApi, ownAccountApi } from './account/contract.ts';
import { activityApi } from './activity/contract.ts';
import { bootstrapApi } from './bootstrap/contract.ts';
import { checkInsApi } from './check-ins/contract.ts';
import { coachApi } from './coach/contract.ts';
import { conversationsApi } from './conversations/contract.ts';
import { feedbackApi } from './feedback/contract.ts';
import { goalsApi } from './goals/contract.ts';
import { identitiesApi } from './identities/contract.ts';
import { marketingApi } from './marketing/contract.ts';
import { memoriesApi } from './memories/contract.ts';
import { notificationsApi } from './notifications/contract.ts';
import { dataExportApi } from '#features/data-export/contract.ts';
import { pausesApi } from './pauses/contract.ts';
import { plansApi } from './plans/contract.ts';
import { preferencesApi } from './preferences/contract.ts';
import { progressApi } from './progress/contract.ts';
import { pushApi } from './push/contract.ts';
import { referralsApi } from './referrals/contract.ts';
import { reviewsApi } from './reviews/contract.ts';

/** All contracts: a call exists only if it is listed here. */
export const api = {
  ...accountApi,
  ...activityApi,
  ...bootstrapApi,
  ...checkInsApi,
  ...coachApi,
  ...conversationsApi,
  ...feedbackApi,
  ...goalsApi,
  ...identitiesApi,
  ...marketingApi,
  ...memoriesApi,
  ...notificationsApi,
  ...dataExportApi,
  ...ownAccountApi,
  ...pausesApi,
  ...plansApi,
  ...preferencesApi,
  ...progressApi,
  ...pushApi,
  ...referralsApi,
  ...reviewsApi,
};
export type Api = typeof api;

declare module '#contract/registered-api.ts' {
  interface Registered {
    api: typeof api;
  }
}
