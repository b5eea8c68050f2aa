import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { accountMessages } from '#features/account/messages.ts';
import { NotFound } from './frame/not-found.tsx';
import { StartFailed } from './session/start-failed.tsx';
import { SignedInFrame } from './session/signed-in-frame.tsx';
import { useSession } from './session/use-session.ts';
import { Visitor } from './session/visitor.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** A page of the app: its address, who may see it, and its name in the menu when it stands there. */
type PageRow = {
  path: string;
  access: 'signed-in';
  load: () => Promise<ComponentType>;
  menu?: string;
};

const dashboard = () => import('./pages/dashboard-page.tsx').then((page) => page.DashboardPage);
const goalCapture = () => import('./pages/goal-capture-page.tsx').then((page) => page.GoalCapturePage);
const identityChat = () => import('./pages/identity-chat-page.tsx').then((page) => page.IdentityChatPage);
const habitPlanning = () => import('./pages/habit-planning-page.tsx').then((page) => page.HabitPlanningPage);

/** Every page of the app. A page exists when it stands here and, for the server, in `contract/addresses.ts`. */
export const pages: readonly PageRow[] = [
  { path: '/', access: 'signed-in', load: dashboard, menu: 'Dashboard' },
  { path: '/dashboard', access: 'signed-in', load: dashboard },
  { path: '/goal-capture', access: 'signed-in', load: goalCapture },
  { path: '/identity-chat/:goalId', access: 'signed-in', load: identityChat },
  { path: '/habit-planning', access: 'signed-in', load: habitPlanning },
  { path: '/habit-planning/:identityId', access: 'signed-in', load: habitPlanning },
];

const components = new Map(
  [...new Set(pages.map((page) => page.load))].map((load) => [
    load,
    lazy(() => load().then((Page) => ({ default: Page }))),
  ]),
);

const routes = pages.map(({ path, load }) => {
  const Page = components.get(load);
  return <Route key={path} path={path} element={Page && <Page />} />;
});

const links = pages.flatMap(({ path, menu }) => (menu ? [{ to: path, label: menu }] : []));

/** The app: what is shown depends on who is there, then on the address. Pages exist for the signed-in only. */
export function App() {
  const session = useSession();
  if (session.state === 'loading') return <PageSpinner label={accountMessages.start.loading} />;
  if (session.state === 'failed') return <StartFailed text={accountMessages.start.failed} onRetry={session.retry} />;
  if (session.state === 'nobody') return <Visitor />;
  return (
    <SignedInFrame user={session.user} preferences={session.preferences} links={links}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {routes}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </SignedInFrame>
  );
}
