import type { QueryClient } from '@tanstack/react-query';
import { call, type CallArguments, getKey } from '#web/api/api.ts';
import { refreshBootstrap } from './bootstrap.ts';

type Changes = NonNullable<CallArguments<'PATCH /api/user/preferences'>[0]>['body'];

/** Changes settings from where they are missed. Throws when it could not be saved. */
export async function changePreferences(client: QueryClient, changes: Changes): Promise<void> {
  const preferences = await call('PATCH /api/user/preferences', { body: changes });
  client.setQueryData(getKey('GET /api/user/preferences'), preferences);
  // It is saved even if the rest cannot be fetched anew.
  await refreshBootstrap(client).catch(() => undefined);
}
