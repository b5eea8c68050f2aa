/** Milliseconds before a tooltip shows; within SKIP_DELAY after the last one, the next shows at once. */
const DELAY = 700;
const SKIP_DELAY = 300;
/** Milliseconds for the pointer to move from the control onto the tooltip, which then stays open. */
const REACH = 100;

/** Pixels around a press within which the pointer still rests on what was pressed, whatever takes its place. */
const REST = 24;

export type Hint = { control: Element; text: string };

/** The visible text of a control, icons aside. */
function wordsIn(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('svg, .sr-only, [aria-hidden="true"]')) part.remove();
  return copy.textContent.trim();
}

/** The tooltip of an icon-only control: its `data-hint`, else its accessible name. */
function getHint(target: EventTarget | null): Hint | null {
  const control = target instanceof Element ? target.closest('button, a, summary') : null;
  const text = control?.getAttribute('data-hint') ?? control?.getAttribute('aria-label');
  return control && text && wordsIn(control) === '' ? { control, text } : null;
}

/** What it opens stands there with its own name. */
const isOpened = ({ control }: Hint) => control.matches('[aria-haspopup][aria-expanded="true"]');

function isOnHint(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

type Point = { clientX: number; clientY: number };

const isNear = (press: Point | null, { clientX, clientY }: Point) =>
  press !== null && Math.hypot(clientX - press.clientX, clientY - press.clientY) < REST;

/** Tracks pointer and keyboard and reports which tooltip to show; returns the cleanup. */
export function watchHints(show: (hint: Hint | null) => void): () => void {
  let shown: Hint | null = null;
  let waiting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goneAt = -Infinity;
  let isTabbing = false;
  let pressed: PointerEvent | null = null;

  const turn = (found: Hint | null) => {
    const hint = found && isOpened(found) ? null : found;
    clearTimeout(timer);
    waiting = null;
    if (shown && !hint) goneAt = performance.now();
    if (shown !== hint) show((shown = hint));
  };
  const later = (hint: Hint | null, delay: number) => {
    clearTimeout(timer);
    waiting = hint?.control ?? null;
    timer = setTimeout(turn, delay, hint);
  };
  const delay = () => (shown || performance.now() - goneAt < SKIP_DELAY ? 0 : DELAY);
  const over = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch' || isNear(pressed, { clientX, clientY })) return;
    pressed = null;
    const hint = getHint(target);
    if (isOnHint(target) || (hint && hint.control === shown?.control)) return clearTimeout(timer);
    if (hint && hint.control === waiting) return;
    if (shown && !hint) return later(null, REACH);
    if (hint) later(hint, delay());
    else turn(null);
  };
  const press = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
    if (!isTabbing) turn(null);
  };
  // No tooltip when the page itself moves the focus.
  const focus = ({ target }: FocusEvent) => turn(isTabbing ? getHint(target) : null);
  const leave = () => turn(null);

  const aborted = new AbortController();
  const options = { capture: true, passive: true, signal: aborted.signal };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('keydown', press, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('pointerdown', (event) => (pressed = event), options);
  for (const name of ['pointerdown', 'scroll', 'blur'] as const) window.addEventListener(name, leave, options);
  // This comes when the page has been loaded: the pointer may rest on a control already.
  const resting = getHint([...document.querySelectorAll(':hover')].at(-1) ?? null);
  if (resting && matchMedia('(hover: hover)').matches) later(resting, DELAY);
  return () => {
    aborted.abort();
    turn(null);
  };
}
