import { useEffect } from 'react';
import { SECOND } from '#core/calendar/durations.ts';
import { ownBuild } from '#app/web/pwa/app-updates.ts';
import { type Drawing, dropDrawing, keepDrawing } from '#web/kept-drawing.ts';
import { cardsAtFirst, isNarrow } from '../first-cards.ts';

/** Milliseconds without a change after which the screen is at rest. */
const REST = SECOND;

/** What is open is not how the next visit begins. */
const OPEN = '[role="dialog"], [role="menu"]';

const copyOf = (selector: string) => document.querySelector(selector)?.cloneNode(true) as Element | undefined;

/** Before the app is there only circles answer, ticked as they are. */
function rest(bar: Element, page: Element): void {
  const controls = page.querySelectorAll('a, button, input:not([data-tick])');
  for (const control of [bar, ...controls]) control.toggleAttribute('inert', true);
  for (const box of page.querySelectorAll<HTMLInputElement>('[data-tick]')) box.toggleAttribute('checked', box.checked);
}

/** The top bar and the page down to the last card that a visit draws at once; null when it has none. */
function drawn(): string | null {
  const bar = copyOf('#root > header');
  const page = copyOf('#main');
  const last = page && [...page.querySelectorAll('article')].slice(0, cardsAtFirst()).at(-1);
  if (!bar || !last) return null;
  for (let at: Element | null = last; at && at !== page; at = at.parentElement) {
    while (at.nextSibling) at.nextSibling.remove();
  }
  for (const less of page.querySelectorAll<HTMLElement>('[data-more][aria-expanded="true"]')) {
    less.dataset.later = '';
    for (let more = Number(less.dataset.more); more > 0; more -= 1)
      less.previousElementSibling?.lastElementChild?.remove();
  }
  rest(bar, page);
  return bar.outerHTML + page.outerHTML;
}

type KeepDrawingProps = Pick<Drawing, 'userId' | 'day' | 'rule'> & {
  /** The page asks how somebody is: nobody is to read that over their shoulder before they have opened it. */
  isPrivate: boolean;
};

/** Keeps the dashboard as it is drawn whenever it is at rest, for the next visit. */
export function KeepDrawing({ userId, day, rule: { timezone, dayStartHour }, isPrivate }: KeepDrawingProps) {
  useEffect(() => {
    if (!globalThis.caches || !navigator.serviceWorker) return;
    const keep = async () => {
      if (document.querySelector(OPEN)) return;
      const html = isPrivate ? null : drawn();
      if (html === null) return dropDrawing();
      const rule = { timezone, dayStartHour };
      await keepDrawing({ userId, build: ownBuild(), day, rule, isWide: !isNarrow(), html });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const atRest = () => {
      clearTimeout(timer);
      timer = undefined;
      // Without storage the next visit begins with an empty page.
      keep().catch(() => undefined);
    };
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(atRest, REST);
    };
    const left = () => document.visibilityState === 'hidden' && timer !== undefined && atRest();
    const watcher = new MutationObserver(changed);
    const root = document.getElementById('root');
    if (root) watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('visibilitychange', left);
    changed();
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', left);
    };
  }, [userId, day, timezone, dayStartHour, isPrivate]);
  return null;
}
