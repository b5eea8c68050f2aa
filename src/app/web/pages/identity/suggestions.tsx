import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#web/router/router.tsx';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import { coachMessages } from '#features/coach/messages.ts';
import { HelpCard } from '#app/web/help/help-card.tsx';
import { BecomeBar } from '#features/identities/web/become-bar.tsx';
import { useCreateIdentity } from '#features/identities/web/queries.ts';
import { type Suggestion, SuggestionCards } from '#features/identities/web/suggestion-cards.tsx';
import { LoadSuggestions, SessionExpired, SuggestionsLoading } from '#features/identities/web/suggestion-states.tsx';
import { useUser } from '#app/web/session/use-session.ts';
import { type Answer, hasCode, hasStatus } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { signInAddress } from '#web/lost-session.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { cn } from '#web/ui/cn.ts';

// Most people choose a card: the chat comes after the page.
const IdentityChat = lazy(async () => ({
  default: (await import('#features/coach/web/identity-chat.tsx')).IdentityChat,
}));

type GoalOfPage = { id: string; description: string };
type Suggested = Answer<'POST /api/chat/identity-suggestion'>;

/** Suggestions for a goal, one of which can become an identity. */
export function Suggestions({ goal, query }: { goal: GoalOfPage; query: UseQueryResult<Suggested> }) {
  const { data, error, isFetching } = query;
  const onLoad = () => void query.refetch();
  const choice = useSuggestionChoice(goal.id, data?.suggestions[0]);

  if (isFetching) return <SuggestionsLoading />;
  if (hasStatus(error, 401)) return <SessionExpired signInHref={signInAddress()} />;
  if (hasCode(error, 'AI_LIMIT_REACHED')) return <AiLimitCard />;
  if (!data) return <LoadSuggestions onLoad={onLoad} />;
  if (data.safety?.stopsCoaching) return <HelpCard answer={data.safety} />;
  return <SuggestionChoice {...{ goal, data, onLoad, choice }} />;
}

type SuggestionChoiceProps = {
  goal: GoalOfPage;
  data: Suggested;
  onLoad: () => void;
  choice: ReturnType<typeof useSuggestionChoice>;
};

function SuggestionChoice({ goal, data: { safety, suggestions, basicMode }, onLoad, choice }: SuggestionChoiceProps) {
  const { selected, select, isBusy, become } = choice;
  return (
    <>
      {safety && (
        <div className="mb-6">
          <HelpCard answer={safety} />
        </div>
      )}
      {suggestions.length === 0 && <LoadSuggestions onLoad={onLoad} />}
      <SuggestionCards
        suggestions={suggestions}
        selected={selected}
        onToggle={(next) => select(next.name === selected?.name ? null : next)}
        disabled={isBusy}
      />
      {basicMode && <p className="measure mt-3 text-quiet text-sm">{coachMessages.basicMode}</p>}
      {suggestions.length > 0 && <CreateYourOwn goal={goal} hidden={selected !== null} />}
      {selected && (
        <BecomeBar
          name={selected.name}
          busy={isBusy}
          onBecome={() => become(selected)}
          onDeselect={() => select(null)}
        />
      )}
    </>
  );
}

/** Which suggestion is chosen, at first what was chosen on the landing page, and making it an identity: on to its plan when that is done. */
function useSuggestionChoice(goalId: string, first: Suggestion | undefined) {
  const navigate = useNavigate();
  const creation = useCreateIdentity();
  const given = useLocation().state as { hasChosen?: boolean } | null;
  const [pressed, select] = useState<Suggestion | null>();
  const selected = pressed === undefined && given?.hasChosen ? (first ?? null) : (pressed ?? null);
  // A second click can come before React has re-rendered.
  const isSending = useRef(false);
  function become(suggestion: Suggestion): void {
    if (isSending.current) return;
    isSending.current = true;
    creation.mutate(
      { goalId, ...suggestion },
      {
        onSuccess: ({ id }) => navigate(`/habit-planning/${id}`),
        onError: () => {
          isSending.current = false;
        },
      },
    );
  }
  return { selected, select, isBusy: creation.isPending || creation.isSuccess, become };
}

/** Below the cards: an identity in one's own words. Hidden, not unmounted, to keep what was written. */
function CreateYourOwn({ goal, hidden }: { goal: GoalOfPage; hidden: boolean }) {
  const navigate = useNavigate();
  const { id: userId } = useUser();
  return (
    <div hidden={hidden}>
      <p
        className={cn(
          'my-8 flex items-center gap-4 font-medium text-quiet text-xs tracking-[0.08em] before:h-px before:flex-1 before:bg-line',
          'after:h-px after:flex-1 after:bg-line',
        )}
      >
        {coachMessages.identityChat.divider}
      </p>
      <Suspense fallback={<Skeleton className="h-[500px]" />}>
        <IdentityChat
          userId={userId}
          goal={goal}
          limitCard={<AiLimitCard />}
          renderSafety={(answer, onGoOn) => <HelpCard {...{ answer, onGoOn }} />}
          onCreated={() => refreshBootstrap()}
          onPlan={(id) => navigate(`/habit-planning/${id}`)}
        />
      </Suspense>
    </div>
  );
}
