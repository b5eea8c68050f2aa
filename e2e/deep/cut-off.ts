/**
 * Runs in the page: the texts that cannot be read whole, because they reach beyond the window, beyond a button or link, or
 * beyond a box that hides what does not fit. Texts that end in an ellipsis on purpose, and those for screen readers, are none.
 */
export function cutOff(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth - width} px too wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || (node as Text).data.trim() === '' || holder.closest('option, svg')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const where = boundsCrossed(holder, range.getBoundingClientRect());
    if (where) found.push(`${where}: ${(node as Text).data.trim().slice(0, 60)}`);
  }
  return found;

  function boundsCrossed(holder: Element, text: DOMRect): string | null {
    if (text.width === 0) return null;
    let scrollsDown = false;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isClipping = style.overflowX !== 'visible';
      if (isCutOnPurpose(style) || (isClipping && box.getBoundingClientRect().width <= 1)) return null;
      const { isAcross, isDown } = beyond(text, box.getBoundingClientRect());
      if (isAcross && (isClipping || box.matches('button, a, label'))) return `wider than its ${box.localName}`;
      const hidesDown = isClipping && !scrollsDown && style.overflowY !== 'auto';
      if (isDown && hidesDown) return `higher than its ${box.localName}`;
      scrollsDown ||= isClipping;
    }
    return isBeyondWindow(text) ? 'beyond the window' : null;
  }

  function isBeyondWindow({ left, right }: DOMRect): boolean {
    return left < -1 || right > width + 1;
  }

  function isCutOnPurpose({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  function beyond(text: DOMRect, edges: DOMRect): { isAcross: boolean; isDown: boolean } {
    return {
      isAcross: text.left < edges.left - 1 || text.right > edges.right + 1,
      isDown: text.top < edges.top - 1 || text.bottom > edges.bottom + 1,
    };
  }
}
