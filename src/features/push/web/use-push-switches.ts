import { useMutation } from '@tanstack/react-query';
import { hasStatus } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { cardMessages } from '../card-messages.ts';
import { choosePushSlots } from './device/push-device.ts';
import { PushError } from './device/push-steps.ts';
import { testPush } from './test-push.ts';
import type { Push } from './use-push.ts';

const texts = cardMessages;
/** Milliseconds that a push service has to learn of a new subscription, before it is tried. */
const TEST_DELAY = 1000;

type Slot = 'morning' | 'evening';

function tellWhy(title: string, error: unknown): void {
  // A lost session has its own words.
  if (hasStatus(error, 401)) return;
  const isPermission = error instanceof PushError && ['blocked', 'refused', 'unanswered'].includes(error.problem);
  const description = error instanceof Error ? error.message : '';
  toast(isPermission ? { ...texts.permission, tone: 'danger' } : { title, description, tone: 'danger' });
}

/** True once push is on. A test follows a second later; when that fails, it is only not spoken of. */
async function switchOn({ enable, refresh }: Push): Promise<boolean> {
  try {
    await enable.mutateAsync();
  } catch (error) {
    tellWhy(texts.enableFailed, error);
    return false;
  }
  await new Promise((resolve) => setTimeout(resolve, TEST_DELAY));
  const tested = await testPush().catch(() => ({ success: false }));
  toast({ ...(tested.success ? texts.enabled : texts.enabledUntested), tone: 'success' });
  await refresh();
  return true;
}

async function switchOff({ disable }: Push): Promise<void> {
  try {
    await disable.mutateAsync();
    toast({ ...texts.disabled, tone: 'success' });
  } catch (error) {
    tellWhy(texts.disableFailed, error);
  }
}

/** The switches of push on this device: the one for all of it, and one for each of the day's reminders. */
export function usePushSwitches(userId: string, push: Push) {
  const choosing = useMutation({
    mutationFn: (slots: Parameters<typeof choosePushSlots>[1]) => choosePushSlots(userId, slots),
  });

  async function toggleSlot(slot: Slot, isOn: boolean): Promise<void> {
    const { pushNotificationsEnabled: wasOn, morningPushEnabled, eveningPushEnabled } = push.settings;
    const slots = {
      morningEnabled: wasOn && morningPushEnabled,
      eveningEnabled: wasOn && eveningPushEnabled,
      [`${slot}Enabled`]: isOn,
    };
    if (!slots.morningEnabled && !slots.eveningEnabled) return switchOff(push);
    // Either of them needs push itself.
    if (!wasOn && !(await switchOn(push))) return;
    await choosing.mutateAsync(slots).catch((error: unknown) => tellWhy(texts.saveFailed.title, error));
  }

  return {
    toggleAll: (isOn: boolean) => void (isOn ? switchOn(push) : switchOff(push)),
    toggleSlot: (slot: Slot, isOn: boolean) => void toggleSlot(slot, isOn),
    isSaved: choosing.isSuccess,
  };
}
