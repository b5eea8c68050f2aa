import { showBackground } from './background.ts';
import { tellInvitation } from './invitation.ts';
import { authErrorText, guestTexts } from './messages.ts';
import type { Surroundings } from './surroundings.ts';

/** A path of this site, or null: `//elsewhere` and `/\elsewhere` would lead away. */
export function ownPath(value: string | null): string | null {
  return value && /^\/(?![/\\])/.test(value) ? value : null;
}

/** The page the visitor asked for when the landing page was shown instead; null when they asked for the landing page. */
function wantedPlace({ pathname, search }: Surroundings, query: URLSearchParams): string | null {
  const opensSomething = query.has('checkIn') || query.has('weeklyReview');
  if (pathname === '/dashboard' || (pathname === '/' && opensSomething)) return pathname + search;
  return ownPath(query.get('returnTo'));
}

/** Shows the banners, names the sign-in link and starts guests. */
export function hydrateLanding(page: Document, surroundings: Surroundings): void {
  const query = new URLSearchParams(surroundings.search);
  const ways = getWays(page.documentElement.dataset.signIn ?? '');
  const signInLabel = ways[0]?.label ?? '';
  nameSignIn(page, ways, wantedPlace(surroundings, query));
  const error = query.get('error');
  if (error) reveal(page.getElementById('auth-error'), authErrorText(error, signInLabel, query.get('reason')));
  const code = query.get('ref');
  if (code) {
    reveal(page.getElementById('invited'));
    void tellInvitation(code, query, surroundings);
  }
  void showBackground(page, surroundings);
  startGuests(page, surroundings);
  closeMenuOnChoice(page);
}

function reveal(element: HTMLElement | null, text?: string): void {
  if (!element) return;
  element.hidden = false;
  // Set once visible: screen readers announce an alert's changed text.
  if (text !== undefined) element.textContent = text;
}

type Way = { id: string; label: string };

/** The ways to sign in, a line each: `oidc-2 Continue with Acme`. */
function getWays(text: string): Way[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => ({ id: line.split(' ', 1)[0] as string, label: line.slice(line.indexOf(' ') + 1) }));
}

/** A button for each way to sign in, and none where there is no way. */
function nameSignIn(page: Document, ways: readonly Way[], returnTo: string | null): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-sign-in-link]')) {
    link.hidden = ways.length === 0;
    const links = ways.map((_way, at) => (at === 0 ? link : (link.cloneNode() as HTMLAnchorElement)));
    link.after(...links.slice(1));
    ways.forEach(({ id, label }, at) => {
      const query = new URLSearchParams({ ...(ways.length > 1 && { with: id }), ...(returnTo && { returnTo }) });
      const one = links[at] as HTMLAnchorElement;
      one.textContent = label;
      one.href = `/api/auth/google${query.size > 0 ? `?${query}` : ''}`;
    });
  }
}

function startGuests(page: Document, surroundings: Surroundings): void {
  const off = page.documentElement.dataset.guests === 'off';
  let starting = false;
  /** Begins as a guest by a press on the element; `restore` makes it what it was once that has failed. */
  async function start(pressed: HTMLElement, place: string, restore: () => void): Promise<void> {
    starting = true;
    pressed.setAttribute('aria-disabled', 'true');
    const failure = pressed.closest('section')?.querySelector<HTMLElement>('.guest-error') ?? null;
    if (failure) failure.hidden = true;
    const problem = await startGuest(surroundings, place);
    if (problem === null) return;
    starting = false;
    restore();
    pressed.removeAttribute('aria-disabled');
    reveal(failure, problem);
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-guest]')) {
    button.hidden = off;
    button.addEventListener('click', () => {
      if (starting) return;
      const words = button.textContent;
      button.textContent = guestTexts.starting;
      void start(button, '/dashboard', () => (button.textContent = words));
    });
  }
  for (const note of page.querySelectorAll<HTMLElement>('[data-guest-note]')) note.hidden = off;
  // Without guests an example leads through the sign-in, as the link that it is.
  for (const link of off ? [] : page.querySelectorAll<HTMLAnchorElement>('[data-example]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!starting) void start(link, link.dataset.example ?? '/dashboard', () => undefined);
    });
  }
}

/** Makes a guest account and opens a place of the app; returns what went wrong, or null. */
async function startGuest({ send, go, timeZone }: Surroundings, place: string): Promise<string | null> {
  let answer: Response;
  try {
    answer = await send('/api/auth/guest', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-Time-Zone': timeZone() },
    });
  } catch {
    // No network: fetch rejects, and all that can be done is to say so.
    return guestTexts.failed;
  }
  if (answer.ok) {
    go(place);
    return null;
  }
  if (answer.status === 403) return guestTexts.off;
  return answer.status === 429 ? guestTexts.busy : guestTexts.failed;
}

function closeMenuOnChoice(page: Document): void {
  const menu = page.querySelector('details');
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.open = false;
  });
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
