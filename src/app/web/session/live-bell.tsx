import { useNotificationsOffer } from '#features/push/web/use-notifications-offer.ts';
import { NotificationPopover } from '#features/notifications/web/notification-popover.tsx';
import { showBadge } from '../pwa/badge.ts';
import { useUser } from './use-session.ts';

const onCounts = (total: number) => void showBadge(total);

/** The loaded bell, with the offer to enable notifications in this browser. */
export function LiveBell() {
  const { isOffered, enable } = useNotificationsOffer(useUser().id, 'bell');
  return <NotificationPopover onEnable={isOffered ? enable : undefined} onCounts={onCounts} />;
}
