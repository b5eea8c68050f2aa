import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, hasStatus, refusalMessage } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { eraseUser } from '#web/device/device.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { deletionMessages } from '../deletion-messages.ts';
import { sessionsMessages as texts } from '../sessions-messages.ts';

export const sessionsQuery = apiQuery('GET /api/auth/sessions');
/** What ending a session adds to. */
const activityQuery = apiQuery('GET /api/auth/activity');

/** Ends a session by its id, or all others with `others`. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: string) => {
      if (which === 'others') await call('DELETE /api/auth/sessions');
      else await call('DELETE /api/auth/sessions/:id', { params: { id: which } });
    },
    meta: { failure: texts.endFailed },
    onSuccess: (_done, which) => toast({ ...(which === 'others' ? texts.othersEnded : texts.ended), tone: 'success' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: activityQuery.queryKey });
      // Awaited, so that the row is gone when the button stops working.
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Deletes the account and the user's data on this device, then says so. */
export function useDeleteAccount(userId: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: (confirmation: { email: string } | { guestConfirmation: string }) =>
      call('DELETE /api/auth/account', { body: confirmation }),
    // A device that cannot be opened has kept nothing.
    onSuccess: () => eraseUser(userId).then(onDeleted, onDeleted),
    onError: (error) => {
      // A session that is lost has its own words.
      if (hasStatus(error, 401)) return;
      const description = refusalMessage(error) ?? deletionMessages.failed.description;
      toast({ title: deletionMessages.failed.title, description, tone: 'danger' });
    },
  });
}
