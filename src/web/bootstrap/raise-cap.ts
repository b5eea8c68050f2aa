import type { QueryClient } from '@tanstack/react-query';
import { call, getKey } from '#web/api/api.ts';
import { refreshBootstrap } from './bootstrap.ts';

/** Lets so many notifications be pushed in a day. Throws when it could not be saved. */
export async function raiseCap(client: QueryClient, maxDailyNotifications: number): Promise<void> {
  const preferences = await call('PATCH /api/user/preferences', { body: { maxDailyNotifications } });
  client.setQueryData(getKey('GET /api/user/preferences'), preferences);
  // It is saved even if the rest cannot be fetched anew.
  await refreshBootstrap(client).catch(() => undefined);
}
