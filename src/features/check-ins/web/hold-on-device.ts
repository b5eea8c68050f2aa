import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { keyOf } from '#web/api/api.ts';
import { holdCheckIn } from '#web/device/outbox.ts';
import { queryClient } from '#web/query-client.ts';
import type { DayGroup } from './check-in-flow.ts';
import type { Hold } from './save-check-ins.ts';

/** Puts check-ins of these identities on this device, with the names that they are shown by; null when the device keeps nothing. */
export function holdOnDevice(groups: readonly DayGroup[]): Hold {
  return async ({ identityId, date, notes, habitCompletions }, { overwrite, idempotencyKey }) => {
    const userId = queryClient.getQueryData<Bootstrap | null>(keyOf('GET /api/bootstrap'))?.user.id;
    const group = groups.find((one) => one.identityId === identityId);
    if (!userId || !group) return null;
    const names = new Map(group.habits.map(({ id, description }) => [id, description]));
    try {
      return await holdCheckIn({
        key: idempotencyKey,
        userId,
        identityId,
        date,
        identityName: group.identity.name,
        habits: habitCompletions.map((habit) => ({ ...habit, description: names.get(habit.habitId) ?? '' })),
        notes: notes ?? null,
        overwrite,
      });
    } catch {
      // A private window, or a full device: the check-in is sent all the same, and the form says so when that fails too.
      return null;
    }
  };
}
