import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#features/account/contract.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { openFeedback } from '#features/feedback/web/opening.ts';
import { BellButton } from '#features/notifications/web/bell-button.tsx';
import type { Preferences } from '#features/preferences/contract.ts';
import { useSaveTheme } from '#features/preferences/web/queries.ts';
import { analytics } from '#web/analytics/analytics.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { useNewDay } from '#web/bootstrap/new-day.ts';
import { adoptServerTheme, useTheme } from '#web/theme/theme.ts';
import { SkipLink } from '../layout/page.tsx';
import type { TopBarLink } from '../layout/top-bar-props.ts';
import { TopBar } from '../layout/top-bar.tsx';
import { useGuestParameterGone } from './guest-entry.tsx';
import { logOut } from './log-out.ts';

const LiveBell = lazy(() => import('./live-bell.tsx').then((part) => ({ default: part.LiveBell })));

const GuestProgressDialog = lazy(() =>
  import('#features/account/web/guest-progress-dialog.tsx').then((m) => ({ default: m.GuestProgressDialog })),
);

const HelpButton = lazy(() =>
  import('#features/feedback/web/help-button.tsx').then((m) => ({ default: m.HelpButton })),
);

// Service worker, push and the like load after the page.
const pageStands = async () => {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
};
const Pwa = lazy(async () => {
  await pageStands();
  return { default: (await import('../pwa/pwa.tsx')).Pwa };
});
const OfflineKeeper = lazy(async () => {
  await pageStands();
  return { default: (await import('../offline/offline-keeper.tsx')).OfflineKeeper };
});
const Hints = lazy(async () => {
  await pageStands();
  return { default: (await import('#web/ui/overlay/hints.tsx')).Hints };
});
const Leaving = lazy(() => import('../offline/leaving.tsx').then((m) => ({ default: m.Leaving })));

type FrameProps = { user: User; preferences: Preferences; links: readonly TopBarLink[]; children: ReactNode };

/** The frame around every page of somebody signed in: top bar, theme, the new day, the question after a guest's sign-in. */
export function SignedInLayout({ user, preferences, links, children }: FrameProps) {
  const { mutateAsync: saveTheme } = useSaveTheme();
  const [theme, changeTheme] = useTheme(saveTheme);
  const [isLeaving, setIsLeaving] = useState(false);
  const { pathname } = useLocation();
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
        <Suspense fallback={<span className="size-11" />}>
          <HelpButton userId={user.id} />
        </Suspense>
        <Bell />
      </TopBar>
      <Suspense>
        <OfflineKeeper key={user.id} userId={user.id} />
      </Suspense>
      {children}
      <Suspense>
        <Pwa userId={user.id} />
        <Hints />
        {isLeaving && (
          <Leaving userId={user.id} isGuest={user.isGuest} onStay={() => setIsLeaving(false)} onLeave={logOut} />
        )}
      </Suspense>
      {user.guestProgressWaiting && (
        <Suspense>
          <GuestProgressDialog />
        </Suspense>
      )}
    </>
  );
}

/** The bell of the top bar. At first it shows what bootstrap said; its list and its polls come after the first paint. */
function Bell() {
  const unread = useQuery(bootstrapQuery).data?.notificationCounts.total ?? 0;
  return (
    <Suspense fallback={<BellButton unread={unread} aria-disabled />}>
      <LiveBell />
    </Suspense>
  );
}
