import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { deviceMessages } from '../device-messages.ts';

type Times = { morningPushTime?: string; eveningPushTime?: string };

const preferencesQuery = apiQuery('GET /api/user/preferences');

/**
 * When the two reminders come, the same on all devices. A choice shows while it is being saved and goes back when that fails; choices made quickly are
 * saved one after the other.
 */
export function usePushTimes() {
  const client = useQueryClient();
  const saved = useQuery(preferencesQuery).data;
  const saving = useMutation({
    scope: { id: 'push-times' },
    mutationFn: (body: Times) => call('PATCH /api/user/preferences', { body }),
    meta: { failure: deviceMessages.card.saveFailed },
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
  });
  const times = saved && { ...saved, ...(saving.isPending && saving.variables) };
  return { times, save: saving.mutate, isSaved: saving.isSuccess };
}
