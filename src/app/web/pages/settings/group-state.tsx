import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SettingsGroup } from '#contract/settings-groups.ts';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { getStanding, spanWords } from '#features/pauses/web/pause-days.ts';
import { dailyStatusQuery, pausesQuery } from '#features/pauses/web/queries.ts';
import { preferenceMessages } from '#features/preferences/messages.ts';
import { preferencesQuery } from '#features/preferences/web/theme-queries.ts';
import { permissionNow } from '#features/push/web/device/push-steps.ts';
import { useDeviceSettings } from '#features/push/web/use-push.ts';
import { useUser } from '#app/web/session/use-session.ts';
import { browserZone } from '#web/api/api.ts';
import { useTheme } from '#web/theme/theme.ts';
import { personName } from '#web/ui/person-lines.tsx';

const texts = accountSettingsMessages.states;

/** How a group of the settings stands, of what this device knows already: nothing is asked for a line. */
export function GroupState({ group }: { group: SettingsGroup }): ReactNode {
  if (group === 'you') return <YouState />;
  if (group === 'reminders') return <RemindersState />;
  return group === 'your-week' ? <WeekState /> : null;
}

const Line = ({ children }: { children: ReactNode }) => (
  <span className="tabular mt-0.5 block break-words text-ink text-sm">{children}</span>
);

function YouState() {
  const user = useUser();
  // What this device shows, whatever another one chose last.
  const [theme] = useTheme();
  return <Line>{texts.you(personName(user), texts.yourTheme[theme])}</Line>;
}

function RemindersState() {
  const { pushNotificationsEnabled, morningPushEnabled, eveningPushEnabled } = useDeviceSettings();
  const preferences = useQuery(preferencesQuery).data;
  if (!preferences) return null;
  const isOn = pushNotificationsEnabled && permissionNow() === 'granted';
  const times = [
    ...(morningPushEnabled ? [preferences.morningPushTime] : []),
    ...(eveningPushEnabled ? [preferences.eveningPushTime] : []),
  ];
  return <Line>{isOn ? texts.push(times) : texts.noPush}</Line>;
}

function WeekState() {
  const preferences = useQuery(preferencesQuery).data;
  const today = useQuery(dailyStatusQuery).data?.today;
  const pauses = useQuery(pausesQuery).data ?? [];
  if (!preferences) return null;
  const running = pauses.find(
    (pause) => today && pause.identityId === null && getStanding(pause, today) === 'under_way',
  );
  if (running) return <Line>{texts.pausedUntil(spanWords({ from: running.until, until: running.until }))}</Line>;
  const { weekStartDay, timezone } = preferences;
  const { week, zone } = preferenceMessages;
  return <Line>{texts.week(week.days[weekStartDay], timezone === 'auto' ? browserZone() : zone.names[timezone])}</Line>;
}
