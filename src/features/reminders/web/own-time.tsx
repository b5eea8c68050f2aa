import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { proposedTime, remindersADay } from '#core/reminders/own-times.ts';
import type { Habit } from '#features/plans/contract.ts';
import { ownTimeMessages as texts } from '#features/reminders/own-time-messages.ts';
import { Offer, ReminderTime } from '#web/habit/reminder-time.tsx';
import { apiQuery } from '#web/query-client.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useRaiseCap, useSetOwnTime } from './queries.ts';

/** What a habit is proposed for when neither its moment nor its words say when. */
const ANY_TIME: OwnTime = '12:00';

/** A habit's own time: off until it is taken, proposed from its moment, and kept by the habit from then on. */
export function HabitOwnTime({ habit }: { habit: Habit }) {
  const setting = useSetOwnTime(habit.id);
  const [typed, setTyped] = useState<string | null>(null);
  const time = setting.isPending ? setting.variables : habit.remindAt;
  const shown = typed ?? time ?? '';
  const type = (text: string) => {
    setTyped(text);
    if (isOwnTime(text) && text !== time) setting.mutate(text);
  };
  const toggle = (isOn: boolean) => {
    setTyped(null);
    setting.mutate(isOn ? (proposedTime(habit) ?? ANY_TIME) : null);
  };
  return (
    <Collapsible title={texts.title} aside={time ?? texts.off} className="border-line border-t">
      <Switch label={texts.remind} description={texts.hint} checked={time !== null} onCheckedChange={toggle} />
      {time !== null && (
        <div className="mt-2 flex flex-col gap-3 pb-2">
          <ReminderTime
            texts={texts}
            label={texts.time}
            value={shown}
            error={isOwnTime(shown) ? '' : texts.missing}
            onType={type}
          />
          {!setting.isPending && <OverTheCap />}
        </div>
      )}
    </Collapsible>
  );
}

/** Offers to raise the number of notifications of a day where the reminders are more. */
function OverTheCap() {
  const groups = useQuery(apiQuery('GET /api/habits/all-current')).data ?? [];
  const most = useQuery(apiQuery('GET /api/user/preferences')).data?.maxDailyNotifications;
  const raising = useRaiseCap();
  const reminders = remindersADay(groups.flatMap(({ habits }) => habits));
  if (most === undefined || reminders <= most) return null;
  const wanted = Math.min(reminders, NOTIFICATION.dailyMax);
  return (
    <Offer
      text={texts.over(reminders, most)}
      label={wanted > most && texts.raise(wanted)}
      busy={raising.isPending}
      onTake={() => raising.mutate(wanted)}
    />
  );
}
