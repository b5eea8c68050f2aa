import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyOf } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import { refreshBootstrap } from '#web/session/bootstrap.ts';
import type { Preferences } from '../contract.ts';
import { preferenceMessages } from '../messages.ts';

export const preferencesQuery = reading('GET /api/user/preferences');

/** Sends the chosen theme to the server; the page already shows it. */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme: Preferences['theme']) => call('PATCH /api/user/preferences', { body: { theme } }),
    onSuccess: (preferences) => client.setQueryData(keyOf('GET /api/user/preferences'), preferences),
  });
}

/**
 * The preferences that decide what a day and a week are, and a function that saves some of them. A choice shows while it is
 * being saved and goes back when that fails; choices made quickly are saved one after the other.
 */
export function useDayAndWeek() {
  const client = useQueryClient();
  const saved = useQuery(preferencesQuery).data;
  const saving = useMutation({
    scope: { id: 'day-and-week' },
    mutationFn: (body: Partial<Preferences>) => call('PATCH /api/user/preferences', { body }),
    meta: { failure: preferenceMessages.failed },
    onSuccess: async (preferences) => {
      client.setQueryData(keyOf('GET /api/user/preferences'), preferences);
      // Today, and with it all that is open, can be another day now. What was saved stands even if that cannot be fetched.
      await refreshBootstrap(client).catch(() => undefined);
    },
  });
  const shown = saved && { ...saved, ...(saving.isPending && saving.variables) };
  return { preferences: shown, save: saving.mutate, isSaved: saving.isSuccess };
}
