import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { InboxFilters } from '#features/feedback/web/inbox/inbox-filters.tsx';
import { InboxList } from '#features/feedback/web/inbox/inbox-list.tsx';
import { type InboxFilter, inboxQuery } from '#features/feedback/web/inbox/queries.ts';
import { Page } from '#app/web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';

const texts = inboxMessages;

/** Feedback from users, for admins. */
export function InboxPage() {
  const [filter, setFilter] = useState<InboxFilter>({});
  const inbox = useInfiniteQuery(inboxQuery(filter));
  const entries = inbox.data?.pages.flatMap((page) => page.entries);
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <div className="flex flex-col gap-6" aria-busy={inbox.isPending}>
        <InboxFilters filter={filter} onChange={setFilter} />
        {inbox.isError && (
          <Card>
            <LoadFailed text={texts.failed} retry={texts.again} onRetry={() => void inbox.refetch()} />
          </Card>
        )}
        {inbox.isPending && <Skeleton className="h-36" />}
        {entries?.length === 0 && <Nothing isFiltered={Object.keys(filter).length > 0} onClear={() => setFilter({})} />}
        {entries && entries.length > 0 && <InboxList entries={entries} />}
        {inbox.hasNextPage && (
          <Button
            variant="quiet"
            className="self-center"
            busy={inbox.isFetchingNextPage}
            busyLabel={texts.loadingMore}
            onClick={() => void inbox.fetchNextPage()}
          >
            {texts.more}
          </Button>
        )}
      </div>
    </Page>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const clear = (
    <Button variant="quiet" onClick={onClear}>
      {texts.filters.clear}
    </Button>
  );
  return (
    <Card>
      <EmptyState drawing="path" title={isFiltered ? texts.noMatch : texts.none} action={isFiltered && clear}>
        {isFiltered ? texts.noMatchText : texts.noneText}
      </EmptyState>
    </Card>
  );
}
