import { z } from 'zod';
import { Chip, PlanAct } from '#contract/plan-act.ts';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id } from '#contract/shapes.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { EVIDENCE_QUESTIONS } from '#core/evidence/asked/question.ts';
import { NOTE_ACTS } from '#core/habit/day/day-notes.ts';
import { HABITS_PER_PLAN } from '#core/plan/plan.ts';
import { BasicMode, COACH_RATE, SafetyAnswer } from '#features/coach/contract.ts';
import { ProposedHabit } from '#features/plans/contract.ts';

/** How sure the reading is: what is not is offered switched off. */
const heard = { words: z.string(), isSure: z.boolean() };

/** Something that was understood; none of it is done. */
export const BarPart = z.discriminatedUnion('kind', [
  /** What is noted of a habit of a day: the body of `POST /api/check-ins/habits/:habitId`. */
  z.object({
    kind: z.literal('note'),
    identityId: Id,
    habitId: Id,
    /** Its words, and the unit of an amount. */
    habit: z.string(),
    unit: z.string().nullable(),
    date: Day,
    act: z.enum(NOTE_ACTS),
    amount: z.number().optional(),
    ...heard,
  }),
  /** Days to leave out of every plan. */
  z.object({ kind: z.literal('pause'), from: Day, until: Day, reason: z.string().nullable(), ...heard }),
  /** A pause that ends: undone where it would leave no day, else it ends with yesterday. */
  z.object({
    kind: z.literal('end-pause'),
    pauseId: Id,
    identityId: Id.nullable(),
    from: Day,
    until: Day,
    reason: z.string().nullable(),
    ...heard,
  }),
  /** Today as a hard day, or as planned again. */
  z.object({ kind: z.literal('hard-day'), isHard: z.boolean(), ...heard }),
  /** The week as it is drawn, where habits are moved: it is opened, and changes nothing. */
  z.object({ kind: z.literal('week'), ...heard }),
  /** The habits of a running plan as they would be; saved like those of 'Edit habits'. */
  z.object({
    kind: z.literal('plan'),
    identityId: Id,
    planId: Id,
    habits: z.array(ProposedHabit),
    ...heard,
  }),
  /** Answered by `GET /api/identities/:id/answers`. */
  z.object({ kind: z.literal('question'), identityId: Id.nullable(), question: z.enum(EVIDENCE_QUESTIONS), ...heard }),
]);
export type BarPart = z.infer<typeof BarPart>;

export const SaidInBar = z.object({
  text: freeText({ min: 1, max: MESSAGE_MAX }),
  /** The identity that is looked at; all of them when left out. */
  identityId: Id.optional(),
  /** What a pressed chip does to that identity's plan; the text is its label. */
  acts: z.array(PlanAct).min(1).max(HABITS_PER_PLAN.max).optional(),
});

const BarAnswer = z.object({
  parts: z.array(BarPart),
  /** An answer in words, such as to a question about the plan; empty without one. */
  reply: z.string(),
  /** What could be meant by words that were not clear, as buttons that need no understanding. */
  choices: z.array(z.object({ identityId: Id, text: z.string(), chips: z.array(Chip) })),
  /** The words that nothing was made of. */
  notUnderstood: z.array(z.string()),
  /** Stands alone where it stops the coaching. */
  safety: SafetyAnswer,
  basicMode: BasicMode,
});
export type BarAnswer = z.infer<typeof BarAnswer>;

export const barApi = defineApi({
  'POST /api/coach/bar': {
    summary: 'Say what was done or what should change; answers with what was understood, and does nothing',
    access: 'user',
    body: SaidInBar,
    response: BarAnswer,
    idempotent: 'when-saved',
    streams: 'reply',
    perMinute: COACH_RATE,
  },
});
