import { useState } from 'react';
import { invitationNow } from '#core/referral/invitation.ts';
import { isOfferedToday } from '#features/push/web/offered-today.ts';
import { DashboardBanners } from './dashboard-banners.tsx';

type InvitationPlaceProps = { userId: string; today: string; notices: number };

/** The dashboard's slot for one invitation at a time. */
export function InvitationPlace({ userId, today, notices }: InvitationPlaceProps) {
  const [isNotificationsOpen, setNotificationsOpen] = useState(() => isOfferedToday(today));
  const invitation = invitationNow({ notices, isNotificationsOpen });
  if (invitation === null) return null;
  return <DashboardBanners {...{ invitation, userId, today }} onAnswered={() => setNotificationsOpen(false)} />;
}
