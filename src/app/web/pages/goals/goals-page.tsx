import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { goalMessages } from '#features/goals/messages.ts';
import { GoalGridSkeleton } from '#features/goals/web/goal-grid.tsx';
import { GoalList } from '#features/goals/web/goal-list.tsx';
import { goalsQuery } from '#features/goals/web/queries.ts';
import { identitiesQuery, useRestoreIdentity } from '#features/identities/web/queries.ts';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { weekRate } from '#features/plans/web/card/identity-week.ts';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { Page } from '#app/web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { apiQuery } from '#web/query-client.ts';
import { DownloadOffer } from '#web/ui/download-offer.ts';

const texts = goalMessages.list;

/** All goals with how far each has come; the place to add, complete, archive and delete one. */
export function GoalsPage() {
  const goals = useQuery(goalsQuery).data;
  const identities = useQuery(identitiesQuery).data;
  const currentHabits = useQuery(currentHabitsQuery).data;
  const evidence = useQuery(apiQuery('GET /api/progress/evidence')).data;
  const { mutate: restoreIdentity } = useRestoreIdentity();
  const isKnown = goals && identities && currentHabits;
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      action={<AddGoal isQuiet={goals?.every(({ archivedAt }) => archivedAt !== null) ?? false} />}
    >
      {isKnown ? (
        <DownloadOffer value={<KeepCopy />}>
          <GoalList
            goals={goals}
            identities={identities.map((identity) => {
              const votes = evidence?.find(({ identityId }) => identityId === identity.id)?.votes;
              const group = currentHabits.find(({ identityId }) => identityId === identity.id);
              return { ...identity, votes, rate: group?.canCheckInToday ? weekRate(group.habits) : null };
            })}
            onRestoreIdentity={restoreIdentity}
            planned={new Set(currentHabits.map(({ identityId }) => identityId))}
          />
        </DownloadOffer>
      ) : (
        <GoalGridSkeleton />
      )}
    </Page>
  );
}

/** Quieter while the empty list itself asks for the first goal. */
function AddGoal({ isQuiet }: { isQuiet: boolean }) {
  return (
    <Button asChild variant={isQuiet ? 'quiet' : 'primary'} className="max-sm:w-full">
      <Link to="/goal-capture">
        <Plus aria-hidden="true" />
        {texts.add}
      </Link>
    </Button>
  );
}
