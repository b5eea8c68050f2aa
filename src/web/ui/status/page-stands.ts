import { startTransition, useEffect, useState } from 'react';

/** True once the page is drawn, with its fonts: what works unseen, such as the service worker, begins then and takes no bandwidth from it. */
export function usePageStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const begin = () =>
      void Promise.resolve(document.fonts?.ready).then(() => !signal.aborted && startTransition(() => setStands(true)));
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal });
    return () => ended.abort();
  }, []);
  return stands;
}
