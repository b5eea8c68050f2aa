import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Hint, watchHints } from './hint-watch.ts';

/** Pixels between a control and its hint, and between the hint and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** Tooltips for icon-only controls, by pointer and keyboard. Mount once: no control needs to know of it. */
export function Hints() {
  const [hint, setHint] = useState<Hint | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchHints(setHint), []);
  useLayoutEffect(() => {
    const { current } = box;
    if (!hint || !current) return;
    const of = hint.control.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const left = Math.min(of.left + (of.width - width) / 2, innerWidth - EDGE - width);
    const above = of.top - GAP - height;
    current.style.left = `${Math.max(EDGE, left)}px`;
    current.style.top = `${above < EDGE ? of.bottom + GAP : above}px`;
  }, [hint]);
  if (!hint) return null;
  return createPortal(
    <div
      ref={box}
      role="tooltip"
      className="pointer-events-auto fixed z-60 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-ground text-xs shadow-lift"
    >
      {hint.text}
    </div>,
    document.body,
  );
}
