export type Invitation = 'notifications' | 'install';

/** Maximum notices above the week: on a phone of 375×812 the week and its button are then still in view. */
const NOTICES_ABOVE_WEEK = 2;

type Standing = {
  /** Notices that are always shown: that a guest's progress is on this device only, past weeks to review. */
  notices: number;
  /** The browser's permission is undecided, and was not postponed today or in this visit. */
  isNotificationsOpen: boolean;
};

/**
 * What the dashboard invites to; null when there is no space. Never two at once. Notifications come first while undecided, which is known at
 * once, so nothing shifts under a finger; after they are answered or dismissed comes the installation, if the browser offers it.
 */
export function invitationNow({ notices, isNotificationsOpen }: Standing): Invitation | null {
  if (notices >= NOTICES_ABOVE_WEEK) return null;
  return isNotificationsOpen ? 'notifications' : 'install';
}
