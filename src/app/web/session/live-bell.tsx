import { lazy } from 'react';
import { NotificationBell } from '#features/notifications/web/notification-bell.tsx';
import { showBadge } from '../pwa/badge.ts';

const loadList = () => import('./bell-list.tsx').then((part) => ({ default: part.BellList }));
const BellList = lazy(loadList);

const onCounts = (total: number) => void showBadge(total);

/** The bell of the top bar, which shows its number on the app's icon too. */
export function LiveBell({ userId }: { userId: string }) {
  return (
    <NotificationBell load={loadList} onCounts={onCounts}>
      <BellList userId={userId} />
    </NotificationBell>
  );
}
