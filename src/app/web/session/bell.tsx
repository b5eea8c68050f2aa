import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BellButton } from '#features/notifications/web/bell-button.tsx';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';

const LiveBell = lazy(() => import('./live-bell.tsx').then((part) => ({ default: part.LiveBell })));

/** The bell of the top bar. At first it shows what bootstrap said; its list and its polls come after the first paint. */
export function Bell() {
  const unread = useQuery(bootstrapQuery).data?.notificationCounts.total ?? 0;
  return (
    <Suspense fallback={<BellButton unread={unread} aria-disabled />}>
      <LiveBell />
    </Suspense>
  );
}
