import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { call, hasStatus, serverMessage } from '#web/api/api.ts';
import { stream } from '#web/api/api-stream.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Asking } from '#web/chat/use-chat-turn.ts';
import type { WeeklyReview } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import type { Week } from './review-week.ts';

const texts = reviewMessages.toast;

/** Turns that go along with a message; the server has the whole conversation. */
const TURNS_SENT = 59;

/** How many AI interactions are left. */
export const aiUsageQuery = apiQuery('GET /api/ai-usage/status');

export type Subject = { identityId: string; week: Week | null };

/** A review that could not be begun: in the server's words when it gave some. */
export class NotBegun extends Error {
  /** False when the same again would be refused again. */
  readonly canRetry: boolean;
  /** True when nothing failed: the week is not over, or was reviewed. */
  readonly isRefused: boolean;

  constructor(cause: unknown, fallback: string) {
    super(serverMessage(cause) ?? fallback, { cause });
    this.name = 'NotBegun';
    this.isRefused = hasStatus(cause, 409);
    this.canRetry = cause !== null && !this.isRefused && !hasStatus(cause, 404);
  }
}

async function orNotBegun<Answer>(work: Promise<Answer>, fallback: string): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    // A lost session has its own words.
    throw hasStatus(error, 401) ? error : new NotBegun(error, fallback);
  }
}

async function begin({ identityId, week }: Subject): Promise<WeeklyReview> {
  if (!week) throw new NotBegun(null, reviewMessages.planMissing);
  const params = { identityId, weekStart: week.start };
  const known = await orNotBegun(call('GET /api/weekly-reviews/:identityId/:weekStart', { params }), texts.startFailed);
  if (known && (known.isCompleted || known.aiSummary !== null)) return known;
  if (known) {
    const again = call('PATCH /api/weekly-reviews/:id', { params: { id: known.id }, body: { status: 'in_progress' } });
    return orNotBegun(again, texts.updateFailed);
  }
  const { start: weekStartDate, end: weekEndDate, habitPlanId } = week;
  const body = { identityId, habitPlanId, weekStartDate, weekEndDate, status: 'in_progress' as const };
  const begun = call('POST /api/weekly-reviews', { body: { ...body, isCompleted: false } });
  return orNotBegun(begun, texts.createFailed);
}

/** A week's review, started or resumed, with its conversation. Fetched once per opening of the dialog. */
export function begunReviewQuery({ identityId, week, opening }: Subject & { opening: number }) {
  return queryOptions({
    queryKey: ['begun-review', identityId, week?.start, opening],
    queryFn: async () => {
      try {
        return await begin({ identityId, week });
      } catch (error) {
        // A running week is not an error: the dialog just says so.
        if (error instanceof NotBegun && !error.isRefused)
          toast({ title: texts.error, description: error.message, tone: 'danger' });
        throw error;
      }
    },
    gcTime: MINUTE,
  });
}

/** What each choice would make of next week; read anew after each turn, which may have changed it. */
export function nextWeeksQuery({ identityId, week, turns }: Subject & { turns: number }) {
  return queryOptions({
    queryKey: ['next-weeks', identityId, week?.start, turns],
    queryFn: () => {
      if (!week) throw new NotBegun(null, reviewMessages.planMissing);
      const params = { identityId };
      return call('GET /api/weekly-reviews/next-week/:identityId', { params, query: { weekStart: week.start } });
    },
    placeholderData: keepPreviousData,
    gcTime: MINUTE,
  });
}

type Conducting = { identityId: string; week: Week; messages: WeeklyReview['messages']; message: string };

/** One turn of a review; an empty message lets the coach open it. */
export async function conductReview(
  client: QueryClient,
  { identityId, week, messages, message, ...asking }: Conducting & Asking,
) {
  const said = message === '' ? messages : [...messages, { role: 'user' as const, content: message }];
  const body = { weekStartDate: week.start, weekEndDate: week.end, previousMessages: said.slice(-TURNS_SENT) };
  const answer = await stream('POST /api/weekly-reviews/:identityId/conduct', {
    params: { identityId },
    body,
    ...asking,
  });
  // The opening is not counted, and users without a limit need no refetch of the remaining allowance.
  const limit = client.getQueryData(aiUsageQuery.queryKey)?.limit ?? -1;
  if (message !== '' && limit !== -1) void client.invalidateQueries({ queryKey: aiUsageQuery.queryKey });
  return answer;
}

/** Completes a review with a choice for the next week. */
export const completeMutation = mutationOptions({
  mutationFn: ({ identityId, week, difficulty }: { identityId: string; week: Week; difficulty: Choice }) =>
    call('POST /api/weekly-reviews/complete', {
      body: { identityId, weekStartDate: week.start, weekEndDate: week.end, difficulty },
    }),
  meta: { failure: { title: texts.error, description: texts.completeFailed } },
});
