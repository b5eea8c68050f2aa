import { useEffect, useRef } from 'react';
import { isWindowEntry, windowEntry } from './window-entry.ts';

type OpenWindow = { readonly onBack: () => void };

/** The windows that are open, the topmost last. */
const windows: OpenWindow[] = [];

/** The browser is on its way to another document, or to this one anew: going back now would call it off. */
let isLeavingPage = false;

/** Milliseconds after which the page is still there: it was a download, or a number to call. */
const STAYED_AFTER = 5000;

function leavePage(): void {
  isLeavingPage = true;
  setTimeout(() => {
    isLeavingPage = false;
  }, STAYED_AFTER);
}

function addEntry(): void {
  // One entry stands for all of them. It follows once the one before it is gone.
  if (windows.length === 0 || windowEntry.isLeaving || isWindowEntry()) return;
  history.pushState({ ...(history.state as object | null), isWindow: true }, '');
  // Only while there is an entry: some browsers keep no page for going back to that listens to this.
  addEventListener('beforeunload', leavePage);
}

/** Goes back to the entry of the page itself. Whoever went on to another page stays there. */
function takeEntryAway(): void {
  if (windows.length > 0 || windowEntry.isLeaving || isLeavingPage || !isWindowEntry()) return;
  windowEntry.isLeaving = true;
  history.back();
}

function follow(): void {
  if (windowEntry.isLeaving) {
    windowEntry.isLeaving = false;
    removeEventListener('beforeunload', leavePage);
    addEntry();
  } else if (!isWindowEntry() && windows.length > 0) {
    windows.at(-1)?.onBack();
    // Those below it, and one that did not close: it asks first, or is busy.
    setTimeout(addEntry);
  } else {
    // Forward to where windows once were opens none.
    takeEntryAway();
  }
}

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link in a window to another document, which takes the place of the entry of the window. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || isForAnotherTab(event) || !isWindowEntry()) return;
  const link = (event.target as Element).closest('a');
  if (!link?.href.startsWith('http') || link.hasAttribute('download') || link.target) return;
  event.preventDefault();
  location.replace(link.href);
}

// After all that may have handled the click.
addEventListener('click', followLink);
addEventListener('pageshow', () => {
  isLeavingPage = false;
});
// Before the router, which may not follow to an address that is left again.
addEventListener('popstate', follow, { capture: true });

/**
 * Going back closes the topmost window, as Escape does, and nothing else: while any is open, one entry with the same address stands in the history
 * after that of the page. A link in a window takes the place of that entry.
 */
export function useGoingBack(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    const own = { onBack: () => latest.current() };
    windows.push(own);
    addEntry();
    return () => {
      windows.splice(windows.indexOf(own), 1);
      // What opens in its place keeps the entry.
      setTimeout(takeEntryAway);
    };
  }, [isOpen]);
}
