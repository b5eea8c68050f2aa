import { useQuery } from '@tanstack/react-query';
import { referralMessages } from '#features/referrals/messages.ts';
import { CommunityImpact } from '#features/referrals/web/community-impact.tsx';
import { LinkCard } from '#features/referrals/web/link-card.tsx';
import { clicksQuery, linkQuery, statsQuery } from '#features/referrals/web/queries.ts';
import { RecentActivity } from '#features/referrals/web/recent-activity.tsx';
import { StatCards } from '#features/referrals/web/referral-figures.tsx';
import { Page } from '../layout/page.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';

const texts = referralMessages;

/** One's referral link, who opened it, and who joined by it. */
export function ReferralsPage() {
  const link = useQuery(linkQuery);
  const stats = useQuery(statsQuery);
  const clicks = useQuery(clicksQuery);
  const all = [link, stats, clicks];
  const retry = () => {
    for (const one of all) if (one.isError) void one.refetch();
  };
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <div className="flex flex-col gap-4" aria-busy={all.some((one) => one.isPending)}>
        {all.some((one) => one.isError && !one.data) && (
          <Card>
            <LoadFailed text={texts.failed} retry={texts.again} onRetry={retry} />
          </Card>
        )}
        {stats.data && <StatCards stats={stats.data} />}
        {stats.isPending && <StatsSkeleton />}
        {link.data && <LinkCard link={link.data} />}
        {link.isPending && <Skeleton className="h-64 md:h-52" />}
        {clicks.data && <RecentActivity clicks={clicks.data} />}
        {clicks.isPending && <Skeleton className="h-32" />}
        {stats.data && <CommunityImpact stats={stats.data} />}
      </div>
    </Page>
  );
}

function StatsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36 max-md:col-span-2" />
    </div>
  );
}
