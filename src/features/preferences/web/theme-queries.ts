import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getKey } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import type { Preferences } from '../contract.ts';

// Apart from the other queries: the frame of every page needs these, and no text of the settings.
export const preferencesQuery = apiQuery('GET /api/user/preferences');

/** Sends the chosen theme to the server; the page already shows it. */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme: Preferences['theme']) => call('PATCH /api/user/preferences', { body: { theme } }),
    onSuccess: (preferences) => client.setQueryData(getKey('GET /api/user/preferences'), preferences),
  });
}
