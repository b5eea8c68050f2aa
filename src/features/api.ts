import { accountApi, ownAccountApi } from './account/contract.ts';
import { activityApi } from './activity/contract.ts';
import { bootstrapApi } from './bootstrap/contract.ts';
import { calendarApi } from './calendar/contract.ts';
import { channelsApi } from './channels/contract.ts';
import { coachingApi } from './coaching-api.ts';
import { dataExportApi } from './data-export/contract.ts';
import { feedbackApi } from './feedback/contract.ts';
import { marketingApi } from './marketing/contract.ts';
import { notificationsApi } from './notifications/contract.ts';
import { preferencesApi } from './preferences/contract.ts';
import { pushApi } from './push/contract.ts';
import { referralsApi } from './referrals/contract.ts';
import { tickLinksApi } from './tick-links/contract.ts';
import { tokensApi } from './tokens/contract.ts';
import { webhooksApi } from './webhooks/contract.ts';

/** All contracts: a call exists only if it is listed here. */
export const api = {
  ...accountApi,
  ...activityApi,
  ...bootstrapApi,
  ...calendarApi,
  ...channelsApi,
  ...coachingApi,
  ...feedbackApi,
  ...marketingApi,
  ...notificationsApi,
  ...dataExportApi,
  ...ownAccountApi,
  ...preferencesApi,
  ...pushApi,
  ...referralsApi,
  ...tickLinksApi,
  ...tokensApi,
  ...webhooksApi,
};
export type Api = typeof api;

declare module '#contract/registered-api.ts' {
  interface Registered {
    api: typeof api;
  }
}
