/**
 * Runs in the page: the texts that cannot be read in full, because they overflow the window, a button or link, or a box that hides its overflow. Intended
 * ellipses and texts for screen readers are exempt.
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
      if (isCutOnPurpose(box, style)) return null;
      const crossed = boundCrossed(box, { text, style, scrollsDown });
      if (crossed) return `${crossed} than its ${box.localName}`;
      scrollsDown ||= clips(style);
    }
    return isBeyondWindow(text) ? 'beyond the window' : null;
  }

  function clips({ overflowX }: CSSStyleDeclaration): boolean {
    return overflowX !== 'visible';
  }

  function isCutOnPurpose(box: Element, style: CSSStyleDeclaration): boolean {
    const isForScreenReaders = clips(style) && box.getBoundingClientRect().width <= 1;
    return isForScreenReaders || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  }

  type Laid = { text: DOMRect; style: CSSStyleDeclaration; scrollsDown: boolean };

  function boundCrossed(box: Element, { text, style, scrollsDown }: Laid): 'wider' | 'higher' | null {
    const edges = box.getBoundingClientRect();
    const isAcross = text.left < edges.left - 1 || text.right > edges.right + 1;
    if (isAcross && (clips(style) || box.matches('button, a, label'))) return 'wider';
    const isDown = text.top < edges.top - 1 || text.bottom > edges.bottom + 1;
    const hidesDown = clips(style) && !scrollsDown && style.overflowY !== 'auto';
    return isDown && hidesDown ? 'higher' : null;
  }

  function isBeyondWindow({ left, right }: DOMRect): boolean {
    return left < -1 || right > width + 1;
  }
}
