import { Spinner } from '#web/ui/status/spinner.tsx';
import { checkInMessages } from '../messages.ts';

/** Covers the page while the check-in itself is being fetched. */
export function CheckInLoading() {
  return (
    <div role="status" className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-veil text-ink">
      <Spinner className="size-8" />
      <span className="sr-only">{checkInMessages.loading}</span>
    </div>
  );
}
