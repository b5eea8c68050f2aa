import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { apiQuery } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { Activity } from '../contract.ts';
import { activityMessages as texts } from '../messages.ts';

const activityQuery = apiQuery('GET /api/auth/activity');

/** Entries shown until all are requested: what people look for is mostly at the top. */
const FIRST = 5;

/** The account's activity, so that owners notice what was not theirs. */
export function ActivityCard() {
  const list = useQuery({ ...activityQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {list.data && <Activities list={list.data} />}
      {!list.data && list.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-28" />}
    </SettingsCard>
  );
}

function Activities({ list }: { list: readonly Activity[] }) {
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return <p className="measure text-base text-quiet">{texts.empty}</p>;
  return (
    <>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {list.slice(0, isWhole ? list.length : FIRST).map((activity) => (
          <li key={activity.id} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-base text-ink">
              {texts.happened[activity.kind]}
              <time dateTime={activity.at} className="tabular text-quiet text-sm">
                {dayAndTime(activity.at)}
              </time>
            </p>
            <p className="tabular text-quiet text-sm">{whence(activity)}</p>
          </li>
        ))}
      </ul>
      {!isWhole && list.length > FIRST && (
        <Button variant="quiet" className="mt-5 max-sm:w-full" onClick={() => setWhole(true)}>
          {texts.all(list.length)}
        </Button>
      )}
    </>
  );
}

function whence({ device, network }: Activity): string {
  return [device ?? texts.unknownDevice, network && texts.network(network)].filter(Boolean).join(' · ');
}

const dayAndTime = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
