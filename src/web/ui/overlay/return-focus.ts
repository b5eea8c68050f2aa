import { useRef } from 'react';

/** The last element clicked: Safari does not focus a button on click. */
let pressed: Element | null = null;
addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), { capture: true });

/** What led to each window that is open, the nearest first. */
const ways = new WeakMap<Element, readonly Element[]>();

/** What opened the current window: a control; the button of its menu; what opened the window around it. */
function wayHere(): readonly Element[] {
  const active = document.activeElement === document.body ? null : document.activeElement;
  const nearest = active ?? pressed?.closest('a, button, [role]');
  if (!nearest) return [];
  const menu = nearest.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  const around = nearest.closest('[role="dialog"]');
  return [nearest, ...(button ? [button] : []), ...((around && ways.get(around)) ?? [])];
}

/** A control that was drawn anew together with what it opens is the one of the same kind and name. */
function asItStands(place: Element): Element | undefined {
  if (place.isConnected) return place;
  const name = (one: Element) => `${one.getAttribute('aria-label')} ${one.textContent}`;
  return [...document.querySelectorAll(place.tagName)].find((one) => name(one) === name(place));
}

/** Moves lost focus to the first of these that accepts it, else to the heading of the page. */
function goTo(places: readonly (Element | null)[]): void {
  if (document.activeElement !== document.body) return;
  const standing = places.map((place) => place && asItStands(place));
  for (const place of [...standing, document.querySelector('#main h1'), document.getElementById('main')]) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}

/** For a part that disappears with the next render, once the data has arrived: moves its focus to the element with this id, or to the heading of the page. */
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
