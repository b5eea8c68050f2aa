import { hardDayMessages } from '#features/hard-days/messages.ts';
import { call } from '#web/api/api.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import { type Bootstrap, bootstrapQuery, refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { holdCheckIn } from '#web/device/outbox.ts';
import { queryClient } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { afterFailure } from './after-failure.ts';
import { inTurn, showSaid, TIME_LIMIT } from './note-habit.ts';
import type { SaidOfDay } from './with-hard-day.ts';

const texts = hardDayMessages.toast;

const known = () => queryClient.getQueryData<Bootstrap | null>(bootstrapQuery.queryKey) ?? null;

/** Kept beside the notes of habits, so that all arrive in the order in which they were made. It is of no identity: the day is. */
function holdOnDevice({ date, isHard }: SaidOfDay, userId: string) {
  return holdCheckIn({
    key: newKey(),
    userId,
    identityId: '',
    date,
    identityName: hardDayMessages.waiting(isHard),
    habits: [],
    notes: null,
    overwrite: false,
    hardDay: isHard,
  }).catch(() => null);
}

async function send(said: SaidOfDay, holding: ReturnType<typeof holdOnDevice>): Promise<void> {
  const held = await holding;
  try {
    await call('POST /api/hard-days', { body: said, signal: AbortSignal.timeout(TIME_LIMIT) });
    await held?.saved();
    // It is saved even if the rest cannot be fetched.
    await refreshBootstrap().catch(() => undefined);
  } catch (error) {
    await afterFailure(held, error, texts.failed);
  } finally {
    showSaid(null);
  }
}

/** Says that today is hard, or takes it back: shown at once, kept on the device, sent, and sent later where there is no network. */
export function setHardDay(isHard: boolean): void {
  const bootstrap = known();
  if (!bootstrap) return;
  const said = { date: bootstrap.today, isHard };
  showSaid(said);
  toast({
    ...(isHard ? texts.on : texts.off),
    tone: 'success',
    action: { label: texts.undo, run: () => setHardDay(!isHard) },
  });
  const holding = holdOnDevice(said, bootstrap.user.id);
  void inTurn(() => send(said, holding));
}
