import { useEffect, useRef } from 'react';

/** Pixels from the lower end at which a reader counts as being there. */
const NEAR = 32;

function showEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
  if (getComputedStyle(element).position === 'sticky') element.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps a scrolling box at its lower end while its content grows, from the reader's own first message on and until they scroll up; `own` is their newest
 * one. The box holds one element, whose height is watched. Where the box stands in a column of its own, the page scrolls until its lower end is seen.
 */
export function useEndInView(own: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);

  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let top = element.scrollTop;
    const note = () => {
      const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR;
      if (!isAtEnd && element.scrollTop < top) isFollowing.current = false;
      else if (isAtEnd && own !== undefined) isFollowing.current = true;
      top = element.scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) showEnd(element);
    });
    observer.observe(content);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [own]);

  useEffect(() => {
    if (own === undefined || !box.current) return;
    isFollowing.current = true;
    showEnd(box.current);
  }, [own]);

  return box;
}
