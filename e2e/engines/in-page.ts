/** What runs in the page. Each function knows only what it is given: it is sent there as text. */

export type Wanted = { selector: string; name: { text: string } | { pattern: string; flags: string } | null };

export type Found = {
  count: number;
  /** The middle of the first one, once it can be used, stands in the window and nothing lies over it; else what is in the way. */
  place: { x: number; y: number } | { hindrance: string } | null;
  text: string;
  /** What stands in it, if one can write there. */
  value: string;
  hasFocus: boolean;
};

/** What one function leaves in the page for another. */
type Left = { sought?: Element | undefined; endPress?: (() => boolean) | undefined };

/** Looks for elements that can be perceived, each within the first one of the step before; scrolls the first into view. */
export function seek(steps: Wanted[]): Found {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const getName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const parts = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : labels;
    const label = element.getAttribute('aria-label');
    const own = element.matches('input, textarea, select') ? element.getAttribute('placeholder') : element.textContent;
    return tidy(parts.map((part) => part?.textContent).join(' ')) || tidy(label) || tidy(own);
  };
  const isMeant = (element: Element, name: Wanted['name']) => {
    if (name === null) return true;
    return 'text' in name
      ? getName(element) === name.text
      : new RegExp(name.pattern, name.flags).test(getName(element));
  };
  const isPerceived = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]');
  let found: Element[] = [document.documentElement];
  for (const { selector, name } of steps) {
    const place = found[0];
    found = place ? [...place.querySelectorAll(selector)].filter((one) => isPerceived(one) && isMeant(one, name)) : [];
  }
  const [first] = found;
  (window as Left).sought = first;
  if (!first) return { count: 0, place: null, text: '', value: '', hasFocus: false };
  const placeAt = (block: ScrollLogicalPosition): Found['place'] => {
    first.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = first.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return { hindrance: `outside the window, at ${x}, ${y}` };
    return first.contains(hit) || hit.contains(first)
      ? { x, y }
      : { hindrance: `below ${hit.outerHTML.slice(0, 150)}` };
  };
  // What has just begun to move may stand at one place in two looks of a busy machine.
  const moves = (element: Element | null): boolean => {
    if (!element) return false;
    const isMoving = element
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    return isMoving || moves(element.parentElement);
  };
  const isOff = first.matches(':disabled, [aria-disabled="true"]');
  const near = placeAt('nearest');
  // What stands still at an edge of the window, such as a bar, is got round as a person would.
  const reached = near && 'x' in near ? near : placeAt('center');
  const place = isOff ? { hindrance: 'it is disabled' } : moves(first) ? { hindrance: 'it moves' } : reached;
  const hasFocus = first === document.activeElement;
  const value = first.matches('input, textarea') ? (first as HTMLInputElement).value : '';
  return { count: found.length, place, text: tidy(first.textContent), value, hasFocus };
}

/** Lets the next press of the mouse through only if it meets what was sought last: a busy page may move under the hand. */
export function guardPress(): null {
  const left = window as Left;
  const meant = left.sought;
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let hasMet: boolean | null = null;
  const guard = (event: Event) => {
    const hit = event.target as Node;
    hasMet ??= meant !== undefined && (meant.contains(hit) || hit.contains(meant));
    if (hasMet) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) window.addEventListener(type, guard, { capture: true });
  left.endPress = () => {
    for (const type of types) window.removeEventListener(type, guard, { capture: true });
    return hasMet ?? true;
  };
  return null;
}

/** Whether the press met what was meant; a page that came instead of the one that was pressed says so as well. */
export function hasMetPress(): boolean {
  const left = window as Left;
  const hasMet = left.endPress?.() ?? true;
  left.endPress = undefined;
  return hasMet;
}

/** What the page says of something that went wrong, and which fields it finds wrong. */
export function complaints(): string {
  const said = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-invalid="true"]')];
  return said.map((one) => `${one.getAttribute('name') ?? ''} ${one.textContent}`.trim().slice(0, 200)).join(' | ');
}

/**
 * What is wrong with the window, sheet or menu that was opened last: it reaches beyond the window; a part of it scrolls though there is
 * room to show all; a group of controls leaves room empty below them; one of its controls cannot be reached.
 */
export function misfits(opened: string): string[] {
  const panel = [...document.querySelectorAll<HTMLElement>(opened)].at(-1);
  if (!panel) return ['nothing is open'];
  const box = panel.getBoundingClientRect();
  const most = (element: Element) => Number.parseFloat(getComputedStyle(element).maxHeight) || Infinity;
  const available = Math.min(most(panel), 0.86 * innerHeight);

  const beyondWindow = () => {
    const isOutside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    return isOutside ? [`it reaches beyond the window: ${[box.left, box.top, box.right, box.bottom].join()}`] : [];
  };

  const isCramped = (part: HTMLElement) => {
    if (!['auto', 'scroll'].includes(getComputedStyle(part).overflowY) || part.matches('textarea')) return false;
    const isAtItsMost = part.clientHeight >= most(part) - 2 || part.matches('[role="log"]');
    return part.scrollHeight - part.clientHeight > 1 && box.height < available - 2 && !isAtItsMost;
  };
  const scrolling = (part: HTMLElement) => {
    const shown = `${part.clientHeight} px of ${part.scrollHeight} px show`;
    return isCramped(part) ? [`${shown}, in a window of ${box.height} px that may have ${available} px`] : [];
  };

  const emptyEnd = (group: Element) => {
    const bottoms = [...group.children].map((child) => child.getBoundingClientRect().bottom);
    const empty = group.getBoundingClientRect().bottom - Math.max(...bottoms);
    return empty > 12 ? [`${empty} px are empty at the end of "${(group.textContent ?? '').slice(0, 40)}"`] : [];
  };

  const isSeen = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.closest('[aria-hidden="true"]') &&
    control.offsetWidth > 1;
  const outOfReach = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (control.contains(hit) || hit.contains(control))) return [];
    const name = control.getAttribute('aria-label') ?? (control.textContent ?? '').trim();
    return [`"${name}" cannot be reached: ${hit ? `it is below ${hit.outerHTML.slice(0, 120)}` : 'it is outside'}`];
  };

  const parts = [panel, ...panel.querySelectorAll<HTMLElement>('*')];
  const scrolled = parts
    .filter((part) => part.scrollHeight > part.clientHeight)
    .map((part) => [part, part.scrollTop] as const);
  const controls = 'a[href], button, input, textarea, select, [role^="menuitem"]';
  const problems = [
    ...beyondWindow(),
    ...parts.flatMap(scrolling),
    ...[...panel.querySelectorAll('fieldset')].flatMap(emptyEnd),
    ...[...panel.querySelectorAll<HTMLElement>(controls)].filter(isSeen).flatMap(outOfReach),
  ];
  for (const [part, top] of scrolled) part.scrollTop = top;
  return problems;
}
