import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from '#web/router/router.tsx';
import type { User } from '#features/account/contract.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { openFeedback } from '#features/feedback/web/opening.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { useSaveTheme } from '#features/preferences/web/theme-queries.ts';
import { analytics } from '#web/analytics/analytics.ts';
import { useNewDay } from '#web/bootstrap/new-day.ts';
import { adoptServerTheme, useTheme } from '#web/theme/theme.ts';
import { lazyPart } from '#web/ui/status/lazy-part.ts';
import { SkipLink } from '../layout/page.tsx';
import type { TopBarLink } from '../layout/top-bar-props.ts';
import { TopBar } from '../layout/top-bar.tsx';
import { BarTools } from './bar-tools.tsx';
import { useGuestParameterGone } from './guest-parameter.ts';
import { usePageStands } from '#web/ui/status/page-stands.ts';

const GuestProgressDialog = lazy(() =>
  import('#features/account/web/guest-progress-dialog.tsx').then((m) => ({ default: m.GuestProgressDialog })),
);

const loadStanding = () => import('./standing.tsx').then((m) => m.standing);
const BarPlace = lazyPart(() => loadStanding().then((all) => all.BarPlace));
const Hints = lazyPart(() => loadStanding().then((all) => all.Hints));
const OfflineKeeper = lazyPart(() => loadStanding().then((all) => all.OfflineKeeper));
const Pwa = lazyPart(() => loadStanding().then((all) => all.Pwa));

const Leaving = lazy(() => import('../offline/leaving.tsx').then((m) => ({ default: m.Leaving })));

type FrameProps = { user: User; preferences: Preferences; links: readonly TopBarLink[]; children: ReactNode };

/** The frame around every page of somebody signed in: top bar, theme, the new day, the question after a guest's sign-in. */
export function SignedInLayout({ user, preferences, links, children }: FrameProps) {
  const { mutateAsync: saveTheme } = useSaveTheme();
  const [theme, changeTheme] = useTheme(saveTheme);
  const [isLeaving, setIsLeaving] = useState(false);
  const { pathname } = useLocation();
  const pageStands = usePageStands();
  useGuestParameterGone();
  useNewDay(preferences);

  useEffect(() => analytics().identify(user.id), [user.id]);
  useEffect(() => adoptServerTheme(preferences.theme), [preferences.theme]);
  // A new path is what starts at the top, though the effect does not read it.
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <TopBar
        user={user}
        links={links}
        theme={theme}
        onTheme={changeTheme}
        onHelp={openFeedback}
        onLogOut={() => setIsLeaving(true)}
        createAccountHref={CREATE_ACCOUNT}
      >
        <BarTools userId={user.id} />
      </TopBar>
      <Suspense>{pageStands && <OfflineKeeper key={user.id} userId={user.id} />}</Suspense>
      {children}
      <Suspense>
        {pageStands && (
          <>
            <Pwa userId={user.id} />
            <Hints />
            <BarPlace userId={user.id} />
          </>
        )}
        {isLeaving && <Leaving userId={user.id} isGuest={user.isGuest} onStay={() => setIsLeaving(false)} />}
      </Suspense>
      {user.guestProgressWaiting && (
        <Suspense>
          <GuestProgressDialog />
        </Suspense>
      )}
    </>
  );
}
