import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#features/account/contract.ts';
import { userQuery } from '#features/account/web/queries.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { preferencesQuery } from '#features/preferences/web/theme-queries.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { loseSession } from '#web/lost-session.ts';

export type Session =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'nobody' }
  | { state: 'signed-in'; user: User; preferences: Preferences };

/** The session's state, as far as it is known yet. */
export function useSession(): Session {
  const bootstrap = useQuery(bootstrapQuery);
  const known = Boolean(bootstrap.data);
  const user = useQuery({ ...userQuery, enabled: known });
  const preferences = useQuery({ ...preferencesQuery, enabled: known });

  const lost = known && user.data === null;
  useEffect(() => {
    if (lost) loseSession();
  }, [lost]);

  if (bootstrap.data) {
    return {
      state: 'signed-in',
      user: user.data ?? bootstrap.data.user,
      preferences: preferences.data ?? bootstrap.data.preferences,
    };
  }
  if (bootstrap.isError && !bootstrap.isFetching) return { state: 'failed', retry: () => void bootstrap.refetch() };
  // A signed-out visitor stays one during a refetch: their page (such as a guest's entry in progress) must not remount.
  return bootstrap.data === null && !bootstrap.isError ? { state: 'nobody' } : { state: 'loading' };
}

/** The signed-in user, on the pages, which exist for the signed-in only. */
export function useUser(): User {
  const bootstrap = useQuery(bootstrapQuery);
  const user = useQuery(userQuery);
  const known = user.data ?? bootstrap.data?.user;
  if (!known) throw new Error('No page is shown before the user is known');
  return known;
}
