import { z } from 'zod';
import { Chip, PlanAct, Ticks } from '#contract/plan-act.ts';
import { defineApi, type SharedRate } from '#contract/route.ts';
import { freeText, Id } from '#contract/shapes.ts';
import { NewIdentity } from '#features/identities/contract.ts';
import { AcceptedHabits, ProposedHabit } from '#features/plans/contract.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { HABIT_DESCRIPTION_MAX, HABITS_PER_PLAN, INTENTION_MAX } from '#core/plan/plan.ts';
import type { CrisisAnswer } from '#features/goals/contract.ts';
import { PauseProposal } from '#features/pauses/contract.ts';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';

/** A prepared safety answer, shown instead of coaching or beside it. Of label `none` it is a quiet word to what may be about danger and may not. */
export const SafetyAnswer = z
  .object({
    label: z.enum(SAFETY_LABELS),
    text: z.string(),
    /** True when the answer stands alone: nothing is suggested or planned in the same turn. */
    stopsCoaching: z.boolean(),
    /** The goals on which the label is kept, for whoever was misread. */
    goals: z.array(Id).readonly().default([]),
    /** Numbers and addresses that stand in the text, and where each leads. */
    links: z
      .array(z.object({ text: z.string(), href: z.string() }))
      .readonly()
      .optional(),
    /** The days off that the text asks about. */
    pause: PauseProposal.optional(),
  })
  .nullable();
export type SafetyAnswer = z.infer<typeof SafetyAnswer>;

/** How a place shows a prepared answer. `onGoOn` is what going on means there; its words are back in the box. */
export type ShowSafety<Shown> = (safety: NonNullable<SafetyAnswer>, onGoOn?: (answer: CrisisAnswer) => void) => Shown;

/**
 * True when the built-in engine answered in place of a model that was slow, down or talked nonsense; such an answer is not
 * counted.
 */
export const BasicMode = z.boolean();

/** Fair use: calls that ask the coach, a user and minute, whichever they are. */
export const COACH_RATE: SharedRate = { bucket: 'coach', max: 30 };

/** Chat messages have the limit of other user texts; the coach needs the last few turns only. */
const CHAT = { message: MESSAGE_MAX, turns: 40 } as const;

/** A habit of the current list. Missing or odd values are normalised; what could not be stored is rejected. */
const CurrentHabit = z.looseObject({
  description: freeText({ max: HABIT_DESCRIPTION_MAX }).optional(),
  implementationIntention: freeText({ max: INTENTION_MAX }).optional(),
  seriesId: Id.nullish(),
  templateId: z.string().max(40).nullish(),
});

export const RefineHabits = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: freeText({ min: 1, max: CHAT.message }) }))
    .min(1)
    .max(CHAT.turns)
    .refine((turns) => turns.at(-1)?.role === 'user', 'The last message must be yours'),
  identity: z.object({ id: Id.optional(), name: freeText({ min: 1, max: 60 }) }),
  currentHabits: z.array(CurrentHabit).max(HABITS_PER_PLAN.max),
  /** What the list is: a week as the coach offered it, or the plan that runs. */
  of: z.enum(['offer', 'running']).default('offer'),
  /** The list before the last change, by voice or by hand, for 'undo'. */
  before: z.array(CurrentHabit).max(HABITS_PER_PLAN.max).nullish(),
  /** Places of those that are chosen; unsaid, all of them are. */
  selected: z
    .array(
      z
        .int()
        .min(0)
        .max(HABITS_PER_PLAN.max - 1),
    )
    .max(HABITS_PER_PLAN.max)
    .nullish(),
  /** What a chip of the last answer does; the message is its label. */
  acts: z.array(PlanAct).min(1).max(HABITS_PER_PLAN.max).nullish(),
});

/** A plan that another program proposes, with a sentence to the person on why. */
export const OfferPlan = z.object({ habits: AcceptedHabits, reason: freeText({ min: 1, max: 500 }) });

/** What was typed by hand of a habit. */
const OwnWords = z.object({
  description: freeText({ min: 1, max: HABIT_DESCRIPTION_MAX }),
  implementationIntention: freeText({ max: INTENTION_MAX }),
});

/** Buttons under an answer: what people most often do next. */
const Chips = z.array(Chip).max(6);

const RefinedHabits = z.object({
  response: z.string(),
  refinedHabits: z.array(ProposedHabit),
  chips: Chips,
  /** The last change was taken back: the list is the one before it. */
  isUndone: z.boolean(),
  ticks: Ticks,
  safety: SafetyAnswer,
  basicMode: BasicMode,
});
export type RefinedHabits = z.infer<typeof RefinedHabits>;

