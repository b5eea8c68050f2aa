import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import { cardMessages } from '../card-messages.ts';
import { testPush } from './test-push.ts';
import type { Push } from './use-push.ts';

const texts = cardMessages;

/** When something last reached this device, so that a silent failure is seen, and a way to try. */
export function LastDelivered({ push: { record, refresh } }: { push: Push }) {
  const sendTest = useSendTest(refresh);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line/70 border-t pt-4">
      <div className="min-w-0 flex-1 text-sm">
        {record.isError ? (
          <LoadFailed text={texts.loadFailed} retry={texts.again} onRetry={() => void record.refetch()} />
        ) : record.data ? (
          <Delivered at={record.data.subscription?.lastDeliveredAt ?? null} />
        ) : (
          <Skeleton className="h-10 w-48" />
        )}
      </div>
      <Button variant="quiet" busy={sendTest.isPending} busyLabel={texts.sendingTest} onClick={() => sendTest.mutate()}>
        <Send aria-hidden="true" />
        {texts.sendTest}
      </Button>
    </div>
  );
}

function useSendTest(refresh: Push['refresh']) {
  return useMutation({
    mutationFn: testPush,
    meta: { failure: texts.testFailed },
    onSuccess: async ({ success }) => {
      toast(success ? { ...texts.testSent, tone: 'success' } : { ...texts.testFailed, tone: 'danger' });
      await refresh();
    },
  });
}

function Delivered({ at }: { at: string | null }) {
  if (at === null) return <p className="text-quiet">{texts.neverDelivered}</p>;
  return (
    <p>
      <span className="block text-quiet">{texts.lastDelivered}</span>
      <time dateTime={at} className="tabular text-ink">
        {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </p>
  );
}
