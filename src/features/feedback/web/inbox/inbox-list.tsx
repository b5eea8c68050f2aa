import { Paperclip } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import type { FeedbackPriority } from '#core/feedback/feedback.ts';
import { instantDate } from '#web/instant-date.ts';
import { Badge, type BadgeProps } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { InboxEntry } from '#features/feedback/contract.ts';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { StatusBadge } from '../status-badge.tsx';

const tones: Record<FeedbackPriority, BadgeProps['tone']> = {
  low: 'neutral',
  medium: 'informational',
  high: 'important',
  critical: 'critical',
};

/** How pressing a message is to its sender. */
export function PriorityBadge({ priority }: { priority: FeedbackPriority }) {
  return (
    <Badge tone={tones[priority]} dot>
      {feedbackMessages.priorities[priority]}
    </Badge>
  );
}

/** The messages of the inbox, each leading to all of itself. */
export function InboxList({ entries }: { entries: readonly InboxEntry[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryCard({ entry }: { entry: InboxEntry }) {
  const { id, type, priority, title, description, status, createdAt, attachmentCount } = entry;
  return (
    <Card interactive className="relative">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <PriorityBadge priority={priority} />
        <span className="text-quiet text-xs">
          {feedbackMessages.types[type].label} · <time dateTime={createdAt}>{instantDate(createdAt)}</time>
        </span>
        {attachmentCount > 0 && (
          <span className="ml-auto flex items-center gap-1 text-quiet text-xs">
            <Paperclip className="size-3.5" aria-hidden="true" />
            {inboxMessages.files(attachmentCount)}
          </span>
        )}
      </div>
      <h2 className="mt-3 break-words font-medium text-base text-ink">
        <Link to={`/admin/feedback/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 break-words text-quiet text-sm">{description}</p>
    </Card>
  );
}
