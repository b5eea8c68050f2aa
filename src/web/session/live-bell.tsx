import { NotificationPopover } from '#features/notifications/web/notification-popover.tsx';
import { showBadge } from '../pwa/badge.ts';

const onCounts = (total: number) => void showBadge(total);

/** The bell once it is loaded: where what the browser can do with notifications joins it. */
export function LiveBell() {
  return <NotificationPopover onCounts={onCounts} />;
}
