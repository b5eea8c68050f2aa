import { eraseInsightDay } from '#features/progress/web/insight-day.ts';
import { queryClient } from '../query-client.ts';
import { eraseDrafts } from './drafts.ts';

/** Ends the session: what this tab holds of the user goes first, then the server is told. What the device keeps goes before that. */
export function logOut(): void {
  eraseDrafts();
  eraseInsightDay();
  queryClient.clear();
  location.assign('/api/logout');
}
