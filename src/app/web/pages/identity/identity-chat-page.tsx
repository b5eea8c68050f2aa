import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import { coachMessages } from '#features/coach/messages.ts';
import { GentleQuestion } from '#features/coach/web/gentle-question.tsx';
import { HelpLink } from '#features/coach/web/help-link.tsx';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { useIsAsked } from '#features/coach/web/use-is-asked.ts';
import { GoalMissing, GoalUnreachable } from '#features/goals/web/goal-missing.tsx';
import { GoalSummary } from '#features/goals/web/goal-summary.tsx';
import { goalQuery } from '#features/goals/web/queries.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { BecomeBar } from '#features/identities/web/become-bar.tsx';
import { suggestionsQuery, useCreateIdentity } from '#features/identities/web/queries.ts';
import { type Suggestion, SuggestionCards } from '#features/identities/web/suggestion-cards.tsx';
import { LoadSuggestions, SessionExpired, SuggestionsLoading } from '#features/identities/web/suggestion-states.tsx';
import { type Answer, hasCode, hasStatus } from '#web/api/api.ts';
import { Page } from '#app/web/layout/page.tsx';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { signInAddress } from '#web/lost-session.ts';
import { useUser } from '#app/web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { Steps } from '#web/ui/status/steps.tsx';

const texts = identityMessages.selection;

// Most people choose a card: the chat comes after the page.
const IdentityChat = lazy(async () => ({
  default: (await import('#features/coach/web/identity-chat.tsx')).IdentityChat,
}));

type GoalOfPage = { id: string; description: string };

/** The way to an identity in one's own words, below the cards. Away, it keeps what was written in it. */
function CreateYourOwn({ goal, hidden }: { goal: GoalOfPage; hidden: boolean }) {
  const navigate = useNavigate();
  const { id: userId } = useUser();
  return (
    <div hidden={hidden}>
      <p className="my-8 flex items-center gap-4 font-medium text-quiet text-xs tracking-[0.08em] before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {coachMessages.identityChat.divider}
      </p>
      <Suspense fallback={<Skeleton className="h-[500px]" />}>
        <IdentityChat
          userId={userId}
          goal={goal}
          limitCard={<AiLimitCard />}
          onCreated={() => refreshBootstrap()}
          onPlan={(id) => void navigate(`/habit-planning/${id}`)}
        />
      </Suspense>
    </div>
  );
}

type SuggestionsProps = { goal: GoalOfPage; query: UseQueryResult<Answer<'POST /api/chat/identity-suggestion'>> };

/** Suggestions for a goal, one of which can become an identity. */
function Suggestions({ goal, query }: SuggestionsProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = query;
  const creation = useCreateIdentity();
  const [selected, setSelected] = useState<Suggestion | null>(null);
  // A second press can come before React has drawn the first one.
  const sending = useRef(false);

  if (isFetching) return <SuggestionsLoading />;
  if (hasStatus(error, 401)) return <SessionExpired signInHref={signInAddress()} />;
  if (hasCode(error, 'AI_LIMIT_REACHED')) return <AiLimitCard />;
  if (!data) return <LoadSuggestions onLoad={() => void refetch()} />;
  if (data.safety?.stopsCoaching) return <SafetyCard answer={data.safety} />;

  const busy = creation.isPending || creation.isSuccess;
  const become = (suggestion: Suggestion) => {
    if (sending.current) return;
    sending.current = true;
    creation.mutate(
      { goalId: goal.id, ...suggestion },
      {
        onSuccess: ({ id }) => navigate(`/habit-planning/${id}`),
        onError: () => {
          sending.current = false;
        },
      },
    );
  };
  return (
    <>
      {data.safety && (
        <div className="mb-6">
          <SafetyCard answer={data.safety} />
        </div>
      )}
      {data.suggestions.length === 0 && <LoadSuggestions onLoad={() => void refetch()} />}
      <SuggestionCards
        suggestions={data.suggestions}
        selected={selected}
        onToggle={(next) => setSelected(next.name === selected?.name ? null : next)}
        disabled={busy}
      />
      {data.basicMode && <p className="measure mt-3 text-quiet text-sm">{coachMessages.basicMode}</p>}
      {data.suggestions.length > 0 && <CreateYourOwn goal={goal} hidden={selected !== null} />}
      {selected && (
        <BecomeBar
          name={selected.name}
          busy={busy}
          onBecome={() => become(selected)}
          onDeselect={() => setSelected(null)}
        />
      )}
    </>
  );
}

/** Step 2 of 3: who somebody wants to become to reach the goal. */
export function IdentityChatPage() {
  const { goalId = '' } = useParams();
  const goal = useQuery(goalQuery(goalId));
  const isAsked = useIsAsked(goal.data);
  const suggestions = useQuery({ ...suggestionsQuery(goalId), enabled: Boolean(goal.data) && !isAsked });
  const missing = hasStatus(goal.error, 404);
  const pausing = isAsked || (suggestions.data?.safety?.stopsCoaching ?? false);

  return (
    <Page
      width="narrow"
      title={pausing ? texts.pause : texts.title}
      documentTitle={texts.step}
      subtitle={goal.isError || pausing ? undefined : texts.subtitle}
      above={<Steps current={2} total={3} label={texts.step} />}
    >
      {goal.data && (
        <>
          {!pausing && <GoalSummary label={texts.goal} description={goal.data.description} />}
          {isAsked ? (
            <GentleQuestion goal={goal.data} />
          ) : (
            <Suggestions key={goalId} goal={goal.data} query={suggestions} />
          )}
        </>
      )}
      {goal.isPending && (
        <div aria-busy="true">
          <Skeleton className="mb-8 h-20" />
          <SuggestionsLoading />
        </div>
      )}
      {missing && <GoalMissing />}
      {goal.isError && !missing && <GoalUnreachable onRetry={() => void goal.refetch()} />}
      <div className="mt-6 -ml-4 flex flex-wrap justify-between gap-2">
        <Button asChild variant="ghost">
          <Link to="/goal-capture">{texts.back}</Link>
        </Button>
        {goal.data?.help && !isAsked && <HelpLink />}
      </div>
    </Page>
  );
}
