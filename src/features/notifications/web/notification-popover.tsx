import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { notificationMessages as texts } from '../messages.ts';
import { BellButton } from './bell-button.tsx';
import { NotificationsLoading } from './notifications-loading.tsx';
import { countsQuery } from './queries.ts';
import { cn } from '#web/ui/cn.ts';

const NotificationPanel = lazy(() =>
  import('./notification-panel.tsx').then((part) => ({ default: part.NotificationPanel })),
);

export type NotificationPopoverProps = {
  /** Turns notifications of the browser on; left out, nothing offers to. Called by a press, so that it may ask for permission. */
  onEnable?: (() => Promise<unknown>) | undefined;
  /** Told the number of unread ones, at first and whenever it changes: for the icon of the installed app. */
  onCounts?: ((total: number) => void) | undefined;
};

/** The bell with its list. While it is there the counts are polled, in visible tabs. */
export function NotificationPopover({ onEnable, onCounts }: NotificationPopoverProps) {
  const total = useQuery(countsQuery).data?.total ?? 0;
  useEffect(() => onCounts?.(total), [total, onCounts]);
  return (
    <>
      <Popover.Root>
        <Popover.Trigger asChild>
          <BellButton unread={total} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={texts.list.title}
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className={cn(
              'z-50 w-80 max-w-[calc(100vw-1.5rem)] origin-(--radix-popover-content-transform-origin) overflow-hidden rounded-md',
              'bg-surface text-ink shadow-lift outline-none ring-1 ring-line ring-inset data-[state=closed]:animate-pop-out',
              'data-[state=open]:animate-pop-in',
            )}
          >
            <Suspense fallback={<NotificationsLoading className="pt-13" />}>
              <NotificationPanel onEnable={onEnable} />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Arrivals total={total} />
    </>
  );
}

/** Tells a screen reader that something has come; silent at the first look, at every poll, and when something was read. */
function Arrivals({ total }: { total: number }) {
  const known = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (total !== known.current) setSaid(total > known.current ? texts.arrived(total) : '');
    known.current = total;
  }, [total]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
