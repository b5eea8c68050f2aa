import { useQuery } from '@tanstack/react-query';
import { instantDate } from '#web/instant-date.ts';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { OwnFeedback } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';
import { ownFeedbackQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

const texts = feedbackMessages.own;

/** The user's earlier messages, and how they were handled. */
export function SentList() {
  const sent = useQuery(ownFeedbackQuery);
  if (!sent.data) {
    if (!sent.isError) return <Skeleton className="h-40" />;
    return <LoadFailed text={texts.failed} retry={texts.again} onRetry={() => void sent.refetch()} />;
  }
  if (sent.data.length === 0) {
    return (
      <EmptyState drawing="signpost" level={3} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {sent.data.map((one) => (
        <SentRow key={one.id} sent={one} />
      ))}
    </ul>
  );
}

function SentRow({ sent }: { sent: OwnFeedback }) {
  const { title, description, type, status, createdAt, attachments, resolution } = sent;
  return (
    <li className="py-4 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words font-medium text-base text-ink">{title}</h3>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-quiet text-xs">
        {feedbackMessages.types[type].label} · <time dateTime={createdAt}>{instantDate(createdAt)}</time>
        {attachments.length > 0 && ` · ${texts.files(attachments.length)}`}
      </p>
      <p className="mt-2 line-clamp-3 whitespace-pre-wrap break-words text-quiet text-sm">{description}</p>
      {resolution && (
        <div className="mt-3 rounded-md bg-complete-soft px-4 py-3">
          <p className="font-medium text-complete text-xs">{texts.answer}</p>
          <p className="mt-1 whitespace-pre-wrap break-words text-ink text-sm">{resolution}</p>
        </div>
      )}
    </li>
  );
}
