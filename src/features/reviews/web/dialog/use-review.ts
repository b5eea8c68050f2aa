import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { aiNotice } from '#core/coaching/quota.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { ApiError, hasCode } from '#web/api/api.ts';
import { keepRecommendations } from '#web/device/review-recommendations.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { useChatTurn } from '#web/chat/use-chat-turn.ts';
import type { Conducted } from '#features/reviews/contract.ts';
import { reviewMessages } from '#features/reviews/messages.ts';
import { aiUsageQuery, begunReviewQuery, completeMutation, conductReview } from '../queries.ts';
import { type Ending, nextPlanAddress, type Week } from '../review-week.ts';

const texts = reviewMessages.screen;

/** Milliseconds that the last words stay before planning opens. */
const HAND_OFF = 1500;

export type ReviewSubject = {
  identity: { id: string; name: string };
  /** The week to review; null if the identity has none. */
  week: Week | null;
  today: CalendarDay;
  /** A later plan stands already, so that none is made afterwards. */
  hasNext: boolean;
  /** Counts the openings: each reads the review anew. */
  opening: number;
};

type Handlers = {
  /** Once closed, it no longer navigates by itself. */
  isOpen: boolean;
  /** Brings the rest of the app up to date once a review is completed. */
  onCompleted: () => void;
  onPlan: (address: string) => void;
};

/** Extra data of one of the coach's turns. */
type Beside = { isBasic: boolean; safety: SafetyAnswer; pause: PauseProposal };
/** A message that got only a safety answer: nothing follows before the person goes on. */
type Stopped = { text: string; safety: NonNullable<SafetyAnswer> };
/** The closing message, and its link; null if the next week is already planned. */
type Closing = { words: readonly string[]; address: string | null };

/** Failures shown in the chat itself, not as a failed bubble. */
const isTold = (error: Error) => hasCode(error, 'AI_LIMIT_REACHED') || hasCode(error, 'CONFLICT');

export type ReviewControl = ReturnType<typeof useReview>;

/** One weekly review, from opening or taking it up again to the choice for the next week. */
export function useReview(subject: ReviewSubject, handlers: Handlers) {
  const talk = useTalk(subject);
  const { planAfter, ...ending } = useEnding(subject, handlers);
  // One that was summed up and never completed chose nothing.
  const difficulty = talk.review?.difficulty ?? 'same';
  return {
    ...talk,
    ...ending,
    /** The choice of a review completed earlier. */
    difficulty,
    /** Goes from such a review to planning the next week. */
    planAfter: () => planAfter(difficulty),
  };
}

