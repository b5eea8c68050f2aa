export type Invitation = 'notifications' | 'install';

/** So many notices may stand above the week: on a phone of 375×812 it is then in sight, with the button under it. */
const NOTICES_ABOVE_WEEK = 2;

type Standing = {
  /** Notices that stand there whatever happens: that a guest's progress is on this device alone, weeks to look back on. */
  notices: number;
  /** The browser's question is open, and was not put off today or in this visit. */
  isNotificationsOpen: boolean;
};

/**
 * What the dashboard invites to as things stand; null when there is no room for it. Never to two things. Notifications come first while they are open,
 * which is known at once, so nothing changes places under a finger; once they are answered or sent away the installation has its turn, when the browser
 * offers it.
 */
export function invitationNow({ notices, isNotificationsOpen }: Standing): Invitation | null {
  if (notices >= NOTICES_ABOVE_WEEK) return null;
  return isNotificationsOpen ? 'notifications' : 'install';
}
