import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { lazy } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ListCard } from '#web/ui/settings/list-card.tsx';
import type { NotificationChannel } from '../contract.ts';
import { channelMessages as texts } from '../messages.ts';
import { channelsQuery, useChangeChannel, useRemoveChannel, useTestChannel } from './queries.ts';

const ChannelDialog = lazy(async () => ({ default: (await import('./channel-dialog.tsx')).ChannelDialog }));

/** Where reminders go beside browsers, each with its choices, a test and its end; and a button for another way. */
export function ChannelsCard() {
  return (
    <ListCard
      texts={texts}
      query={useQuery({ ...channelsQuery, refetchOnMount: 'always' })}
      renderRows={({ channels, mailAddress }) =>
        channels.map((channel) => <ChannelRow key={channel.id} channel={channel} mailAddress={mailAddress} />)
      }
      renderDialog={(opening, { isMailOffered, mailAddress }) => (
        <ChannelDialog {...opening} mailAddress={isMailOffered ? mailAddress : null} />
      )}
    />
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
