import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import type { MouseEvent } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import type { Notification } from '../contract.ts';
import { notificationMessages } from '../messages.ts';

const { tiers } = notificationMessages.list;

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type NotificationEntryProps = {
  notification: Notification;
  /** Marks it read. */
  onRead: () => Promise<unknown>;
};

/** One notification. A press marks it read, then opens the address that it names, as a page of its own. */
export function NotificationEntry({ notification, onRead }: NotificationEntryProps) {
  const { actionUrl } = notification;
  const look =
    'group block w-full px-4 py-3 text-left transition-colors hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2';
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const read = onRead().catch(() => undefined);
    // A tab of its own, or a window: the browser opens it, and this page stays.
    if (actionUrl === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void read.then(() => location.assign(actionUrl));
  };
  return (
    <li>
      {actionUrl === null ? (
        <button type="button" className={look} onClick={() => void onRead().catch(() => undefined)}>
          <Said {...notification} />
        </button>
      ) : (
        <a href={actionUrl} className={look} onClick={follow}>
          <Said {...notification} />
        </a>
      )}
    </li>
  );
}

function Said({ tier, title, message, createdAt }: Notification) {
  const at = new Date(createdAt);
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <Badge tone={tier} dot>
          {tiers[tier]}
        </Badge>
        <time dateTime={createdAt} title={exact.format(at)} className="tabular text-quiet text-xs">
          <span className="in-[.group:is(:hover,:focus-visible)]:hidden">
            {formatDistanceToNow(at, { addSuffix: true })}
          </span>
          <span aria-hidden="true" className="hidden in-[.group:is(:hover,:focus-visible)]:inline">
            {exact.format(at)}
          </span>
        </time>
      </span>
      <span className="mt-1.5 block break-words font-medium text-ink text-sm">{title}</span>
      <span className="mt-0.5 block break-words text-quiet text-sm">{message}</span>
    </>
  );
}
