import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Chip } from '#contract/plan-act.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { REVIEW_SUMMARY_MAX } from '#core/review/review.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { PlanChange } from '#features/reviews/contract.ts';
import { call, hasCode } from '#web/api/api.ts';
import { stream } from '#web/api/api-stream.ts';
import { type Answering, createAnswering } from '#web/chat/answering.ts';
import { keepRecommendations, takeRecommendations } from '#web/device/review-recommendations.ts';
import { planMessages } from '#features/plans/messages.ts';
import { type PlanningWay, wayKey } from './planning-way.ts';
import { countInteraction, type PlanDays } from './planning-calls.ts';

/** Whose plan is asked for, how, and on which day: the next day has an offer of its own. */
export type PlanWanted = { identityId: string; way: PlanningWay; today: CalendarDay };

/** A week as the coach offers it. */
export type PlanOffer = {
  habits: readonly PlannedHabit[];
  intro: string;
  safety: SafetyAnswer;
  basicMode: boolean;
  /** What is offered next, under the introduction. */
  chips: readonly Chip[];
  /** The change to each habit of the previous plan; empty without one. */
  changes: readonly PlanChange[];
  /** Null for a plan that has none before it: it begins today. */
  days: PlanDays | null;
};

/** A short week can be had only when the week is over. */
type Offered = { offer: PlanOffer; isStillRunning: false } | { offer: null; isStillRunning: true };

/** The introduction streamed so far. Cached separately, since it grows while the rest is pending. */
export function comingIntroQuery(wanted: PlanWanted) {
  return queryOptions<string>({ queryKey: [...offerKey(wanted), 'intro'], queryFn: skipToken, initialData: '' });
}

function offerKey({ identityId, way, today }: PlanWanted) {
  return ['offered-plan', identityId, wayKey(way), today] as const;
}

/** The offers that are being made: each by what it is asked for. */
const beingMade = new Map<string, Answering>();

/** Has the built-in engine make the offer, in place of a model that takes its time. */
export function offerWithoutModel(wanted: PlanWanted): void {
  beingMade.get(JSON.stringify(comingIntroQuery(wanted).queryKey))?.answerWithoutModel();
}

async function newPlan(client: QueryClient, wanted: PlanWanted): Promise<PlanOffer> {
  const { queryKey } = comingIntroQuery(wanted);
  client.setQueryData(queryKey, '');
  const answering = createAnswering();
  const key = JSON.stringify(queryKey);
  beingMade.set(key, answering);
  const answer = await answering
    .ask(
      (sent) =>
        stream('POST /api/identities/:id/generate-habits', {
          params: { id: wanted.identityId },
          body: wanted.way.mode === 'nuclear' ? { emergencyMode: 'nuclear' } : undefined,
          onDelta: (text) => client.setQueryData(queryKey, (before = '') => before + text),
          ...sent,
        }),
      () => client.setQueryData(queryKey, ''),
    )
    .finally(() => beingMade.delete(key));
  // Nobody stops it: it goes on while its page is away.
  if (!answer) throw new DOMException('The offer was given up', 'AbortError');
  countInteraction(client);
  return { ...answer, changes: [], days: null };
}

/** The review's recommendations are sent once; on failure they are stored again. */
async function adjusted(identityId: string, difficultyLevel: NonNullable<PlanningWay['difficulty']>) {
  const wishes = takeRecommendations(identityId)?.slice(0, REVIEW_SUMMARY_MAX);
  try {
    return await call('POST /api/identities/:id/adjust-habits', {
      params: { id: identityId },
      body: { difficultyLevel, ...(wishes && { weeklyReviewRecommendations: wishes }) },
    });
  } catch (error) {
    if (wishes) keepRecommendations(identityId, wishes);
    throw error;
  }
}

async function shortWeek(identityId: string, { emergency, difficulty }: PlanningWay) {
  const plan = await call('POST /api/identities/:id/create-short-week', {
    params: { id: identityId },
    body: { emergency, ...(difficulty && { difficultyLevel: difficulty }) },
  });
  // The review has read them itself; the next plan has its own.
  takeRecommendations(identityId);
  return plan;
}

async function nextPlan({ identityId, way }: PlanWanted): Promise<PlanOffer> {
  const made = await (way.mode === 'review' && way.difficulty
    ? adjusted(identityId, way.difficulty)
    : shortWeek(identityId, way));
  const { startsOn, weekEndDate, weekType, ...offer } = made;
  return { ...offer, chips: [], days: { startsOn, weekEndDate, weekType } };
}

async function planFor(client: QueryClient, wanted: PlanWanted): Promise<Offered> {
  const { mode } = wanted.way;
  if (mode !== 'review' && mode !== 'short-week')
    return { offer: await newPlan(client, wanted), isStillRunning: false };
  try {
    return { offer: await nextPlan(wanted), isStillRunning: false };
  } catch (error) {
    if (hasCode(error, 'CONFLICT')) return { offer: null, isStillRunning: true };
    // Without a previous plan there is nothing to adapt: generate a new one.
    if (hasCode(error, 'NOT_FOUND')) return { offer: await newPlan(client, wanted), isStillRunning: false };
    throw error;
  }
}

/**
 * The week that the coach offers an identity. It is asked for once and kept until a plan is accepted, since each answer costs
 * an interaction; the call is not tied to the page being shown, so that leaving and coming back does not ask a second time.
 */
export function offeredPlanQuery(wanted: PlanWanted) {
  return queryOptions({
    queryKey: offerKey(wanted),
    queryFn: ({ client }) => planFor(client, wanted),
    // Whether a week still runs can be another answer a moment later.
    staleTime: ({ state }) => (state.data?.isStillRunning ? 0 : Number.POSITIVE_INFINITY),
    meta: { failure: planMessages.planning.createFailed },
  });
}

/** Where the conversation about an offered week is kept while its page is away. */
export function conversationKey(wanted: PlanWanted) {
  return ['planning-conversation', ...offerKey(wanted)] as const;
}
