import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '../layout/page.tsx';
import { TopBar } from '../layout/top-bar.tsx';
import { PageSpinner } from '#web/ui/status/spinner.tsx';

/** The frame around the public pages for somebody signed out: the top bar leads to the parts of the landing page. */
export function VisitorLayout() {
  return (
    <>
      <SkipLink />
      <TopBar user={null} />
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </>
  );
}
