import { NotificationsBanner } from '#features/push/web/notifications-banner.tsx';
import { InstallBanner } from '../pwa/install-banner.tsx';

/** What the dashboard offers for this device, above the week: to be reminded, and to install the app. */
export function DashboardBanners({ userId, today }: { userId: string; today: string }) {
  return (
    <>
      <InstallBanner />
      <NotificationsBanner userId={userId} today={today} />
    </>
  );
}
