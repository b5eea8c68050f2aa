import { isUnreachable } from '#core/network/unreachable.ts';
import { hasStatus, refusalMessage, responseInfo } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import type { holdCheckIn } from '#web/device/outbox.ts';
import { loseSession } from '#web/lost-session.ts';
import { type ToastMessage, toast } from '#web/ui/status/toast-store.ts';

type Held = Awaited<ReturnType<typeof holdCheckIn>>;

/** What becomes of a note that the server has not taken: it waits on the device, or is taken back and said. */
export async function afterFailure(
  held: Held | null,
  error: unknown,
  said: (why: string | null) => ToastMessage,
): Promise<void> {
  const isLost = hasStatus(error, 401);
  const isWaiting = isLost || isUnreachable(responseInfo(error));
  if (isWaiting && held) await held.leave();
  else await held?.takeBack();
  if (isLost) loseSession();
  else if (!isWaiting || !held) toast({ ...said(refusalMessage(error)), tone: 'danger' });
  // Refused is what no longer fits: the plan or the day has changed elsewhere.
  if (!isWaiting) void refreshBootstrap().catch(() => undefined);
}
