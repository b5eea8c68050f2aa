import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MINUTE } from '#core/calendar/durations.ts';
import { call, getKey } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { accountMessages } from '../messages.ts';

/** Milliseconds for which the answer to 'who is signed in' is trusted. */
const USER_FRESH = 5 * MINUTE;

/** The signed-in user; null when the session has ended. */
export const userQuery = { ...apiQuery('GET /api/auth/user'), staleTime: USER_FRESH };

/** Opens a session for a guest. */
export function startAsGuest() {
  return call('POST /api/auth/guest');
}

/** Settles what happens to a guest's records after signing in: `true` takes them along, `false` leaves them. */
export function useGuestProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keep: boolean) => call('POST /api/auth/guest-progress', { body: { keep } }),
    meta: { failure: accountMessages.guestProgress.failed },
    onSuccess: async (user, keep) => {
      // Refetch the records first, so that they are there when the dialog closes. The answer is saved even if refetching fails.
      await refreshBootstrap(client).catch(() => undefined);
      client.setQueryData(getKey('GET /api/auth/user'), user);
      if (keep) toast({ ...accountMessages.guestProgress.brought, tone: 'success' });
    },
  });
}
