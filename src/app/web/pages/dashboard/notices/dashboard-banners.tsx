import type { Notice } from '#core/referral/notice.ts';
import { NotificationsBanner } from '#features/push/web/notifications-banner.tsx';
import { InstallBanner } from '#app/web/pwa/install/install-banner.tsx';

type DashboardBannersProps = {
  invitation: Exclude<Notice, 'guest'>;
  userId: string;
  today: string;
  /** Called once no question about notifications is open. */
  onAnswered: () => void;
};

/** The dashboard's offers for this device: notifications, or installing the app. Each shows at its own time, until it is answered. */
export function DashboardBanners({ invitation, ...rest }: DashboardBannersProps) {
  return invitation === 'install' ? <InstallBanner /> : <NotificationsBanner {...rest} />;
}
