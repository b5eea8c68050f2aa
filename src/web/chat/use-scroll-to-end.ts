import { useEffect, useRef } from 'react';

/** Pixels from the lower end at which a reader counts as being there. */
const NEAR = 32;

/**
 * Keeps the lower end of a scrolling box in view while its content grows, for as long as the reader is there: whoever has
 * scrolled up to read is left alone. `content` changes with what is shown; `own` counts the reader's own messages, the newest
 * of which is always brought into view. Answers the ref of the box.
 */
export function useScrollToEnd({ content, own }: { content: string; own: number }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastOwn = useRef(own);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    const hasSpoken = own > lastOwn.current;
    lastOwn.current = own;
    if (hasSpoken) isAtEnd.current = true;
    const element = box.current;
    // Within its own box: the page stays where it is.
    if (element && content !== '' && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [content, own]);

  return box;
}
