import { type ComponentProps, Suspense } from 'react';
import { UsageCard } from '#features/progress/web/usage-card.tsx';
import { lazyPart } from '#web/ui/status/lazy-part.ts';

const NewsCard = lazyPart(() => import('./news-card.tsx').then((all) => all.NewsCard));

/** What stands below the cards of the identities: nothing there is in the way of a check-in. */
export function UsageAndNews(props: ComponentProps<typeof UsageCard>) {
  return (
    <>
      {/* Who has not begun has enough to read. */}
      {(props.stats.currentWeekNumber > 1 || props.stats.daysActive > 0) && (
        <Suspense>
          <NewsCard />
        </Suspense>
      )}
      <UsageCard {...props} />
    </>
  );
}
