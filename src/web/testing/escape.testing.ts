import { fireEvent, waitFor } from '@testing-library/react';

/**
 * Presses Escape where the focus is until `isSeen` says that it was heard: a window listens for keys from a moment of its own on, which a busy
 * machine puts off.
 */
export async function pressEscape(isSeen: () => boolean): Promise<void> {
  await waitFor(() => {
    if (isSeen()) return;
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    if (!isSeen()) throw new Error('Escape was not heard');
  });
}
