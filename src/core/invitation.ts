export type Invitation = 'notifications' | 'install';

/** So many notices may stand above the week: on a phone of 375×812 it is then in sight, with the button under it. */
const NOTICES_ABOVE_WEEK = 2;

type Opening = {
  /** Notices that stand there whatever happens: that a guest's progress is on this device alone, weeks to look back on. */
  notices: number;
  /** The browser's question is open, and was not put off today. */
  isNotificationsOpen: boolean;
};

/**
 * What the dashboard invites to at an opening; null when there is no room for it. Never to two things, and not to the next one when the first was sent
 * away: that has its turn at the next opening. Notifications come first while they are open, which is known at once, so nothing changes places under a
 * finger; else the installation, once the browser offers it.
 */
export function invitationAtOpening({ notices, isNotificationsOpen }: Opening): Invitation | null {
  if (notices >= NOTICES_ABOVE_WEEK) return null;
  return isNotificationsOpen ? 'notifications' : 'install';
}
