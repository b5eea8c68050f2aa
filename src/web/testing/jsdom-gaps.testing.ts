import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** jsdom lays nothing out, so nothing ever changes its size: an observer that never calls is the truth there. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Browser APIs that jsdom lacks and Radix calls on mount.
Reflect.set(globalThis, 'ResizeObserver', StillObserver);
const hasWindow = 'Element' in globalThis;
// A test file may choose Node's environment instead.
if (hasWindow) {
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
}

const { setTimeout: wait, clearTimeout: stop } = globalThis;
const FRAME = 16;
// jsdom draws its frames by one interval of whichever timers there are: begun under fake ones, it stands still in all files that follow.
Reflect.set(globalThis, 'requestAnimationFrame', (draw: FrameRequestCallback) =>
  wait(() => draw(performance.now()), FRAME),
);
Reflect.set(globalThis, 'cancelAnimationFrame', (frame: number) => stop(frame));

// A generous timeout for elements to appear: busy machines are slow, and no test is about that.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// Test files share the window: restore it for the next one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (!hasWindow) return;
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
