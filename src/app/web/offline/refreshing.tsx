import { useStoredAt } from '#web/device/waiting.ts';
import { offlineMessages } from './messages.ts';

/** Marks quietly that the page shows the last known day while the new one is on its way: a line along the top bar, which takes no space. */
export function Refreshing() {
  if (useStoredAt() === null) return null;
  return (
    <span className="absolute inset-x-0 -bottom-px h-0.5 animate-pulse bg-accent/60" data-stale="">
      <span className="sr-only">{offlineMessages.refreshing}</span>
    </span>
  );
}
