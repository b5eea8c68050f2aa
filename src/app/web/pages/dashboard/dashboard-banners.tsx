import type { Invitation } from '#core/referral/invitation.ts';
import { NotificationsBanner } from '#features/push/web/notifications-banner.tsx';
import { InstallBanner } from '#app/web/pwa/install/install-banner.tsx';

type DashboardBannersProps = {
  invitation: Invitation;
  userId: string;
  today: string;
  /** Called once there is nothing left to answer about notifications. */
  onAnswered: () => void;
};

/** What the dashboard offers for this device: to be reminded, or to install the app. Each shows when its time has come, and goes once it is answered. */
export function DashboardBanners({ invitation, ...rest }: DashboardBannersProps) {
  return invitation === 'install' ? <InstallBanner /> : <NotificationsBanner {...rest} />;
}
