import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { inTx } from '#server/db/access.ts';
import { bumpRevision } from '#server/db/revision.ts';
import type { OwnedTable } from '#server/user-rows/owned-table.ts';
import { deleteUser, dropOlderRows, lockGuest, moveRows, moveRowsIfNone } from '../queries.ts';

/** Moves a guest's records to an account and removes the guest, in one transaction; false when the guest is gone. */
export function mergeGuest({
  guestId,
  userId,
  ownedTables,
  now,
}: {
  guestId: string;
  userId: string;
  ownedTables: readonly OwnedTable[];
  now: Date;
}): Promise<boolean> {
  return inTx(async () => {
    if (!(await lockGuest(guestId))) return false;
    for (const { table, onMerge } of ownedTables) {
      if (onMerge === 'account-wins') continue;
      const owners = { from: guestId, to: userId };
      if (onMerge === 'move-if-none') {
        await moveRowsIfNone(table, owners);
        continue;
      }
      if (onMerge !== 'move') await dropOlderRows(table, { ...onMerge, ...owners });
      await moveRows(table, owners);
    }
    await deleteUser(guestId);
    // The devices that came along are reminded by the account's times.
    await planSlots(userId, now);
    await bumpRevision(userId);
    return true;
  });
}
