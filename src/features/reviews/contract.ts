import { z } from 'zod';
import { CHANGE_KINDS, REASON_CODES } from '#core/adaptive-plan/draft.ts';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id, Instant } from '#contract/shapes.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { CHOICES, REVIEW_STATUSES, REVIEW_SUMMARY_MAX } from '#core/review/review.ts';
import { BasicMode, COACH_RATE, SafetyAnswer } from '#features/coach/contract.ts';
import { PauseProposal } from '#features/pauses/contract.ts';
import { ProposedHabit } from '#features/plans/contract.ts';

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: freeText({ max: MESSAGE_MAX }) });

const week = { weekStartDate: Day, weekEndDate: Day };

export const WeeklyReview = z
  .object({
    id: Id,
    identityId: Id,
    habitPlanId: Id,
    ...week,
    /** Percent when it was completed; null before, and when nothing was expected of the week. */
    completionRate: z.int().nullable(),
    status: z.enum(REVIEW_STATUSES),
    isCompleted: z.boolean(),
    completedAt: Instant.nullable(),
    /** The choice for the next week. */
    difficulty: z.enum(CHOICES).nullable(),
    summary: z.string().nullable(),
    /** The same text under the name that the record carries. */
    aiSummary: z.string().nullable(),
    reviewNotes: z.string().nullable(),
    /** What the next plan should consider, in words. */
    recommendations: z.string().nullable(),
    /** The conversation so far, oldest first; so that a review can be resumed. */
    messages: z.array(Turn),
    /** What stands under the coach's last words: quick answers, and the way to another plan where one was asked for. */
    chips: z.array(z.string()),
    wantsPlan: z.boolean(),
  })
  .meta({ id: 'WeeklyReview' });
export type WeeklyReview = z.infer<typeof WeeklyReview>;

export const ReviewTrigger = z
  .object({
    identityId: Id,
    shouldTriggerReview: z.boolean(),
    /** The week that is to be reviewed, the newest when several wait; null when none does. */
    weekStartDate: Day.nullable(),
    weekEndDate: Day.nullable(),
    habitPlanId: Id.nullable(),
    completionRate: z.int().nullable(),
    isOverdue: z.boolean(),
    /** After a late review of a thin week a short week and a fresh start are offered beside a normal week. */
    offersWaysBack: z.boolean(),
  })
  .meta({ id: 'ReviewTrigger' });
export type ReviewTrigger = z.infer<typeof ReviewTrigger>;

export const OverdueReviews = z
  .object({
    hasOverdueReviews: z.boolean(),
    /** The newest first. */
    overdueWeeks: z.array(
      z.object({ identityId: Id, identity: z.object({ name: z.string() }), weekStart: Day, weekEnd: Day }),
    ),
  })
  .meta({ id: 'OverdueReviews' });
export type OverdueReviews = z.infer<typeof OverdueReviews>;

export const ReviewButton = z
  .object({
    shouldDisable: z.boolean(),
    reason: z.string().nullable(),
    /** What the review of the newest week chose for the next one; null before it is done. */
    difficulty: z.enum(CHOICES).nullable(),
  })
  .meta({ id: 'ReviewButton' });

/** The review status of one identity. */
export const ReviewStanding = z
  .object({ identityId: Id, trigger: ReviewTrigger, overdue: OverdueReviews, button: ReviewButton })
  .meta({ id: 'ReviewStanding' });
export type ReviewStanding = z.infer<typeof ReviewStanding>;

const Conducted = z.object({
  /** Empty when the safety answer stands alone. */
  response: z.string(),
  pauseProposal: PauseProposal,
  safety: SafetyAnswer,
  basicMode: BasicMode,
  /** What people most often say next, as buttons that say it. */
  chips: z.array(z.string()),
  /** Another plan was asked for: the way to planning is shown. */
  wantsPlan: z.boolean(),
});
export type Conducted = z.infer<typeof Conducted>;

const Completed = WeeklyReview.extend({
  /** Said after the choice: what changes most and why, what stays, and one if-then sentence. */
  agreement: z.string(),
  /** The last words, before planning opens. */
  handOff: z.string(),
  /** First day of the plan that follows. */
  nextPlanStart: Day,
});
export type CompletedReview = z.infer<typeof Completed>;

/** One change of a plan with its reason; `before` is null for a habit that is new, `after` for one that goes. */
export const PlanChange = z
  .object({
    seriesId: z.string(),
    kind: z.enum(CHANGE_KINDS),
    reasonCode: z.enum(REASON_CODES),
    /** One sentence, with the number that was observed, and a second for the days that rest or join. */
    reason: z.string(),
    before: ProposedHabit.nullable(),
    after: ProposedHabit.nullable(),
  })
  .meta({ id: 'PlanChange' });
