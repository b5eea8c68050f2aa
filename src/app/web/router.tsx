import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { accountMessages } from '#features/account/messages.ts';
import { NotFound } from './layout/not-found.tsx';
import { GoalsPage } from './pages/goals/goals-page.tsx';
import { StartFailed } from './session/start-failed.tsx';
import { SignedInLayout } from './session/signed-in-layout.tsx';
import { useSession } from './session/use-session.ts';
import { ToLanding, Visitor } from './session/visitor.tsx';
import { VisitorLayout } from './session/visitor-layout.tsx';
import { PageSpinner } from '#web/ui/status/spinner.tsx';

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
// Only a heading and the places of the cards: they are there at once, the cards follow.
const goals = () => Promise.resolve(GoalsPage);

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
  { path: '/admin/feedback', access: 'admin', load: inbox, menu: 'Feedback inbox' },
  { path: '/admin/feedback/:id', access: 'admin', load: submission },
  { path: '/privacy', access: 'public', load: privacy },
  { path: '/help', access: 'public', load: help },
];

const components = new Map(
  [...new Set(pages.map((page) => page.load))].map((load) => [
    load,
    lazy(() => load().then((Page) => ({ default: Page }))),
  ]),
);

function getRoute({ path, load }: PageRow) {
  const Page = components.get(load);
  return <Route key={path} path={path} element={Page && <Page />} />;
}

const routes = pages.filter(({ access }) => access !== 'admin').map(getRoute);
const adminRoutes = pages.filter(({ access }) => access === 'admin').map(getRoute);
const publicRoutes = pages.filter(({ access }) => access === 'public').map(getRoute);
const homewardRoutes = pages
  .filter(({ access }) => access === 'or-home')
  .map(({ path }) => <Route key={path} path={path} element={<ToLanding />} />);

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
    <Routes>
      <Route element={<VisitorLayout />}>{publicRoutes}</Route>
      {homewardRoutes}
      <Route path="*" element={<Visitor />} />
    </Routes>
  );
}
