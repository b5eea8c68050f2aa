import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePageStands } from './page-stands.ts';
import { currentToast, onToastChange } from './toast-store.ts';

const ToastHost = lazy(() => import('./toast.tsx').then((part) => ({ default: part.ToastHost })));

const hasToast = () => currentToast() !== null;

/**
 * The place of the toasts. What draws them loads once the page stands, for the first of them may say that the network is gone; sooner only
 * with a first one that comes sooner.
 */
export function Toasts() {
  const isAny = useSyncExternalStore(onToastChange, hasToast, () => false);
  const pageStands = usePageStands();
  return <Suspense>{(isAny || pageStands) && <ToastHost />}</Suspense>;
}
