import { type ComponentType, lazy, Suspense, useState } from 'react';
import { matchPath } from '#web/router/match-path.ts';
import { Route, Routes } from '#web/router/router.tsx';
import { accountMessages } from '#features/account/messages.ts';
import { StartFailed } from './session/start-failed.tsx';
import { SignedInLayout } from './session/signed-in-layout.tsx';
import { useSession } from './session/use-session.ts';
import { PageSpinner } from '#web/ui/status/spinner.tsx';

// Nobody signed in needs these.
const ToLanding = lazy(() => import('./session/visitor.tsx').then((part) => ({ default: part.ToLanding })));
const Visitor = lazy(() => import('./session/visitor.tsx').then((part) => ({ default: part.Visitor })));
const VisitorLayout = lazy(() =>
  import('./session/visitor-layout.tsx').then((part) => ({ default: part.VisitorLayout })),
);
const NotFound = lazy(() => import('./layout/not-found.tsx').then((part) => ({ default: part.NotFound })));

/** A page of the app: its address, who may see it, and its name in the menu when it stands there. */
type PageRow = {
  path: string;
  /** `public` is for everybody, `admin` for admins alone; `or-home` leads somebody signed out to the landing page. */
  access: 'signed-in' | 'admin' | 'public' | 'or-home';
  load: () => Promise<ComponentType>;
  menu?: string;
};

const dashboard = () => import('./pages/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage);
const goalCapture = () => import('./pages/goals/goal-capture-page.tsx').then((page) => page.GoalCapturePage);
const identityChat = () => import('./pages/identity/identity-chat-page.tsx').then((page) => page.IdentityChatPage);
const habitPlanning = () => import('./pages/planning/habit-planning-page.tsx').then((page) => page.HabitPlanningPage);
const identity = () => import('./pages/identity/identity-page.tsx').then((page) => page.IdentityPage);
const referrals = () => import('./pages/referrals-page.tsx').then((page) => page.ReferralsPage);
const inbox = () => import('./pages/feedback/inbox-page.tsx').then((page) => page.InboxPage);
const submission = () => import('./pages/feedback/submission-page.tsx').then((page) => page.SubmissionPage);
const settings = () => import('./pages/settings/settings-page.tsx').then((page) => page.SettingsPage);
const help = () => import('./pages/about/help-page.tsx').then((page) => page.HelpPage);
const privacy = () => import('./pages/about/privacy-page.tsx').then((page) => page.PrivacyPage);
const goals = () => import('./pages/goals/goals-page.tsx').then((page) => page.GoalsPage);

/** Every page of the app. A page exists when it stands here and, for the server, in `contract/addresses.ts`. */
export const pages: readonly PageRow[] = [
  { path: '/', access: 'signed-in', load: dashboard, menu: 'Dashboard' },
  { path: '/dashboard', access: 'or-home', load: dashboard },
  { path: '/goals', access: 'signed-in', load: goals, menu: 'Goals' },
  { path: '/goal-capture', access: 'signed-in', load: goalCapture },
  { path: '/identity-chat/:goalId', access: 'signed-in', load: identityChat },
  { path: '/habit-planning', access: 'signed-in', load: habitPlanning },
  { path: '/habit-planning/:identityId', access: 'signed-in', load: habitPlanning },
  { path: '/identities/:id', access: 'signed-in', load: identity },
  { path: '/referrals', access: 'signed-in', load: referrals, menu: 'Share & Invite' },
  { path: '/settings', access: 'or-home', load: settings, menu: 'Settings' },
  { path: '/settings/:group', access: 'or-home', load: settings },
  { path: '/admin/feedback', access: 'admin', load: inbox, menu: 'Feedback inbox' },
  { path: '/admin/feedback/:id', access: 'admin', load: submission },
  { path: '/privacy', access: 'public', load: privacy },
  { path: '/help', access: 'public', load: help },
];

type Load = PageRow['load'];

/** The page's component once it is loaded: with it a first drawing need not wait. */
const loaded = new Map<Load, ComponentType>();
const loads = [...new Set(pages.map((page) => page.load))];
const later = new Map(loads.map((load) => [load, lazy(() => load().then((Page) => ({ default: Page })))]));

/** Loads the page of an address; at once for an address without one. */
export async function loadPage(path: string): Promise<void> {
  const row = pages.find((page) => matchPath(page.path, path));
  if (row) loaded.set(row.load, await row.load());
}

function PagePlace({ load }: Pick<PageRow, 'load'>) {
  // Which of the two is decided once: another component would be another page.
  const [Page] = useState(() => loaded.get(load) ?? later.get(load));
  return Page && <Page />;
}

/** The same page at two addresses, such as those of planning, stays as it is. */
const getPlace = (load: Load) => <PagePlace key={loads.indexOf(load)} load={load} />;

function getRoute({ path, load }: PageRow) {
  return <Route key={path} path={path} element={getPlace(load)} />;
}

const routes = pages.filter(({ access }) => access !== 'admin').map(getRoute);
const adminRoutes = pages.filter(({ access }) => access === 'admin').map(getRoute);
const homewardRoutes = pages
  .filter(({ access }) => access === 'or-home')
  .map(({ path }) => <Route key={path} path={path} element={<ToLanding />} />);
const publicPaths = pages.filter(({ access }) => access === 'public');

const adminLinks = pages.flatMap(({ path, menu, access }) =>
  menu ? [{ to: path, label: menu, menuOnly: access === 'admin' }] : [],
);
const links = adminLinks.filter(({ menuOnly }) => !menuOnly);

/** The app: what is shown depends on who is there, then on the address. Most pages exist for the signed-in only. */
export function App() {
  const session = useSession();
  if (session.state === 'loading') return <PageSpinner label={accountMessages.start.loading} />;
  if (session.state === 'failed') return <StartFailed text={accountMessages.start.failed} onRetry={session.retry} />;
  if (session.state === 'nobody') return <SignedOutApp />;
  return (
    <SignedInLayout
      user={session.user}
      preferences={session.preferences}
      links={session.user.isAdmin ? adminLinks : links}
    >
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {routes}
          {session.user.isAdmin && adminRoutes}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </SignedInLayout>
  );
}

function SignedOutApp() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        {publicPaths.map(({ path, load }) => (
          <Route key={path} path={path} element={<VisitorLayout>{getPlace(load)}</VisitorLayout>} />
        ))}
        {homewardRoutes}
        <Route path="*" element={<Visitor />} />
      </Routes>
    </Suspense>
  );
}
