import { useQuery } from '@tanstack/react-query';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { WebhookDelivery } from '../contract.ts';
import { webhookMessages } from '../messages.ts';
import { answerText } from './outcome-text.ts';
import { deliveriesQuery } from './queries.ts';

const texts = webhookMessages.log;

const moment = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** What was sent to a webhook lately, and how it went. */
export function WebhookLog({ id, host, onClose }: { id: string; host: string; onClose: () => void }) {
  const list = useQuery({ ...deliveriesQuery(id), refetchOnMount: 'always' });
  return (
    <NoticeDialog
      texts={{ title: texts.title(host), description: texts.description, close: texts.close }}
      onClose={onClose}
    >
      {list.data?.length === 0 && <p className="measure text-base text-quiet">{texts.empty}</p>}
      {list.data && (
        <ul className="flex flex-col divide-y divide-line">
          {list.data.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {!list.data && list.isError && (
        <LoadFailed text={texts.failed} retry={webhookMessages.retry} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-40" />}
    </NoticeDialog>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { event, state, attempts, createdAt } = delivery;
  const told = [texts.states[state], answerText(delivery), attempts > 1 ? texts.attempts(attempts) : ''];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <p className="text-base text-ink">{event === 'test' ? texts.test : webhookMessages.events[event].label}</p>
      <p className="tabular text-quiet text-sm">{moment(createdAt)}</p>
      <p className={state === 'failed' ? 'w-full text-danger text-sm' : 'w-full text-quiet text-sm'}>
        {told.filter((text) => text !== '').join(' · ')}
      </p>
    </li>
  );
}
