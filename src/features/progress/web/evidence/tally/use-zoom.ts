import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How far two fingers part or close for one step. */
const STEP = 1.35;
/** Pixels of a pinch on a trackpad, which browsers tell as scrolling with Ctrl, for one step. */
const WHEEL_STEP = 40;

const STEPS: Readonly<Record<string, 1 | -1>> = { '+': -1, '=': -1, '-': 1, '−': 1 };

/** The distance of two fingers; 0 with any other number of them. */
function getSpread({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]];
  return touches.length === 2 && one && other
    ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    : 0;
}

/** Steps from days to years (1) and back (-1), by two fingers, a trackpad's pinch, or plus and minus. Returns what the zoomed element needs. */
export function useZoom(onStep: (by: 1 | -1) => void) {
  const element = useRef<HTMLDivElement>(null);
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });

  useEffect(() => {
    const zoomed = element.current;
    if (!zoomed) return;
    const listening = new AbortController();
    // Not passive: two fingers would zoom the page as well.
    const options = { passive: false, signal: listening.signal };
    let from = 0;
    let rolled = 0;
    zoomed.addEventListener('touchstart', (event) => (from = getSpread(event)), options);
    zoomed.addEventListener(
      'touchmove',
      (event) => {
        const spread = getSpread(event);
        if (spread === 0 || from === 0) return;
        event.preventDefault();
        if (spread / from < STEP && from / spread < STEP) return;
        step.current(spread > from ? -1 : 1);
        from = spread;
      },
      options,
    );
    zoomed.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        rolled += event.deltaY;
        if (Math.abs(rolled) < WHEEL_STEP) return;
        step.current(rolled > 0 ? 1 : -1);
        rolled = 0;
      },
      options,
    );
    return () => listening.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step.current(by);
  };
  return { ref: element, onKeyDown };
}
