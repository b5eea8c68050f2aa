import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, getKey } from '#web/api/api.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import type { Preferences } from '../contract.ts';
import { preferenceMessages } from '../messages.ts';
import { preferencesQuery } from './theme-queries.ts';

/** Identities whose current plan conflicts with the proposed week start. */
export type WeekConflicts = Answer<'POST /api/preferences/check-conflicts'>['conflicts'];

// Today, and everything due today, may have changed. The preference is saved even if refetching fails.
async function adopt(client: QueryClient, preferences: Preferences): Promise<void> {
  client.setQueryData(getKey('GET /api/user/preferences'), preferences);
  await refreshBootstrap(client).catch(() => undefined);
}

/** Asks which running plans a new week start would collide with. */
export function useCheckConflicts() {
  return useMutation({
    mutationFn: (weekStartDay: Weekday) => call('POST /api/preferences/check-conflicts', { body: { weekStartDay } }),
    meta: { failure: preferenceMessages.checkFailed },
  });
}

export type Transition = { weekStartDay: Weekday; type: 'graceful' | 'immediate' };

/** Begins weeks on another day although running plans do not: they finish their week, or end at once. */
export function useTransition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ weekStartDay, type }: Transition): Promise<Preferences> => {
      if (type === 'immediate') {
        return call('PATCH /api/user/preferences', { body: { weekStartDay, deleteConflictingPlans: true } });
      }
      const body = { weekStartDay, transitionType: type };
      return (await call('POST /api/preferences/transition-week-boundaries', { body })).preferences;
    },
    meta: { failure: preferenceMessages.failed },
    onSuccess: (preferences) => adopt(client, preferences),
  });
}

/** Mutation key of pending and queued saves of preferences. */
const SAVING = ['preferences', 'notifications'] as const;

/** The notification preferences, and a function to save some of them. Updates are optimistic, including queued ones, and rolled back on failure. */
export function useNotificationChoices() {
  const client = useQueryClient();
  const saved = useQuery(preferencesQuery).data;
  const saving = useMutation({
    mutationKey: SAVING,
    scope: { id: 'preferences' },
    mutationFn: (body: Partial<Preferences>) => call('PATCH /api/user/preferences', { body }),
    meta: { failure: preferenceMessages.failed },
    onSuccess: (preferences) => client.setQueryData(getKey('GET /api/user/preferences'), preferences),
  });
  const waiting = useMutationState({
    filters: { mutationKey: SAVING, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Preferences>,
  });
  const shown: Preferences | undefined = saved && Object.assign({ ...saved }, ...waiting);
  return { preferences: shown, save: saving.mutate, isSaved: saving.isSuccess };
}

/**
 * The preferences that define a day and a week, and a function to save some of them. A choice is shown optimistically and rolled back on
 * failure; quick choices are saved one after the other.
 */
export function useDayAndWeek() {
  const client = useQueryClient();
  const saved = useQuery(preferencesQuery).data;
  const saving = useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: Partial<Preferences>) => call('PATCH /api/user/preferences', { body }),
    meta: { failure: preferenceMessages.failed },
    onSuccess: (preferences) => adopt(client, preferences),
  });
  const shown = saved && { ...saved, ...(saving.isPending && saving.variables) };
  return { preferences: shown, save: saving.mutate, isSaved: saving.isSuccess };
}
