import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { notificationMessages as texts } from '../messages.ts';
import { BellButton } from './bell-button.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { countsQuery } from './queries.ts';
import { cn } from '#web/ui/cn.ts';
import { TOP_PANEL } from '#web/ui/status/toast-store.ts';
import { useGoingBack } from '#web/ui/history/going-back.ts';

export type NotificationPopoverProps = {
  /** Turns notifications of the browser on; left out, nothing offers to. Called by a press, so that it may ask for permission. */
  onEnable?: (() => Promise<unknown>) | undefined;
};

/** The bell with its list. It loads when it is first asked for, and is open then. */
export function NotificationPopover({ onEnable }: NotificationPopoverProps) {
  const total = useQuery(countsQuery).data?.total ?? 0;
  const [open, setOpen] = useState(true);
  useGoingBack(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <BellButton unread={total} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          {...TOP_PANEL}
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
          <NotificationPanel onEnable={onEnable} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
