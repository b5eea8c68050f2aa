import { useLayoutEffect, useRef } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** AltGr, which types letters too, counts as Ctrl and Alt. */
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && (!ctrlKey || altKey) && !metaKey;

const isTextBox = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);

/**
 * Keeps what is typed from the first render on, for a window whose script or whose drawing takes a moment. The window writes it into the box that
 * it focuses; from then on keys are that box's own. Whoever goes into another box meanwhile types there.
 */
export function useKeysAhead(isWanted: boolean): (box: TextBox | null | undefined) => void {
  const write = useRef<(box: TextBox | null | undefined) => void>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    let typed = '';
    const opener = document.activeElement;
    const keep = (event: KeyboardEvent) => {
      if (event.target !== opener && isTextBox(event.target)) return;
      if (isLetter(event)) typed += event.key;
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key !== 'Enter') return;
      // What opened the window has the focus still, and would be pressed again.
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = () => removeEventListener('keydown', keep, true);
    addEventListener('keydown', keep, true);
    write.current = (box) => {
      stop();
      box?.focus();
      box?.setRangeText(typed, box.value.length, box.value.length, 'end');
      if (typed !== '') box?.dispatchEvent(new Event('input', { bubbles: true }));
      typed = '';
    };
    return stop;
  }, [isWanted]);
  return (box) => write.current?.(box);
}
