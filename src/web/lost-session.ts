import { toast } from '#web/ui/status/toast-store.ts';

const LOST = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };

/** Milliseconds between the message and leaving for the sign-in. */
const REDIRECT_DELAY = 500;

let leaving = false;

/** What an address opened that is gone from it since, as `?checkIn=…` is at once. */
type Opened = { usr?: { opened?: string } } | null;

/** The page at hand, with what its address had opened. */
function placeAtHand(): string {
  const opened = (history.state as Opened)?.usr?.opened;
  return location.pathname + (opened ?? location.search);
}

/** Where somebody signs in and comes back to the page they were on. */
export function signInAddress(path = placeAtHand()): string {
  return `/api/login?returnTo=${encodeURIComponent(path)}`;
}

/** Says that the session has ended and leads to the sign-in, once, however many calls failed together. */
export function loseSession(): void {
  if (leaving) return;
  leaving = true;
  toast({ ...LOST, tone: 'danger' });
  setTimeout(() => {
    leaving = false;
    location.assign(signInAddress());
  }, REDIRECT_DELAY);
}
