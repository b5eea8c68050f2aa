import { type KeyboardEvent, useRef } from 'react';

type Roving<Item extends string> = {
  /** In their order; the arrow keys go from one to another. */
  items: readonly Item[];
  /** The one that the Tab key stops at. */
  current: Item | null;
  onCurrent: (item: Item) => void;
  /** How many places each key goes: `ArrowUp: -1`. */
  steps: Readonly<Record<string, number>>;
};

/** One tab stop for many things: arrow keys, Home and End move the focus among them, and what has the focus is the current one. */
export function useRoving<Item extends string>({ items, current, onCurrent, steps }: Roving<Item>) {
  const elements = useRef(new Map<Item, HTMLElement>());
  const last = items.length - 1;

  const getTarget = (key: string, at: number): number | null => {
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    const step = steps[key];
    return step === undefined ? null : Math.min(Math.max(at + step, 0), last);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === null) return;
    const target = getTarget(event.key, items.indexOf(current));
    const next = target === null ? undefined : items[target];
    if (next === undefined) return;
    event.preventDefault();
    onCurrent(next);
    elements.current.get(next)?.focus();
  };

  const itemProps = (item: Item) => ({
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(item, element);
      else elements.current.delete(item);
    },
    tabIndex: item === current ? 0 : -1,
    onFocus: () => onCurrent(item),
  });

  return { onKeyDown, itemProps };
}
