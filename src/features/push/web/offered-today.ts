const DISMISSED = 'taylr-push-asked';

/**
 * Whether the dashboard offers notifications: the permission is undecided, and the offer was not dismissed today. Synchronous, so that its space
 * is reserved before it loads.
 */
export function isOfferedToday(today: string): boolean {
  // Older browsers know no notifications.
  if ((globalThis.Notification as typeof Notification | undefined)?.permission !== 'default') return false;
  try {
    return localStorage.getItem(DISMISSED) !== today;
  } catch {
    return true;
  }
}

/** Keeps the day on which the offer was sent away. */
export function keepDismissed(today: string): void {
  try {
    localStorage.setItem(DISMISSED, today);
  } catch {
    // Storage is forbidden: the offer then stays away until the page is left.
  }
}
