import { useEffect } from 'react';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/router.tsx';
import { accountMessages } from '#features/account/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { PageSpinner } from '#web/ui/status/spinner.tsx';
import { asksForGuest, GuestEntry } from './guest-entry.tsx';
import { signInAddress } from '#web/lost-session.ts';

/** Redirects to the landing page, which remembers the requested address. It is a separate document, so this is a full page load. */
export function ToLanding() {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  useEffect(() => {
    location.replace(place === '/' ? '/landing' : `/landing?returnTo=${encodeURIComponent(place)}`);
  }, [place]);
  return <PageSpinner />;
}

function NothingHere() {
  const { title, text, home } = accountMessages.signedOut;
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = `${title} · Taylr`;
  }, [title]);
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        drawing="signpost"
        level={1}
        title={title}
        action={
          <div className="flex flex-col gap-2">
            <Button asChild>
              <a href={signInAddress(pathname + search)}>{accountMessages.signIn}</a>
            </Button>
            <Button asChild variant="ghost">
              <Link to="/">{home}</Link>
            </Button>
          </div>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}

/** What signed-out visitors see at an address of the app. */
export function Visitor() {
  const { pathname, search } = useLocation();
  if (asksForGuest(pathname, search)) return <GuestEntry />;
  return pathname === '/' ? <ToLanding /> : <NothingHere />;
}
