import { InstallBanner } from '../pwa/install-banner.tsx';

/** What the dashboard offers for this device, above the week: to install the app. */
export function DashboardBanners() {
  return <InstallBanner />;
}
