import { useState } from 'react';
import { noticeNow } from '#core/referral/notice.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { isOfferedToday } from '#features/push/web/offered-today.ts';
import { GuestBanner } from '#app/web/layout/guest-banner.tsx';
import { InstallBanner } from '#app/web/pwa/install/install-banner.tsx';
import { DashboardBanners } from './dashboard-banners.tsx';

type NoticePlaceProps = {
  user: { id: string; isGuest: boolean };
  today: string;
  hasBegun: boolean;
  hasOverdue: boolean;
};

/** The dashboard's slot for one notice at a time. */
export function NoticePlace({ user, today, hasBegun, hasOverdue }: NoticePlaceProps) {
  const [isNotificationsOpen, setNotificationsOpen] = useState(() => isOfferedToday(today));
  // A first tick brings none in this visit: the habits stay where they are under the finger.
  const [hadBegun] = useState(hasBegun);
  const notice = noticeNow({ hasBegun: hadBegun, hasOverdue, isGuest: user.isGuest, isNotificationsOpen });
  if (notice === null) return null;
  if (notice === 'guest') {
    const guest = <GuestBanner text={progressMessages.dashboard.guestBanner} createAccountHref={CREATE_ACCOUNT} />;
    return <InstallBanner otherwise={guest} />;
  }
  return (
    <DashboardBanners
      invitation={notice}
      userId={user.id}
      today={today}
      onAnswered={() => setNotificationsOpen(false)}
    />
  );
}
