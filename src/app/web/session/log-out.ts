import { analytics } from '#web/analytics/analytics.ts';
import { queryClient } from '#web/query-client.ts';
import { eraseDayNotes } from '#web/device/day-note.ts';
import { eraseDrafts } from '#web/device/drafts.ts';
import { forgetSession } from '#web/kept-session.ts';

/** Whether this device stores the user's push settings, including that push is off. */
function keepsPushSettings(): boolean {
  try {
    return localStorage.getItem('taylr-push-settings-of') !== null;
  } catch {
    return false;
  }
}

/** Clears this tab's data of the user. */
async function letGo(): Promise<void> {
  eraseDrafts();
  eraseDayNotes();
  analytics().reset();
  // While the session still exists: no pushes may reach this device after the user has left.
  if (keepsPushSettings()) {
    // A script that fails to load must not prevent logging out.
    const { leavePush } = await import('#features/push/web/device/leave-push.ts').catch(() => ({
      leavePush: async () => {},
    }));
    await leavePush();
  }
  await forgetSession();
  queryClient.clear();
}

/** Ends the session: clears this tab's data, then tells the server. Data on the device is erased before that. */
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
