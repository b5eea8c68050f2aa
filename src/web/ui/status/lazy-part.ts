import { type ComponentType, lazy } from 'react';

/** A part whose script loads apart, and that a page can be without: it stands alone where the connection goes before the script has come. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
