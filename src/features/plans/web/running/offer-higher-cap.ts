import type { QueryClient } from '@tanstack/react-query';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { remindersADay } from '#core/reminders/own-times.ts';
import { ownTimeMessages as texts } from '#features/reminders/own-time-messages.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { changePreferences } from '#web/bootstrap/change-preferences.ts';
import { toast } from '#web/ui/status/toast-store.ts';

type Reminded = { readonly remindAt?: string | null | undefined };

/** Whether a plan has more own times than the one before. */
export function hasMoreReminders(before: readonly Reminded[], after: readonly Reminded[]): boolean {
  const count = (habits: readonly Reminded[]) => habits.filter(({ remindAt }) => remindAt).length;
  return count(after) > count(before);
}

async function raise(client: QueryClient, most: number): Promise<void> {
  const isRaised = await changePreferences(client, { maxDailyNotifications: most }).then(
    () => true,
    () => false,
  );
  toast(isRaised ? { ...texts.raised(most), tone: 'success' } : { ...texts.raiseFailed, tone: 'danger' });
}

/** Offers to raise the number of notifications of a day where the plans that run now bring more reminders. */
export function offerHigherCap(client: QueryClient): void {
  const known = client.getQueryData(bootstrapQuery.queryKey);
  if (!known) return;
  const { maxDailyNotifications: most } = known.preferences;
  const reminders = remindersADay(known.currentHabits.flatMap(({ habits }) => habits));
  const wanted = Math.min(reminders, NOTIFICATION.dailyMax);
  if (wanted <= most) return;
  const description = texts.over(reminders, most);
  toast({
    title: texts.title,
    description,
    action: { label: texts.raise(wanted), run: () => void raise(client, wanted) },
  });
}
