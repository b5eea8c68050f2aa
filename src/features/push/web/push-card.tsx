import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '#web/api/api.ts';
import { getPlatform } from '#web/device/platform.ts';
import { apiQuery } from '#web/query-client.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { cardMessages } from '../card-messages.ts';
import { deviceMessages } from '../device-messages.ts';
import { deviceLabel } from './device/device-info.ts';
import { LastDelivered } from './last-delivered.tsx';
import { PushTime } from './push-time.tsx';
import { usePushSwitches } from './use-push-switches.ts';
import { usePush } from './use-push.ts';

const texts = cardMessages;
const preferencesQuery = apiQuery('GET /api/user/preferences');

/** Push on this device: on or off, morning and evening, and a test button. */
export function PushCard({ userId }: { userId: string }) {
  const push = usePush(userId);
  const times = usePushTimes();
  const { toggleAll, toggleSlot, isSaved } = usePushSwitches(userId, push);
  const { settings, isSupported, permission } = push;
  // Optimistic while pending, rolled back on failure.
  const isOn =
    push.enable.isPending || (settings.pushNotificationsEnabled && permission === 'granted' && !push.disable.isPending);
  const isBusy = push.enable.isPending || push.disable.isPending;
  if (!isSupported) {
    return (
      <Frame>
        <Note>{getPlatform(navigator) === 'ios' ? texts.onIos : deviceMessages.hook.unsupported}</Note>
      </Frame>
    );
  }
  const slots = [
    { slot: 'morning', isOn: isOn && settings.morningPushEnabled, field: 'morningPushTime', from: 0 },
    { slot: 'evening', isOn: isOn && settings.eveningPushEnabled, field: 'eveningPushTime', from: 12 },
  ] as const;
  return (
    <Frame isSaved={isSaved || times.isSaved}>
      {permission === 'denied' && <Note>{texts.blocked}</Note>}
      <Switch
        label={texts.master}
        description={texts.device(deviceLabel(navigator.userAgent))}
        checked={isOn}
        disabled={permission === 'denied'}
        onCheckedChange={(on) => !isBusy && toggleAll(on)}
      />
      <div className="mt-2 divide-y divide-line/70 border-line/70 border-t">
        {slots.map(({ slot, field, from, ...one }) => (
          <div key={slot} className="py-3">
            <Switch
              label={texts[slot]}
              description={texts[`${slot}Hint`]}
              checked={one.isOn}
              disabled={permission === 'denied'}
              onCheckedChange={(on) => !isBusy && toggleSlot(slot, on)}
            />
            {times.times ? (
              <PushTime
                label={texts[slot]}
                time={times.times[field]}
                from={from}
                disabled={!one.isOn}
                onChange={(time) => times.save({ [field]: time })}
              />
            ) : (
              <Skeleton className="h-11 w-40" />
            )}
          </div>
        ))}
      </div>
      <p className="text-quiet text-sm">{texts.zone(settings.timezone)}</p>
      {isOn && <LastDelivered push={push} />}
    </Frame>
  );
}

function Frame({ isSaved, children }: { isSaved?: boolean; children: ReactNode }) {
  return (
    <SettingsCard title={texts.title} description={texts.description} isSaved={isSaved}>
      {children}
    </SettingsCard>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="measure mb-4 flex gap-3 rounded-md bg-raised p-4 text-ink text-sm last:mb-0">
      <BellOff className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      {children}
    </p>
  );
}

type Times = { morningPushTime?: string; eveningPushTime?: string };

/**
 * The times of the two reminders, the same on all devices. A choice is shown optimistically and rolled back on failure; quick choices are saved
 * one after the other.
 */
function usePushTimes() {
  const client = useQueryClient();
  const saved = useQuery(preferencesQuery).data;
  const saving = useMutation({
    scope: { id: 'push-times' },
    mutationFn: (body: Times) => call('PATCH /api/user/preferences', { body }),
    meta: { failure: cardMessages.saveFailed },
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
  });
  const times = saved && { ...saved, ...(saving.isPending && saving.variables) };
  return { times, save: saving.mutate, isSaved: saving.isSuccess };
}
