import { NotificationPopover } from '#features/notifications/web/notification-popover.tsx';

/** The bell once it is loaded: where what the browser can do with notifications joins it. */
export function LiveBell() {
  return <NotificationPopover />;
}
