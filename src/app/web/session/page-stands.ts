import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which the page counts as drawn where the browser cannot say that it is idle. */
const DRAWN_AFTER = 200;

/** True once the page is loaded and drawn: what works unseen, such as the service worker, begins then. */
export function usePageStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const stand = () => !signal.aborted && startTransition(() => setStands(true));
    const whenIdle = () => {
      // Safari has no `requestIdleCallback`.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(stand, { timeout: 2000 });
      else setTimeout(stand, DRAWN_AFTER);
    };
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true, signal });
    return () => ended.abort();
  }, []);
  return stands;
}
