type BadgeNavigator = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };

/** Tag of the notification that is the badge where launchers count them. */
const ANDROID_BADGE = 'taylr-badge';

/** Sets the number on the app's icon; 0 clears it. Does nothing where icons have no badge. */
export async function setBadge(worker: ServiceWorkerGlobalScope, count: number): Promise<void> {
  const icon = worker.navigator as BadgeNavigator;
  const done = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
  // A browser may know badges and still have none here: there is nothing to be done about it.
  await done?.catch(() => undefined);
}

/**
 * Android shows a badge for as long as a notification stands. Unread ones have theirs already, from their push; only for a test a silent one is
 * shown.
 */
export async function setAndroidBadge(
  worker: ServiceWorkerGlobalScope,
  { count, isTest }: { count: number; isTest: boolean },
): Promise<void> {
  await setBadge(worker, count);
  if (!isTest) return;
  await worker.registration.showNotification(`(${count}) Taylr`, {
    tag: ANDROID_BADGE,
    silent: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { actionUrl: '/', notificationId: null },
  });
}

/** Takes the badge away on Android: with everything read, no notification needs to stand any more. */
export async function clearAndroidBadge(worker: ServiceWorkerGlobalScope): Promise<void> {
  await setBadge(worker, 0);
  for (const notification of await worker.registration.getNotifications()) notification.close();
}
