import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/router/link.tsx';
import { useParams } from '#web/router/router.tsx';
import type { InboxSubmission } from '#features/feedback/contract.ts';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { HandlingCard } from '#features/feedback/web/inbox/handling-card.tsx';
import { PriorityBadge } from '#features/feedback/web/inbox/inbox-list.tsx';
import { submissionQuery } from '#features/feedback/web/inbox/queries.ts';
import { Details, Files, Said } from '#features/feedback/web/inbox/submission-parts.tsx';
import { StatusBadge } from '#features/feedback/web/status-badge.tsx';
import { hasStatus } from '#web/api/api.ts';
import { Page } from '#app/web/layout/page.tsx';
import { instantDate } from '#web/instant-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';

const texts = inboxMessages.one;

/** One feedback message with its attachments and status. */
export function SubmissionPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(submissionQuery(id));
  return (
    <Page
      title={data ? <span className="break-words">{data.title}</span> : inboxMessages.title}
      documentTitle={inboxMessages.title}
      above={
        <Link
          to="/admin/feedback"
          className="-ml-2 inline-flex min-h-11 items-center rounded-md px-2 text-quiet text-sm hover:text-ink"
        >
          {texts.back}
        </Link>
      }
    >
      {data && <Submission submission={data} />}
      {!data && hasStatus(error, 404) && <p className="text-base text-quiet">{texts.missing}</p>}
      {!data && error && !hasStatus(error, 404) && (
        <Card>
          <LoadFailed text={inboxMessages.failed} retry={inboxMessages.again} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && <Skeleton className="h-64" />}
    </Page>
  );
}

function Submission({ submission }: { submission: InboxSubmission }) {
  const { id, type, priority, status, createdAt, resolvedAt, aiAccessible, attachments } = submission;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <PriorityBadge priority={priority} />
        <Badge>{feedbackMessages.types[type].label}</Badge>
        <Badge>{aiAccessible ? texts.ai.true : texts.ai.false}</Badge>
        <span className="text-quiet text-sm">
          {texts.sent(instantDate(createdAt))}
          {resolvedAt && ` · ${texts.resolved(instantDate(resolvedAt))}`}
        </span>
      </div>
      <Said submission={submission} />
      <Files id={id} attachments={attachments} />
      <HandlingCard submission={submission} />
      <Details submission={submission} />
    </div>
  );
}
