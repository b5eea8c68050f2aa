import { useRef } from 'react';

/** What was pressed last: Safari gives the focus to no button that is pressed. */
let pressed: Element | null = null;
addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), { capture: true });

/** What led to each window that is open, the nearest first. */
const ways = new WeakMap<Element, readonly Element[]>();

/** What leads to a window that opens now: a control; the button of the menu that holds it; what led to the window that holds it. */
function wayHere(): readonly Element[] {
  const active = document.activeElement === document.body ? null : document.activeElement;
  const nearest = active ?? pressed?.closest('a, button, [role]');
  if (!nearest) return [];
  const menu = nearest.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  const around = nearest.closest('[role="dialog"]');
  return [nearest, ...(button ? [button] : []), ...((around && ways.get(around)) ?? [])];
}

/** Where somebody is who lost the focus: at the first of these that can have it, else at the heading of the page. */
function goTo(places: readonly (Element | null)[]): void {
  if (document.activeElement !== document.body) return;
  for (const place of [...places, document.querySelector('#main h1'), document.getElementById('main')]) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}

/**
 * For a part that the page takes away when it is drawn with what was fetched, a moment from now: whoever had the focus there goes on at the
 * element with this id, or at the heading of the page.
 */
export function keepFocus(standIn = ''): void {
  setTimeout(() => requestAnimationFrame(() => goTo([document.getElementById(standIn)])));
}

/** Handlers of a window that gives the focus back to what opened it; where that is gone, to the element with the id `standIn`. */
export function useReturnFocus(standIn = '') {
  const way = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      way.current = wayHere();
      ways.set(currentTarget as Element, way.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      goTo([...way.current, document.getElementById(standIn)]);
    },
  };
}
