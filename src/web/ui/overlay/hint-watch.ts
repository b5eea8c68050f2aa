/** Milliseconds that a hint waits; so soon after the last one was there, the next one comes at once. */
const DELAY = 700;
const SKIP_DELAY = 300;
/** Milliseconds that the pointer has to move from the control to the hint, which it may read at leisure. */
const REACH = 100;

export type Hint = { control: Element; text: string };

/** The words that can be seen in it, signs aside. */
function wordsIn(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('svg, .sr-only, [aria-hidden="true"]')) part.remove();
  return copy.textContent.trim();
}

/** What there is to say of a control that shows a sign and no word: its name, or the words it has for this. */
function getHint(target: EventTarget | null): Hint | null {
  const control = target instanceof Element ? target.closest('button, a, summary') : null;
  const text = control?.getAttribute('data-hint') ?? control?.getAttribute('aria-label');
  return control && text && wordsIn(control) === '' ? { control, text } : null;
}

function isOnHint(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

/** Follows pointer and keyboard, and tells which hint is to be shown; returns what ends that. */
export function watchHints(show: (hint: Hint | null) => void): () => void {
  let shown: Hint | null = null;
  let waiting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goneAt = -Infinity;
  let isTabbing = false;

  const turn = (hint: Hint | null) => {
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
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
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
  // Where the focus is put by the page nobody asked for words.
  const focus = ({ target }: FocusEvent) => turn(isTabbing ? getHint(target) : null);
  const leave = () => turn(null);

  const aborted = new AbortController();
  const options = { capture: true, passive: true, signal: aborted.signal };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('keydown', press, options);
  document.addEventListener('focusin', focus, options);
  for (const name of ['pointerdown', 'scroll', 'blur'] as const) window.addEventListener(name, leave, options);
  // This comes when the page has been loaded: the pointer may rest on a control already.
  const resting = getHint([...document.querySelectorAll(':hover')].at(-1) ?? null);
  if (resting && matchMedia('(hover: hover)').matches) later(resting, DELAY);
  return () => {
    aborted.abort();
    turn(null);
  };
}
