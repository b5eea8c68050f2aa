export type Notice = 'notifications' | 'guest' | 'install';

type Standing = {
  /** Something was checked in at some time. */
  hasBegun: boolean;
  /** Past weeks wait for their review: that notice stands by itself. */
  hasOverdue: boolean;
  isGuest: boolean;
  /** The browser's permission is undecided, and was not postponed today or in this visit. */
  isNotificationsOpen: boolean;
};

/**
 * The one notice that stands above the week; null before the first check-in, which nothing is to be in the way of. Notifications come first while
 * undecided, which is known at once, so nothing shifts under a finger; then that a guest's progress is on this device only, or for an account
 * nothing; the installation takes that place while the browser offers it.
 */
export function noticeNow({ hasBegun, hasOverdue, isGuest, isNotificationsOpen }: Standing): Notice | null {
  if (!hasBegun || hasOverdue) return null;
  if (isNotificationsOpen) return 'notifications';
  return isGuest ? 'guest' : 'install';
}