/** The conversation as the server keeps it, with the turn under way. The coach speaks first. */
function useTalk({ identity: { id: identityId }, week, opening }: ReviewSubject) {
  const client = useQueryClient();
  const query = begunReviewQuery({ identityId, week, opening });
  const begun = useQuery(query);
  const [beside, setBeside] = useState<ReadonlyMap<number, Beside>>(new Map());
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const review = begun.data;
  const messages = review?.messages ?? [];
  const hasOpened = messages.length > 0;

  function take(
    { response, safety, basicMode, pauseProposal, chips, wantsPlan }: Conducted,
    text: string,
    done: () => void,
  ): void {
    if (safety?.stopsCoaching) {
      setStopped({ text, safety });
      return done();
    }
    const own = text === '' ? [] : [{ role: 'user' as const, content: text }];
    const said = [...messages, ...own, { role: 'assistant' as const, content: response }];
    client.setQueryData(query.queryKey, (before) => before && { ...before, messages: said, chips, wantsPlan });
    const newest = { isBasic: basicMode, safety, pause: pauseProposal };
    setBeside((before) => new Map(before).set(said.length - 1, newest));
    done();
  }

  const turn = useChatTurn<Conducted>({
    about: review?.id,
    ask: (message, asking) =>
      week
        ? conductReview(client, { identityId, week, messages, message, ...asking })
        : Promise.reject(new Error(reviewMessages.planMissing)),
    onAnswer: take,
    isTold,
    onBack: (error) => {
      if (!hasCode(error, 'CONFLICT')) return;
      // Another tab continued this review: refetch it, and keep the draft in the box.
      toast({ title: texts.moved, description: error.message });
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
    failure: {
      title: reviewMessages.toast.error,
      description: hasOpened ? reviewMessages.toast.processFailed : reviewMessages.toast.startFailed,
    },
  });

  useOnce(review !== undefined && !review.isCompleted && !hasOpened, () => turn.submit(''));

  return {
    turn,
    beside,
    stopped,
    goOn: () => goOn(stopped, { turn, setStopped }),
    /** Undefined while loading. */
    review,
    messages,
    hasOpened,
    isDone: review !== undefined && (review.isCompleted || review.aiSummary !== null),
    notBegun: begun.isError && !begun.isFetching ? begun.error : null,
    beginAgain: () => void begun.refetch(),
    /** Why the coach's answer did not come, in figures; null when there are none. */
    failedWith: getStatus(turn.error),
    isLimited: hasCode(turn.error, 'AI_LIMIT_REACHED'),
    leftText: useLeftText(),
  };
}

type Going = { turn: { setDraft: (draft: string) => void }; setStopped: (stopped: null) => void };

/** After help alone: the message is back in the box. */
function goOn(stopped: Stopped | null, { turn, setStopped }: Going): void {
  if (stopped) turn.setDraft(stopped.text);
  setStopped(null);
}

function getStatus(error: Error | null): number | null {
  return error instanceof ApiError && error.status > 0 ? error.status : null;
}

/** Runs something the first time that it is due. */
function useOnce(isDue: boolean, work: () => void): void {
  const latest = useRef(work);
  const isRun = useRef(false);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isDue || isRun.current) return;
    isRun.current = true;
    latest.current();
  }, [isDue]);
}

/** The notice about a guest's allowance when it is low. */
function useLeftText(): string | undefined {
  const remaining = useQuery(aiUsageQuery).data?.remaining ?? -1;
  const notice = aiNotice(remaining);
  const { final, low } = coachMessages.remaining;
  return notice === 'final' ? final : notice === 'low' ? low(remaining) : undefined;
}

/** The choice for the next week, and what follows it. */
function useEnding({ identity, week, today, hasNext }: ReviewSubject, { isOpen, onCompleted, onPlan }: Handlers) {
  const [closing, setClosing] = useState<Closing | null>(null);
  const [chosen, setChosen] = useState<Ending | null>(null);
  const completing = useMutation(completeMutation);

  function end(ending: Ending): void {
    if (!week || completing.isPending) return;
    setChosen(ending);
    completing.mutate(
      { identityId: identity.id, week, difficulty: ending.choice },
      {
        onSuccess: ({ agreement, handOff, nextPlanStart: startsOn, recommendations, difficulty }) => {
          if (recommendations) keepRecommendations(identity.id, recommendations);
          toast({ ...reviewMessages.toast.completed(identity.name), tone: 'success' });
          onCompleted();
          if (hasNext) return setClosing({ words: [texts.standing], address: null });
          const words = ending.way ? [texts.ways[ending.way].handOff] : [agreement, handOff];
          // Where another tab was first, its choice stands.
          const stands = { ...ending, choice: difficulty ?? ending.choice };
          const next = { identityId: identity.id, week, ending: stands, today, startsOn };
          setClosing({ words, address: nextPlanAddress(next) });
        },
        onError: () => setChosen(null),
      },
    );
  }

  const plan = useHandOff((isOpen && closing?.address) || null, onPlan);
  return {
    end,
    /** The choice, from the click on. */
    chosen,
    closing,
    plan,
    planAfter: (choice: Choice) =>
      week && onPlan(nextPlanAddress({ identityId: identity.id, week, ending: { choice, way: null }, today })),
  };
}

/** Navigates once the closing message was shown; or at once, on request. */
function useHandOff(address: string | null, onPlan: (address: string) => void): () => void {
  const latest = useRef(onPlan);
  useEffect(() => {
    latest.current = onPlan;
  });
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => latest.current(address), HAND_OFF);
    return () => clearTimeout(timer);
  }, [address]);
  return () => {
    if (address !== null) onPlan(address);
  };
}
