import { useEffect, useState } from 'react';

/**
 * How many pixels of the window's lower end a phone's keyboard covers. Bars that stick to the bottom are lifted by it, as some
 * browsers lay the keyboard over the page instead of making room.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // A pinch-zoomed page is smaller than the window too, without any keyboard.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      setInset(Math.max(0, Math.round(covered)));
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