/** The chat's subject. The goal's text and its suggestions are read on the server, so they are not accepted here. */
const ChatContext = z.object({ type: z.enum(['general', 'identity']), goalId: Id });

/** A name and a description as they stand on the card of the offer; the limits are those of every identity. */
const Offer = NewIdentity.pick({ name: true, description: true });

/** What people most often say next, as buttons that say it. */
const Sayings = z.array(z.string()).max(6);

export const NewChatMessage = z
  .object({
    message: freeText({ min: 1, max: CHAT.message }),
    conversationId: Id.optional().describe('The chat, or the suggestions that it follows; without it one begins'),
    context: ChatContext,
    /** The card as it was shown when the message was sent, with what was edited in it. */
    shown: Offer.optional(),
    /** The card's own button was pressed: `shown` is agreed to, whatever the message says. */
    agreed: z.literal(true).optional(),
  })
  .refine(({ agreed, shown }) => !agreed || shown !== undefined, 'Agree to a name that is shown');

const ChatAnswer = z.object({
  /** Null when a first message was answered with help: no conversation was begun. */
  conversationId: Id.nullable(),
  /** Empty when the safety answer stands alone. */
  reply: z.string(),
  /** The identity that the user agreed to in this message. */
  identityCreated: z.object({ id: Id, name: z.string() }).nullable(),
  /** The name that stands and waits for a yes. */
  offer: z.object({ name: z.string(), description: z.string() }).nullable(),
  chips: Sayings,
  safety: SafetyAnswer,
  basicMode: BasicMode,
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/** `builtin` sends nothing to third parties. */
export const COACH_PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'compatible'] as const;

export const AiUsage = z
  .object({ allowed: z.boolean(), isGuest: z.boolean(), remaining: z.int(), limit: z.int() })
  .meta({ id: 'AiUsage' });
export type AiUsage = z.infer<typeof AiUsage>;

export const coachApi = defineApi({
  'POST /api/chat/identity-suggestion': {
    summary: 'Identities that fit a goal',
    access: 'user',
    body: z.object({ goalId: Id }),
    response: z.object({
      suggestions: z.array(z.object({ name: z.string(), description: z.string() })),
      conversationId: Id,
      safety: SafetyAnswer,
      basicMode: BasicMode,
    }),
    perMinute: COACH_RATE,
  },
  'POST /api/identities/:id/generate-habits': {
    summary: 'Offer a week of habits for an identity',
    access: 'user',
    body: z.object({ emergencyMode: z.literal('nuclear').optional() }).nullish(),
    response: z.object({
      habits: z.array(ProposedHabit),
      intro: z.string(),
      chips: Chips,
      safety: SafetyAnswer,
      basicMode: BasicMode,
    }),
    streams: 'intro',
    perMinute: COACH_RATE,
  },
  'POST /api/identities/:id/offer': {
    summary: 'Offer a plan for an identity today: nothing changes until the person accepts it where they plan',
    access: 'user',
    body: OfferPlan,
    response: z.object({ address: z.string().describe('Where the offer waits, below the address of the site') }),
    perMinute: COACH_RATE,
  },
  'POST /api/identities/:id/check-habit': {
    summary: 'Whether a habit in the user’s own words calls for help; everything else is theirs to choose',
    access: 'user',
    body: OwnWords,
    response: z.object({ safety: SafetyAnswer }),
    perMinute: COACH_RATE,
  },
  'POST /api/chat/refine-habits': {
    summary: 'Change an offered or a running plan in plain words; only what was asked for changes',
    access: 'user',
    body: RefineHabits,
    response: RefinedHabits,
    idempotent: 'when-saved',
    streams: 'response',
    perMinute: COACH_RATE,
  },
  'POST /api/chat/messages': {
    summary: 'Say something in the chat about an identity of one’s own; agreeing to a proposed name creates it',
    access: 'user',
    body: NewChatMessage,
    response: ChatAnswer,
    idempotent: 'when-saved',
    streams: 'reply',
    perMinute: COACH_RATE,
  },
  'GET /api/help-card': {
    summary: "Who to call for help in the user's country",
    access: 'user',
    response: SafetyAnswer.unwrap(),
  },
  'GET /api/coach': {
    summary: 'Who answers as the coach: the program itself, or a language model that the operator connected',
    access: 'user',
    response: z.object({ provider: z.enum(COACH_PROVIDERS), model: z.string().nullable() }),
  },
  'GET /api/ai-usage/status': { summary: 'How many AI interactions are left', access: 'user', response: AiUsage },
});
