import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#web/router/router.tsx';
import { accountMessages } from '#features/account/messages.ts';
import { startAsGuest } from '#features/account/web/queries.ts';
import { hasCode } from '#web/api/api.ts';
import { PageSpinner } from '#web/ui/status/spinner.tsx';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { signInAddress } from '#web/lost-session.ts';
import { StartFailed } from './start-failed.tsx';

const PARAMETER = 'guest';

/** True for the address with which a visitor starts as a guest: `/?guest=true`. */
export function asksForGuest(pathname: string, search: string): boolean {
  return pathname === '/' && new URLSearchParams(search).get(PARAMETER) === 'true';
}

let entering: Promise<unknown> | null = null;

/** One guest a page load, however often React mounts the entry. */
function enterOnce(client: QueryClient): Promise<unknown> {
  entering ??= startAsGuest()
    .then(() => refreshBootstrap(client))
    .then((bootstrap) => {
      // A browser that keeps no cookies would otherwise wait here for ever.
      if (!bootstrap) throw new Error('The session was not kept');
    })
    .finally(() => {
      entering = null;
    });
  return entering;
}

/** Opens a session for a guest; with guests switched off it leads to the sign-in. */
export function GuestEntry() {
  const client = useQueryClient();
  const entry = useMutation({
    mutationFn: () => enterOnce(client),
    onError: (error) => hasCode(error, 'GUESTS_OFF') && location.replace(signInAddress('/')),
  });
  const { mutate } = entry;
  useEffect(() => mutate(), [mutate]);

  if (entry.isError && !hasCode(entry.error, 'GUESTS_OFF')) {
    return <StartFailed text={accountMessages.start.guestFailed} onRetry={() => mutate()} />;
  }
  return <PageSpinner label={accountMessages.start.guest} />;
}

/** Takes `?guest=true` out of the address once somebody is signed in; the rest of the address stays. */
export function useGuestParameterGone(): void {
  const { pathname, hash } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.has(PARAMETER);
  useEffect(() => {
    if (!asked) return;
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [asked, search, pathname, hash, navigate]);
}
