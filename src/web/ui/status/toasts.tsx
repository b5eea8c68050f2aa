import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store.ts';
import { usePageStands } from './page-stands.ts';

const hasToast = () => currentToast() !== null;

/**
 * The place of the toasts. What draws them loads once the page stands, for the first of them may say that the network is gone; sooner only
 * with a first one that comes sooner. What cannot be loaded is tried again with the next toast.
 */
export function Toasts() {
  const isAny = useSyncExternalStore(onToastChange, hasToast, () => false);
  const pageStands = usePageStands();
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isWanted = Host === null && (isAny || pageStands);
  useEffect(() => {
    if (!isWanted) return;
    import('./toast.tsx').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      () => undefined,
    );
  }, [isWanted, isAny]);
  return Host && <Host />;
}
