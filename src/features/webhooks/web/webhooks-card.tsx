import { useQuery } from '@tanstack/react-query';
import { Webhook as Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import { ListCard } from '#web/ui/settings/list-card.tsx';
import type { Webhook } from '../contract.ts';
import { webhookMessages as texts } from '../messages.ts';
import { answerText } from './outcome-text.ts';
import { useRemoveWebhook, useTestWebhook, useTurnOn, webhooksQuery } from './queries.ts';

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));
const WebhookLog = lazy(async () => ({ default: (await import('./webhook-log.tsx')).WebhookLog }));

/** The addresses that are told of what happens, each with a test, its log and its end; and a button for a new one. */
export function WebhooksCard() {
  return (
    <ListCard
      texts={texts}
      query={useQuery({ ...webhooksQuery, refetchOnMount: 'always' })}
      renderRows={(list) => list.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
      renderDialog={(opening) => <WebhookDialog {...opening} />}
    />
  );
}

function standingOf({ isActive, failingSince, createdAt }: Webhook): string {
  if (!isActive) return texts.off;
  return failingSince ? texts.failing(instantDate(failingSince)) : texts.since(instantDate(createdAt));
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, address, events, isActive } = webhook;
  const remove = useRemoveWebhook();
  const [open, setOpen] = useState<'log' | 'question' | null>(null);
  const { host } = new URL(address);
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="break-all text-base text-ink">{address}</p>
          <p className="text-quiet text-sm">{events.map((event) => texts.events[event].label).join(', ')}</p>
          <p className={isActive ? 'tabular text-quiet text-sm' : 'text-danger text-sm'}>{standingOf(webhook)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:pl-8">
        {isActive ? <Test id={id} /> : <TurnOn id={id} />}
        <Button variant="quiet" size="sm" onClick={() => setOpen('log')}>
          {texts.log.show}
        </Button>
        <Button variant="quiet" size="sm" aria-label={texts.removeNamed(host)} onClick={() => setOpen('question')}>
          {texts.remove}
        </Button>
      </div>
      {open === 'log' && (
        <Suspense>
          <WebhookLog id={id} host={host} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <QuestionDialog
        texts={texts.removeQuestion}
        open={open === 'question'}
        busy={remove.isPending}
        busyLabel={texts.removing}
        tone="danger"
        onClose={() => setOpen(null)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setOpen(null) })}
      />
    </li>
  );
}

function Test({ id }: { id: string }) {
  const test = useTestWebhook();
  const { data } = test;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={test.isPending}
        busyLabel={texts.testing}
        onClick={() => !test.isPending && test.mutate(id)}
      >
        {texts.test}
      </Button>
      <p role="status" className="order-last w-full text-sm empty:hidden">
        {data?.state === 'sent' && <span className="text-complete">{texts.tested.sent}</span>}
        {data && data.state !== 'sent' && <span className="text-danger">{texts.tested.failed(answerText(data))}</span>}
      </p>
    </>
  );
}

function TurnOn({ id }: { id: string }) {
  const turnOn = useTurnOn();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={turnOn.isPending}
      busyLabel={texts.turningOn}
      onClick={() => !turnOn.isPending && turnOn.mutate(id)}
    >
      {texts.turnOn}
    </Button>
  );
}
