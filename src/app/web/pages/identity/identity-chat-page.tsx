import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '#web/router/link.tsx';
import { useParams } from '#web/router/router.tsx';
import { GentleQuestion } from '#features/coach/web/gentle-question.tsx';
import { HelpLink } from '#features/coach/web/help-link.tsx';
import { useIsAsked } from '#features/coach/web/use-is-asked.ts';
import { GoalMissing, GoalUnreachable } from '#features/goals/web/goal-missing.tsx';
import { GoalSummary } from '#features/goals/web/goal-summary.tsx';
import { goalQuery, refillGoalForm } from '#features/goals/web/queries.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { suggestionsQuery } from '#features/identities/web/queries.ts';
import { SuggestionsLoading } from '#features/identities/web/suggestion-states.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { useUser } from '#app/web/session/use-session.ts';
import { hasStatus } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { Steps } from '#web/ui/status/steps.tsx';
import { Suggestions } from './suggestions.tsx';

const texts = identityMessages.selection;

/** Step 2 of 3: who somebody wants to become to reach the goal. */
export function IdentityChatPage() {
  const { goalId = '' } = useParams();
  const user = useUser();
  const { goal, suggestions, isAsked, isPausing } = useChoice(goalId);

  return (
    <Page
      width="narrow"
      title={isPausing ? texts.pause : texts.title}
      documentTitle={texts.step}
      subtitle={goal.isError || isPausing ? undefined : texts.subtitle}
      above={<Steps current={2} total={3} label={texts.step} />}
    >
      {goal.data && !isPausing && <GoalSummary label={texts.goal} description={goal.data.description} />}
      {goal.data &&
        (isAsked ? (
          <GentleQuestion goal={goal.data} />
        ) : (
          <Suggestions key={goalId} goal={goal.data} query={suggestions} />
        ))}
      <GoalState goal={goal} />
      <div className="mt-6 -ml-4 flex flex-wrap justify-between gap-2">
        <Button asChild variant="ghost">
          <Link to="/goal-capture" onClick={() => goal.data && refillGoalForm(user.id, goal.data)}>
            {texts.back}
          </Link>
        </Button>
        {goal.data?.help && !isAsked && <HelpLink />}
      </div>
    </Page>
  );
}

/** The goal with its suggestions; a gentle question or a crisis answer holds them back. */
function useChoice(goalId: string) {
  const goal = useQuery(goalQuery(goalId));
  const isAsked = useIsAsked(goal.data);
  const suggestions = useQuery({ ...suggestionsQuery(goalId), enabled: Boolean(goal.data) && !isAsked });
  const isPausing = isAsked || (suggestions.data?.safety?.stopsCoaching ?? false);
  return { goal, suggestions, isAsked, isPausing };
}

/** The states of the goal: loading, not found, failed. */
function GoalState({ goal }: { goal: UseQueryResult }) {
  if (goal.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="mb-8 h-20" />
        <SuggestionsLoading />
      </div>
    );
  if (hasStatus(goal.error, 404)) return <GoalMissing />;
  return goal.isError && <GoalUnreachable onRetry={() => void goal.refetch()} />;
}
