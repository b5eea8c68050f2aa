import { eraseInsightDay } from '#features/progress/web/insight-day.ts';
import { analytics } from '../analytics/analytics.ts';
import { queryClient } from '../query-client.ts';
import { eraseDrafts } from './drafts.ts';

/** Whether this device keeps what somebody wants of push, be it that they want none. */
function keepsPushSettings(): boolean {
  try {
    return localStorage.getItem('taylr-push-settings-of') !== null;
  } catch {
    return false;
  }
}

/** Lets go of what this tab holds of the user, then leaves for the address. */
async function leaveFor(address: string): Promise<void> {
  eraseDrafts();
  eraseInsightDay();
  analytics().reset();
  // While there may be a session still: nothing is to be pushed here to somebody who has left.
  if (keepsPushSettings()) {
    // A script that cannot be loaded keeps nobody from logging out.
    const { leavePush } = await import('#features/push/web/leave-push.ts').catch(() => ({ leavePush: async () => {} }));
    await leavePush();
  }
  queryClient.clear();
  location.assign(address);
}

/** Ends the session: what this tab holds of the user goes first, then the server is told. What the device keeps goes before that. */
export function logOut(): void {
  void leaveFor('/api/logout');
}

/** Leaves for the start page once the account is gone; there is no session left to end. */
export function leaveDeletedAccount(): void {
  void leaveFor('/');
}
