import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountMessages } from '#features/account/messages.ts';
import { startAsGuest } from '#features/account/web/queries.ts';
import { hasCode } from '#web/api/api.ts';
import { PageSpinner } from '#web/ui/status/spinner.tsx';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { signInAddress } from '#web/lost-session.ts';
import { GUEST_PARAMETER } from './guest-parameter.ts';
import { StartFailed } from './start-failed.tsx';

/** True for the address with which a visitor starts as a guest: `/?guest=true`. */
export function asksForGuest(pathname: string, search: string): boolean {
  return pathname === '/' && new URLSearchParams(search).get(GUEST_PARAMETER) === 'true';
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
