import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** jsdom lays nothing out, so nothing ever changes its size: an observer that never calls is the truth there. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What browsers have and jsdom lacks, and Radix asks for as soon as a part appears.
Reflect.set(globalThis, 'ResizeObserver', StillObserver);
const element = Reflect.get(globalThis, 'Element') as { prototype: object } | undefined;
// A test file may choose Node's environment instead.
if (element) {
  Object.assign(element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
}

afterEach(cleanup);
