import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { useFocusWhenLost } from '#web/ui/overlay/focus-when-lost.ts';
import type { Answer } from '#web/api/api.ts';
import type { NotificationChannel } from '../contract.ts';
import { channelMessages as texts } from '../messages.ts';
import { channelsQuery, useChangeChannel, useRemoveChannel, useTestChannel } from './queries.ts';

const ChannelDialog = lazy(async () => ({ default: (await import('./channel-dialog.tsx')).ChannelDialog }));

type NotificationChannels = Answer<'GET /api/notification-channels'>;

/** Where reminders go beside browsers, each with its choices, a test and its end; and a button for another way. */
export function ChannelsCard() {
  const found = useQuery({ ...channelsQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {found.data && <Channels {...found.data} />}
      {!found.data && found.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton className="h-24" />}
    </SettingsCard>
  );
}

function Channels({ channels, isMailOffered, mailAddress }: NotificationChannels) {
  const [opening, setOpening] = useState({ times: 0, open: false });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(opener, channels);
  return (
    <div className="flex flex-col gap-5">
      {channels.length === 0 && <p className="measure text-base text-quiet">{texts.empty}</p>}
      {channels.length > 0 && (
        <ul className="-my-2 flex flex-col divide-y divide-line">
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} mailAddress={mailAddress} />
          ))}
        </ul>
      )}
      <Button
        ref={opener}
        variant="quiet"
        className="self-start max-sm:w-full"
        onClick={() => setOpening(({ times }) => ({ times: times + 1, open: true }))}
      >
        {texts.add}
      </Button>
      {opening.times > 0 && (
        <Suspense>
          <ChannelDialog
            key={opening.times}
            open={opening.open}
            mailAddress={isMailOffered ? mailAddress : null}
            onClose={() => setOpening((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </div>
  );
}

type ChannelRowProps = { channel: NotificationChannel; mailAddress: string | null };

function ChannelRow({ channel, mailAddress }: ChannelRowProps) {
  const { id, kind, server, topic, lastDeliveredAt } = channel;
  const change = useChangeChannel(id);
  const test = useTestChannel(id);
  const remove = useRemoveChannel();
  // Shown at once; the stored choice comes back if it fails.
  const shown = { ...channel, ...(change.isPending && change.variables) };
  const name = texts.kinds[kind].label;
  const target = server ? [server, topic].filter(Boolean).join(' · ') : texts.toAddress(mailAddress ?? '');
  return (
    <li className="flex gap-3 py-3">
      <BellRing className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-base text-ink">{name}</p>
        <p className="break-all text-quiet text-sm">{target}</p>
        <p className="tabular text-quiet text-sm">
          {lastDeliveredAt ? texts.last(instantDate(lastDeliveredAt)) : texts.never}
        </p>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label={texts.morning}
            checked={shown.morningEnabled}
            onCheckedChange={(morningEnabled) => change.mutate({ morningEnabled })}
          />
          <Checkbox
            label={texts.evening}
            checked={shown.eveningEnabled}
            onCheckedChange={(eveningEnabled) => change.mutate({ eveningEnabled })}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Button
            variant="quiet"
            size="sm"
            busy={test.isPending}
            busyLabel={texts.testing}
            onClick={() => !test.isPending && test.mutate()}
          >
            {texts.test}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.removeNamed(name)}
            busy={remove.isPending}
            busyLabel={texts.removing}
            onClick={() => !remove.isPending && remove.mutate(id)}
          >
            {texts.remove}
          </Button>
          <p role="status" className={test.data?.success ? 'text-complete text-sm' : 'text-danger text-sm'}>
            {test.data?.message}
          </p>
        </div>
      </div>
    </li>
  );
}
