import { type ReactNode, Suspense } from 'react';
import { SkipLink } from '../layout/page.tsx';
import { TopBar } from '../layout/top-bar.tsx';
import { PageSpinner } from '#web/ui/status/spinner.tsx';

/** The frame around the public pages for somebody signed out: the top bar leads to the parts of the landing page. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar user={null} />
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </>
  );
}
