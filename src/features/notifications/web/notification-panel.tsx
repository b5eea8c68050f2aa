import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import type { Notification } from '../contract.ts';
import { notificationMessages } from '../messages.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { NotificationsLoading } from './notifications-loading.tsx';
import { listQuery, useClearAll, useMarkRead } from './queries.ts';

const { list: texts, enable } = notificationMessages;

/** Unread notifications, newest first, with buttons to clear them and to turn on push. */
export function NotificationPanel({ onEnable }: { onEnable: (() => Promise<unknown>) | undefined }) {
  const list = useQuery(listQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = useClearAll();
  const notifications = list.data?.notifications;
  // The clicked button disappears: keep the focus in the panel.
  const stay = () => heading.current?.focus({ preventScroll: true });
  const canEnable = onEnable !== undefined;
  useEffect(() => {
    if (!canEnable && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [canEnable]);
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-2 border-line border-b py-1 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {texts.title}
        </h2>
        {notifications && notifications.length > 0 && (
          <Button
            variant="ghost"
            busy={clear.isPending}
            busyLabel={texts.clearing}
            onClick={() => clear.mutate(undefined, { onSuccess: stay })}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {notifications ? (
        <Unread {...{ notifications, stay }} />
      ) : list.isPending ? (
        <NotificationsLoading />
      ) : (
        <div className="p-4">
          <LoadFailed text={texts.failed} retry={texts.again} onRetry={() => void list.refetch()} />
        </div>
      )}
      {onEnable && <EnableBrowserNotifications onEnable={onEnable} />}
    </>
  );
}

type UnreadProps = { notifications: readonly Notification[]; stay: () => void };

function Unread({ notifications, stay }: UnreadProps) {
  const { mutateAsync: markRead } = useMarkRead();
  if (notifications.length === 0)
    return <p className="flex min-h-32 items-center justify-center px-4 text-quiet text-sm">{texts.empty}</p>;
  return (
    <ul className="max-h-64 divide-y divide-line overflow-y-auto overscroll-contain">
      {notifications.map((one) => (
        <NotificationEntry key={one.id} notification={one} onRead={() => markRead(one).finally(stay)} />
      ))}
    </ul>
  );
}

function EnableBrowserNotifications({ onEnable }: { onEnable: () => Promise<unknown> }) {
  const enabling = useMutation({ mutationFn: onEnable });
  return (
    <div className="border-line border-t p-3">
      <Button
        variant="quiet"
        wide
        busy={enabling.isPending}
        busyLabel={enable.enabling}
        aria-describedby="enable-notifications-hint"
        onClick={() => enabling.mutate()}
      >
        <BellRing aria-hidden="true" />
        {enable.button}
      </Button>
      <p id="enable-notifications-hint" className="mt-2 text-center text-quiet text-xs">
        {enable.hint}
      </p>
    </div>
  );
}
