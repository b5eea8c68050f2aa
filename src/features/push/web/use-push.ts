import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onDeviceSettings, shownDeviceSettings } from './device/device-settings.ts';
import { askPermission, canPush, permissionNow } from './device/push-steps.ts';

/** What subscribes, loaded when push is on or is switched on. */
const loadDevice = () => import('./device/push-device.ts');

/** The question comes first: browsers show it only right after a press. */
async function enablePush(userId: string): Promise<void> {
  await askPermission();
  await (await loadDevice()).enablePush(userId);
}

/** Calls back when the user may have changed what this site is allowed: in the browser's own settings, or by its question. */
function onPermission(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', listener, { signal });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    // Not every browser reports notification permissions here: check on returning to the page instead.
    .catch(() => undefined);
  return () => ended.abort();
}

/** This device's push settings, reactive. */
export function useDeviceSettings() {
  return useSyncExternalStore(onDeviceSettings, shownDeviceSettings);
}

/**
 * Push on this device: what is allowed, what is wanted, and whether the server confirms the subscription. `enable` and `disable` reject with a PushError whose
 * message is for the user.
 */
export function usePush(userId: string) {
  const client = useQueryClient();
  const settings = useDeviceSettings();
  const permission = useSyncExternalStore(onPermission, permissionNow);
  const queryKey = ['push-device', userId];
  const record = useQuery({
    queryKey,
    queryFn: async () => (await loadDevice()).deviceRecord(userId),
    enabled: canPush() && permission === 'granted',
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const enable = useMutation({ mutationFn: () => enablePush(userId), onSettled: refresh });
  const disable = useMutation({
    mutationFn: async () => (await loadDevice()).disablePush(userId),
    onSettled: refresh,
  });
  return {
    isSupported: canPush(),
    permission,
    settings,
    record,
    isSubscribed: permission === 'granted' && record.data?.isActive === true,
    enable,
    disable,
    refresh,
  };
}

export type Push = ReturnType<typeof usePush>;
