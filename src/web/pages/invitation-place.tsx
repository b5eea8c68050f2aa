import { lazy, Suspense, useState } from 'react';
import { invitationAtOpening } from '#core/invitation.ts';
import { isOfferedToday } from '#features/push/web/offered-today.ts';

const DashboardBanners = lazy(() =>
  import('./dashboard-banners.tsx').then((part) => ({ default: part.DashboardBanners })),
);

type InvitationPlaceProps = { userId: string; today: string; notices: number };

/** Where the dashboard invites to one thing, kept free for what is known at once. Whose turn it is stays as it was at the opening. */
export function InvitationPlace({ userId, today, notices }: InvitationPlaceProps) {
  const [invitation] = useState(() => invitationAtOpening({ notices, isNotificationsOpen: isOfferedToday(today) }));
  if (invitation === null) return null;
  return (
    <Suspense fallback={invitation === 'notifications' && <div className="h-17" />}>
      <DashboardBanners {...{ invitation, userId, today }} />
    </Suspense>
  );
}
