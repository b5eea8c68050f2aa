import { type RefObject, useEffect, useRef } from 'react';

/** A row that is removed takes its buttons along: once the list has changed, focus then goes to the button that stays. */
export function useFocusWhenLost(button: RefObject<HTMLButtonElement | null>, list: unknown): void {
  const known = useRef(list);
  useEffect(() => {
    if (known.current === list) return;
    known.current = list;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, list]);
}
