import { NotificationPopover } from '#features/notifications/web/notification-popover.tsx';
import { useNotificationsOffer } from '#features/push/web/use-notifications-offer.ts';

/** The bell with its list, and the offer to enable notifications in this browser. */
export function BellList({ userId }: { userId: string }) {
  const { isOffered, enable } = useNotificationsOffer(userId, 'bell');
  return <NotificationPopover onEnable={isOffered ? enable : undefined} />;
}
