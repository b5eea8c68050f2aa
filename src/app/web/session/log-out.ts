import { eraseInsightDay } from '#features/progress/web/insight-day.ts';
import { analytics } from '#web/analytics/analytics.ts';
import { queryClient } from '#web/query-client.ts';
import { eraseDrafts } from '#web/device/drafts.ts';

/** Whether this device keeps what somebody wants of push, be it that they want none. */
function keepsPushSettings(): boolean {
  try {
    return localStorage.getItem('taylr-push-settings-of') !== null;
  } catch {
    return false;
  }
}

/** Lets go of what this tab holds of the user. */
async function letGo(): Promise<void> {
  eraseDrafts();
  eraseInsightDay();
  analytics().reset();
  // While there may be a session still: nothing is to be pushed here to somebody who has left.
  if (keepsPushSettings()) {
    // A script that cannot be loaded keeps nobody from logging out.
    const { leavePush } = await import('#features/push/web/device/leave-push.ts').catch(() => ({
      leavePush: async () => {},
    }));
    await leavePush();
  }
  queryClient.clear();
}

/** Ends the session: what this tab holds of the user goes first, then the server is told. What the device keeps goes before that. */
export async function logOut(): Promise<void> {
  await letGo();
  // As a form, whose origin the server checks: to an address alone any page could lead.
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/logout';
  document.body.append(form);
  form.submit();
}

/** Leaves for the start page once the account is gone; there is no session left to end. */
export async function leaveDeletedAccount(): Promise<void> {
  await letGo();
  location.assign('/');
}
