import { lazy, Suspense, useState } from 'react';
import { invitationNow } from '#core/referral/invitation.ts';
import { isOfferedToday } from '#features/push/web/offered-today.ts';

const DashboardBanners = lazy(() =>
  import('./dashboard-banners.tsx').then((part) => ({ default: part.DashboardBanners })),
);

type InvitationPlaceProps = { userId: string; today: string; notices: number };

/** The dashboard's slot for one invitation at a time; its space is reserved if known early. */
export function InvitationPlace({ userId, today, notices }: InvitationPlaceProps) {
  const [isNotificationsOpen, setNotificationsOpen] = useState(() => isOfferedToday(today));
  const invitation = invitationNow({ notices, isNotificationsOpen });
  if (invitation === null) return null;
  return (
    <Suspense fallback={invitation === 'notifications' && <div className="h-17" />}>
      <DashboardBanners {...{ invitation, userId, today }} onAnswered={() => setNotificationsOpen(false)} />
    </Suspense>
  );
}
