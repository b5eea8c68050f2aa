/**
 * Gives the focus back to what opened a dialog. Where that is gone, since the page has moved on meanwhile, the name of the identity
 * stands in for it. Looked up a moment later, when the page has been drawn with what was fetched.
 */
export function returnFocus(opener: Element | null, identityId: string | undefined): void {
  setTimeout(() =>
    requestAnimationFrame(() => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : document.getElementById(`identity-${identityId}`);
      target?.focus({ preventScroll: true });
    }),
  );
}
