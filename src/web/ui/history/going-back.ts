import { useEffect, useRef } from 'react';

/** How many windows are at risk, and whether the entry that stands for them is being taken away. */
let atRisk = 0;
let isLeaving = false;

const isOwnEntry = () => (history.state as { isUnsaved?: boolean } | null)?.isUnsaved === true;

function addEntry(): void {
  if (!isOwnEntry()) history.pushState({ ...(history.state as object | null), isUnsaved: true }, '');
}

/** Goes back to the entry of the page itself. Whoever went on to another page stays there. */
function takeEntryAway(): void {
  if (atRisk > 0 || !isOwnEntry()) return;
  isLeaving = true;
  // After those that hear of it too: what is at risk again by then was not left by anybody.
  addEventListener('popstate', () => setTimeout(() => (isLeaving = false)), { once: true });
  history.back();
}

/**
 * Calls when somebody goes back while something is at risk, and stays. For as long an entry with the same address stands in the history after that of
 * the page: going back leads no further than to the page itself.
 */
export function useGoingBack(isAtRisk: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isAtRisk) return;
    const stay = () => {
      if (!isLeaving) latest.current();
      addEntry();
    };
    atRisk += 1;
    addEntry();
    addEventListener('popstate', stay);
    return () => {
      atRisk -= 1;
      removeEventListener('popstate', stay);
      // What is typed anew at once is at risk again, and keeps the entry.
      setTimeout(takeEntryAway);
    };
  }, [isAtRisk]);
}
