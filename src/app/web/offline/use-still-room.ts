import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from '#web/router/router.tsx';

type Parts = { bar: RefObject<HTMLElement | null>; room: RefObject<HTMLElement | null> };

/** Pixels of a bar that cover nothing: it lies between the buttons of the top bar and the first line of a page. */
const FREE = 38;

/**
 * Keeps `room` in the page for a bar that is higher than that, as with large letters, so that scrolling up shows what it covers. Whenever the room
 * changes, the page scrolls by as much as it was pushed: what somebody is about to press stays where it is. Room that is no longer wanted goes once
 * it is out of sight, or with the page.
 */
export function useStillRoom({ bar, room }: Parts, isWanted: boolean): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const fit = () => {
      const height = isWanted ? Math.max(0, (bar.current?.offsetHeight ?? 0) - FREE) : 0;
      const by = height - (room.current?.offsetHeight ?? 0);
      if (by !== 0 && (isNewPage || scrollY + by >= 0)) setHeight(room.current, { height, by });
    };
    fit();
    const watch = new ResizeObserver(fit);
    if (bar.current) watch.observe(bar.current);
    addEventListener('scrollend', fit);
    return () => {
      watch.disconnect();
      removeEventListener('scrollend', fit);
    };
  }, [bar, room, isWanted, pathname]);
}

function setHeight(room: HTMLElement | null, { height, by }: { height: number; by: number }): void {
  const page = document.documentElement.style;
  // The browser would keep the content in place too, and move it twice.
  page.overflowAnchor = 'none';
  room?.style.setProperty('height', `${height}px`);
  // A page that fits the window has nothing to scroll.
  document.body.style.minHeight = height > 0 ? `calc(100dvh + ${height}px)` : '';
  scrollBy({ top: by, behavior: 'instant' });
  page.overflowAnchor = '';
}
