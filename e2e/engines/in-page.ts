/** Functions that run in the page. They are sent as text, so each can only use its arguments. */

export type Wanted = { selector: string; name: { text: string } | { pattern: string; flags: string } | null };

export type Found = {
  count: number;
  /** The centre of the first element once it is enabled, inside the window and not covered; else the reason why not. */
  place: { x: number; y: number } | { hindrance: string } | null;
  text: string;
  /** Its value, if it is editable. */
  value: string;
  hasFocus: boolean;
};

/** What one function leaves in the page for another. */
type Left = { sought?: Element | undefined; endPress?: (() => boolean) | undefined };

/** Finds accessible elements, each within the first match of the previous step; scrolls the first into view. */
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
  // On a busy machine an element that starts to move may seem still in two samples.
  const moves = (element: Element | null): boolean => {
    if (!element) return false;
    const isMoving = element
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    return isMoving || moves(element.parentElement);
  };
  const isOff = first.matches(':disabled, [aria-disabled="true"]');
  const near = placeAt('nearest');
  // Scrolls clear of fixed elements at an edge of the window, such as a bar, as a person would.
  const reached = near && 'x' in near ? near : placeAt('center');
  const place = isOff ? { hindrance: 'it is disabled' } : moves(first) ? { hindrance: 'it moves' } : reached;
  const hasFocus = first === document.activeElement;
  const value = first.matches('input, textarea') ? (first as HTMLInputElement).value : '';
  return { count: found.length, place, text: tidy(first.textContent), value, hasFocus };
}

/** Allows the next mouse press only if it hits the last element found: a busy page may have moved it. */
export function guardPress(): null {
  const left = window as Left;
  const meant = left.sought;
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let hasMet: boolean | null = null;
  const guard = (event: Event) => {
    const hit = event.target as Node;
    // A label presses what it holds; a card around a button that has moved away does not.
    const label = (hit instanceof Element ? hit : hit.parentElement)?.closest('label');
    hasMet ??= meant !== undefined && (meant.contains(hit) || label?.contains(meant) === true);
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

/** Whether the press hit its target; true as well if the pressed page was replaced meanwhile. */
export function hasMetPress(): boolean {
  const left = window as Left;
  const hasMet = left.endPress?.() ?? true;
  left.endPress = undefined;
  return hasMet;
}

/** The page's error messages and invalid fields. */
export function complaints(): string {
  const said = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-invalid="true"]')];
  return said.map((one) => `${one.getAttribute('name') ?? ''} ${one.textContent}`.trim().slice(0, 200)).join(' | ');
}

/**
 * Problems of the most recently opened window, sheet or menu: it overflows the window; a part scrolls although there is enough space; a group of controls
 * leaves empty space below; a control cannot be reached.
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
