import { forgetSession } from '#web/kept-session.ts';
import { toast } from '#web/ui/status/toast-store.ts';

const LOST = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };

/** Milliseconds between the message and leaving for the sign-in. */
const REDIRECT_DELAY = 500;

let leaving = false;

/** The query that opened a dialog and was then removed, such as `?checkIn=…`. */
type Opened = { usr?: { opened?: string } } | null;

/** The current page, with the query that opened its dialog. */
function placeAtHand(): string {
  const opened = (history.state as Opened)?.usr?.opened;
  return location.pathname + (opened ?? location.search);
}

/** The sign-in address that returns to the current page. */
export function signInAddress(path = placeAtHand()): string {
  return `/api/login?returnTo=${encodeURIComponent(path)}`;
}

/** Says that the session has ended and leads to the sign-in, once, however many calls failed together. */
export function loseSession(): void {
  if (leaving) return;
  leaving = true;
  void forgetSession();
  toast({ ...LOST, tone: 'danger' });
  setTimeout(() => {
    leaving = false;
    location.assign(signInAddress());
  }, REDIRECT_DELAY);
}