export type PlanChange = z.infer<typeof PlanChange>;

/** A plan derived from the previous one. Undoing a change replaces its `after` with its `before`. */
export const AdaptedPlan = z
  .object({
    habits: z.array(ProposedHabit),
    changes: z.array(PlanChange),
    intro: z.string(),
    /** The days that it will cover. */
    startsOn: Day,
    weekEndDate: Day,
    weekType: z.enum(['full', 'partial']),
    safety: SafetyAnswer,
    basicMode: BasicMode,
  })
  .meta({ id: 'AdaptedPlan' });
export type AdaptedPlan = z.infer<typeof AdaptedPlan>;

/** What a choice would make of next week; nothing is planned by it. */
const NextWeekPreview = z.object({
  choice: z.enum(CHOICES),
  /** A sentence for each habit that would be otherwise. */
  changes: z.array(z.string()),
  /** Those that would stay as they are. */
  stays: z.array(z.string()),
});
export const NextWeeks = z
  .object({ recommended: z.enum(CHOICES), weeks: z.array(NextWeekPreview) })
  .meta({ id: 'NextWeeks' });
export type NextWeeks = z.infer<typeof NextWeeks>;

const ofWeek = z.object({ weekStart: Day.optional() });

export const reviewsApi = defineApi({
  'GET /api/weekly-reviews/:identityId/:weekStart': {
    summary: 'The review of one plan week with what was said in it; null when it was not begun',
    access: 'user',
    response: WeeklyReview.nullable(),
  },
  'POST /api/weekly-reviews': {
    summary: 'Begin the review of a plan week; the one that exists is answered again',
    access: 'user',
    body: z.object({
      identityId: Id,
      habitPlanId: Id,
      ...week,
      status: z.enum(['pending', 'in_progress']).default('in_progress'),
      // Taken and set aside: the server counts for itself, and a review is completed by its own call.
      completionRate: z.int().min(0).max(10_000).nullish(),
      isCompleted: z.boolean().optional(),
    }),
    response: WeeklyReview,
    status: 201,
    mayBeThere: true,
  },
  'PATCH /api/weekly-reviews/:id': {
    summary: 'Take a review up again',
    access: 'user',
    body: z.object({ status: z.literal('in_progress') }),
    response: WeeklyReview,
  },
  'POST /api/weekly-reviews/complete': {
    summary:
      'Complete the review of a plan week with a choice for the next one; a second time answers the first result',
    access: 'user',
    body: z.object({
      identityId: Id,
      ...week,
      difficulty: z.enum(CHOICES),
      summary: freeText({ max: REVIEW_SUMMARY_MAX }).optional(),
    }),
    response: Completed,
  },
  'POST /api/weekly-reviews/:identityId/conduct': {
    summary: 'One turn of the review; without a message the coach opens it',
    access: 'user',
    body: z.object({ ...week, previousMessages: z.array(Turn).max(60) }),
    response: Conducted,
    idempotent: 'when-saved',
    streams: 'response',
    perMinute: COACH_RATE,
  },
  'GET /api/weekly-reviews/check-trigger/:identityId': {
    summary: 'Whether a review waits, of the newest week or of the one that is named',
    access: 'user',
    query: ofWeek,
    response: ReviewTrigger,
  },
  'GET /api/weekly-reviews/next-week/:identityId': {
    summary: 'What easier, same and harder would change next week, with what the review settled so far',
    access: 'user',
    query: ofWeek,
    response: NextWeeks,
  },
  'GET /api/weekly-reviews/overdue/:identityId': {
    summary: 'Plan weeks of an identity that ended without a review',
    access: 'user',
    query: ofWeek,
    response: OverdueReviews,
  },
  'GET /api/weekly-reviews/button-status/:identityId': {
    summary: "Whether the review's button rests, and why",
    access: 'user',
    query: ofWeek,
    response: ReviewButton,
  },
  'POST /api/identities/:id/adjust-habits': {
    summary: "Next week's plan by the adaptive rule, from the plan before it and how its weeks went",
    access: 'user',
    body: z.object({
      difficultyLevel: z.enum(CHOICES),
      weeklyReviewRecommendations: freeText({ max: REVIEW_SUMMARY_MAX }).optional(),
    }),
    response: AdaptedPlan,
  },
  'POST /api/identities/:id/create-short-week': {
    summary: 'A plan for what is left of this week, from the full plan before it',
    access: 'user',
    body: z
      .object({
        emergency: z.boolean().optional(),
        /** After a late review: its choice, taken before the days are counted. */
        difficultyLevel: z.enum(CHOICES).optional(),
      })
      .nullish(),
    response: AdaptedPlan,
  },
});
