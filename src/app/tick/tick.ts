import type { Answer } from '#web/api/api.ts';
import { tickPageMessages as texts } from './messages.ts';

type Ticked = Answer<'POST /api/ticks/:code'>;
type State = 'waiting' | 'done' | 'quiet';

/** Milliseconds before a tap counts as not having come through. */
const TIME_LIMIT = 15_000;

/** As the app is shown on this device; where it never was, as the device itself. */
function setTheme(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('taylr-theme');
  } catch {
    // Storage can be blocked; the device then says it.
  }
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme =
    stored === 'light' || stored === 'dark' ? stored : isLight ? 'light' : 'dark';
}
setTheme();

const code = location.pathname.split('/')[2] ?? '';
const part = (id: string) => document.getElementById(id) as HTMLElement;
const [heading, said, again] = [part('habit'), part('said'), part('again')];

function show(state: State, text: string, { habit, button }: { habit?: string; button?: string } = {}): void {
  document.body.dataset.state = state;
  said.textContent = text;
  if (habit) heading.textContent = habit;
  again.hidden = button === undefined;
  again.textContent = button ?? '';
}

/** What a tap came to, without any cookie: whoever has the link may be anybody. */
async function tick(): Promise<void> {
  show('waiting', texts.waiting);
  try {
    const response = await fetch(`/api/ticks/${encodeURIComponent(code)}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (response.status === 429) return show('quiet', texts.busy, { button: texts.again });
    if (response.status === 404) return show('quiet', texts.unknown);
    if (!response.ok) return show('quiet', texts.away, { button: texts.again });
    const { outcome, habit, message } = (await response.json()) as Ticked;
    const isDone = outcome === 'done' || outcome === 'already';
    show(isDone ? 'done' : 'quiet', message, { habit });
  } catch {
    show('quiet', texts.away, { button: texts.again });
  }
}

const TICKED = 'taylr-ticked';

/** Whether this tab has been here before: a browser that loads its tabs anew, days later, has not been tapped. */
function wasHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const isAgain = sessionStorage.getItem(TICKED) === location.pathname;
    sessionStorage.setItem(TICKED, location.pathname);
    return isAgain || navigation?.type !== 'navigate';
  } catch {
    // Storage can be blocked; how the page was opened then says it alone.
    return navigation?.type !== 'navigate';
  }
}

/** What a link in a message answers; null for a link that was made to tick a habit. */
const answer = code.endsWith('.skip') ? 'skip' : code.endsWith('.done') ? 'done' : null;
/** A button of a notification was pressed, which nothing presses by itself. */
const isPressed = location.hash === '#pressed';

function begin(): void {
  const isAgain = wasHere();
  if (answer && (isAgain || !isPressed)) show('quiet', texts.answerFirst, { button: texts.answers[answer] });
  else if (isAgain) show('quiet', texts.askFirst, { button: texts.tick });
  else void tick();
}

again.addEventListener('click', () => void tick());
// A browser may draw a page ahead, before anybody has opened it.
if ('prerendering' in document && document.prerendering) addEventListener('prerenderingchange', begin, { once: true });
else if (document.visibilityState === 'hidden') document.addEventListener('visibilitychange', begin, { once: true });
else begin();
