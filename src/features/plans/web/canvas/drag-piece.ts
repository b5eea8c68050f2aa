import type { PointerEvent } from 'react';
import type { DaySlot, Lane } from '#core/canvas/canvas.ts';

/** Pixels that a press may tremble before it is a drag; those from an edge at which the board scrolls, and how far in a frame. */
const DRAG = { least: 6, edge: 56, step: 8 } as const;

/** Where a piece was let go: a part of the day only where one was hit. */
export type Drop = { readonly lane: Lane; readonly slot: DaySlot | null };

function dropAt(x: number, y: number): { drop: Drop; element: HTMLElement } | null {
  const hit = document.elementFromPoint(x, y);
  const lane = hit?.closest<HTMLElement>('[data-lane]');
  if (!lane) return null;
  const slot = hit?.closest<HTMLElement>('[data-slot]');
  const drop = { lane: lane.dataset.lane as Lane, slot: (slot?.dataset.slot as DaySlot | undefined) ?? null };
  return { drop, element: slot ?? lane };
}

function scrollerOf(element: HTMLElement): HTMLElement {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'))
    box = box.parentElement;
  return box ?? document.documentElement;
}

/** Scrolls what is near an edge, frame by frame, for as long as the pointer rests there: a day beyond the screen is reached without letting go. */
function scrollAtEdges(
  scroller: HTMLElement,
  signal: AbortSignal,
  { getY, onScroll }: { getY: () => number; onScroll: () => void },
): void {
  // As it was before the drag: a piece that hangs over the lower end makes the board longer.
  const end = scroller.scrollHeight - scroller.clientHeight;
  const next = () => {
    if (signal.aborted) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    if (getY() > bottom - DRAG.edge) scroller.scrollTop = Math.max(before, Math.min(before + DRAG.step, end));
    else if (getY() < top + DRAG.edge) scroller.scrollTop = before - DRAG.step;
    if (scroller.scrollTop !== before) onScroll();
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/**
 * Lets a press on a piece drag it: with a mouse by all of it, with a finger by its grip, so that the page still scrolls. Only the piece itself is drawn
 * while it moves; the board hears of it once it is let go.
 */
export function dragPiece(event: PointerEvent<HTMLElement>, onDrop: (drop: Drop) => void): void {
  const piece = event.currentTarget;
  const isByFinger = event.pointerType === 'touch' && !(event.target as Element).closest('[data-grip]');
  if (event.button !== 0 || isByFinger) return;
  const scroller = scrollerOf(piece);
  const from = { x: event.clientX, y: event.clientY, scrolled: scroller.scrollTop };
  const ends = new AbortController();
  let isDragging = false;
  let target: ReturnType<typeof dropAt> = null;
  const show = (found: typeof target) => {
    target?.element.removeAttribute('data-over');
    target = found;
    target?.element.setAttribute('data-over', '');
  };
  const at = { x: from.x, y: from.y };
  const draw = () => {
    piece.style.translate = `${at.x - from.x}px ${at.y - from.y + scroller.scrollTop - from.scrolled}px`;
    show(dropAt(at.x, at.y));
  };
  const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    const isFar = Math.hypot(x - from.x, y - from.y) >= DRAG.least;
    if (!isDragging && !isFar) return;
    Object.assign(at, { x, y });
    if (!isDragging) scrollAtEdges(scroller, ends.signal, { getY: () => at.y, onScroll: draw });
    isDragging = true;
    piece.dataset.dragged = '';
    draw();
  };
  const end = (isLetGo: boolean) => {
    ends.abort();
    const found = target;
    show(null);
    delete piece.dataset.dragged;
    piece.style.translate = '';
    if (!isDragging) return;
    // The press that ends a drag is no press on the piece.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (isLetGo && found) onDrop(found.drop);
  };
  const { signal } = ends;
  piece.setPointerCapture(event.pointerId);
  piece.addEventListener('pointermove', move, { signal });
  piece.addEventListener('pointerup', () => end(true), { signal });
  piece.addEventListener('pointercancel', () => end(false), { signal });
}
