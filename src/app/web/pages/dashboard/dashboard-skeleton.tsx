import { IdentityCardSkeleton } from '#features/plans/web/card/identity-card.tsx';
import { progressMessages } from '#features/progress/messages.ts';
import { OverallWeekSkeleton } from '#features/progress/web/overall-week-card.tsx';
import { Page } from '#app/web/layout/page.tsx';

/** The places of the week and of one card while the dashboard's figures are on their way. */
export function DashboardSkeleton() {
  return (
    <Page title={progressMessages.dashboard.name} subtitle=" ">
      <div aria-busy="true" className="flex flex-col gap-4">
        <OverallWeekSkeleton />
        <IdentityCardSkeleton />
      </div>
    </Page>
  );
}
