import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store.ts';

const ToastHost = lazy(() => import('./toast.tsx').then((part) => ({ default: part.ToastHost })));

const hasToast = () => currentToast() !== null;

/** The place of the toasts; what draws them loads with the first one. */
export function Toasts() {
  const isAny = useSyncExternalStore(onToastChange, hasToast, () => false);
  return <Suspense>{isAny && <ToastHost />}</Suspense>;
}
