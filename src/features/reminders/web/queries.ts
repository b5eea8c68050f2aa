import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnTime } from '#core/habit/own-time.ts';
import { ownTimeMessages } from '#features/reminders/own-time-messages.ts';
import { call } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { changePreferences } from '#web/bootstrap/change-preferences.ts';
import { toast } from '#web/ui/status/toast-store.ts';

/** Sets a habit's own time. Quick choices are saved one after the other. */
export function useSetOwnTime(habitId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'own-time' },
    mutationFn: (time: OwnTime | null) =>
      call('PATCH /api/habits/:habitId/reminder', { params: { habitId }, body: { time } }),
    meta: { failure: ownTimeMessages.failed },
    // It is saved even if the rest cannot be fetched anew.
    onSuccess: () => refreshBootstrap(client).catch(() => undefined),
  });
}

/** Lets more notifications be pushed in a day. */
export function useRaiseCap() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (most: number) => changePreferences(client, { maxDailyNotifications: most }),
    meta: { failure: ownTimeMessages.raiseFailed },
    onSuccess: (_saved, most) => toast({ ...ownTimeMessages.raised(most), tone: 'success' }),
  });
}
