import { useQuery } from '@tanstack/react-query';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { Preferences } from '../contract.ts';
import { preferenceMessages } from '../messages.ts';
import { useNotificationChoices } from './queries.ts';
import { preferencesQuery } from './theme-queries.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

const texts = preferenceMessages.notifications;

const tiers = ['notificationsCritical', 'notificationsImportant', 'notificationsInformational'] as const;

const caps = Array.from({ length: NOTIFICATION.dailyMax - NOTIFICATION.dailyMin + 1 }, (_none, at) => {
  const most = NOTIFICATION.dailyMin + at;
  return { value: String(most), label: texts.most(most) };
});

/** Which notifications there are at all, and how many of them may be pushed in a day. */
export function NotificationsCard() {
  const stored = useQuery(preferencesQuery);
  const { preferences, save, isSaved } = useNotificationChoices();
  return (
    <SettingsCard title={texts.title} description={texts.description} isSaved={isSaved}>
      {preferences && <Choices preferences={preferences} save={save} />}
      {!preferences && stored.isError && (
        <LoadFailed text={texts.failed} retry={texts.again} onRetry={() => void stored.refetch()} />
      )}
      {!preferences && stored.isPending && <Skeleton className="h-80" />}
    </SettingsCard>
  );
}

type ChoicesProps = { preferences: Preferences; save: (change: Partial<Preferences>) => void };

function Choices({ preferences, save }: ChoicesProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="divide-y divide-line">
        {tiers.map((tier) => (
          <Switch
            key={tier}
            {...texts.tiers[tier]}
            checked={preferences[tier]}
            onCheckedChange={(isOn) => save({ [tier]: isOn })}
            className="py-3"
          />
        ))}
        <Switch
          {...texts.checkIns}
          checked={preferences.checkInRemindersEnabled}
          onCheckedChange={(checkInRemindersEnabled) => save({ checkInRemindersEnabled })}
          // It is one of the important ones: disabled with them, whatever its own value.
          disabled={!preferences.notificationsImportant}
          className="py-3"
        />
      </div>
      <SelectField
        label={texts.cap}
        hint={texts.capHint}
        value={String(preferences.maxDailyNotifications)}
        onChange={(most) => save({ maxDailyNotifications: Number(most) })}
        options={caps}
      />
    </div>
  );
}
