import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** jsdom lays nothing out, so nothing ever changes its size: an observer that never calls is the truth there. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What browsers have and jsdom lacks, and Radix asks for as soon as a part appears.
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

// How long to wait for what appears is no part of what a test says: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// The next file finds the window as a new one: they share it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (!hasWindow) return;
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
