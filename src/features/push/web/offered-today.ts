const DISMISSED = 'taylr-push-asked';

/**
 * Whether the dashboard offers notifications: nobody has answered the browser's question yet, and the offer was not sent away this day. Known at once,
 * so that its place is there before it is.
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
