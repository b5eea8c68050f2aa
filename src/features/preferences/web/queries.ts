import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, keyOf } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import type { Preferences } from '../contract.ts';

export const preferencesQuery = reading('GET /api/user/preferences');

/** Sends the chosen theme to the server; the page already shows it. */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme: Preferences['theme']) => call('PATCH /api/user/preferences', { body: { theme } }),
    onSuccess: (preferences) => client.setQueryData(keyOf('GET /api/user/preferences'), preferences),
  });
}
