import { Spinner } from '#web/ui/status/spinner.tsx';
import { notificationMessages as texts } from '../messages.ts';

/** As high as an empty list, so that nothing jumps when there is none. */
export function NotificationsLoading() {
  return (
    <p role="status" className="box-content flex min-h-32 items-center justify-center gap-2.5 px-4 text-quiet text-sm">
      <Spinner className="size-4" />
      {texts.list.loading}
    </p>
  );
}
