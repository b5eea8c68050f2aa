import { eraseInsightDay } from '#features/progress/web/insight-day.ts';
import { analytics } from '../analytics/analytics.ts';
import { queryClient } from '../query-client.ts';
import { eraseDrafts } from './drafts.ts';

/** Lets go of what this tab holds of the user. */
function forgetUser(): void {
  eraseDrafts();
  eraseInsightDay();
  analytics().reset();
  queryClient.clear();
}

/** Ends the session: what this tab holds of the user goes first, then the server is told. What the device keeps goes before that. */
export function logOut(): void {
  forgetUser();
  location.assign('/api/logout');
}

/** Leaves for the start page once the account is gone; there is no session left to end. */
export function leaveDeletedAccount(): void {
  forgetUser();
  location.assign('/');
}
