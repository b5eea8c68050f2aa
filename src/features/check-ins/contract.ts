import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id, Instant } from '#contract/shapes.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in.ts';
import { HABITS_PER_PLAN } from '#core/plan.ts';
import { SafetyAnswer } from '#features/coach/contract.ts';
import { checkInMessages } from './messages.ts';

const notes = freeText({ max: CHECK_IN_NOTES_MAX }).nullish();

export const HabitCompletion = z.object({ habitId: Id, completed: z.boolean(), notes });

const completions = z
  .array(HabitCompletion)
  .max(HABITS_PER_PLAN.max)
  .refine((list) => new Set(list.map((entry) => entry.habitId)).size === list.length, checkInMessages.duplicateHabit);

/** What the user said in a check-in by chat; kept out of the record itself. */
const history = z
  .array(z.object({ role: z.enum(['user', 'assistant']), content: freeText({ max: 4000 }) }))
  .max(40)
  .optional();

const checkInType = z.enum(['manual', 'ai']);

export const NewCheckIn = z.object({
  identityId: Id,
  type: checkInType,
  habitCompletions: completions,
  /** Today when left out; else an earlier day that is still open. */
  date: Day.optional(),
  notes,
  overwrite: z.boolean().default(false),
  conversationHistory: history,
});

export const CheckIn = z
  .object({
    id: Id,
    identityId: Id,
    date: Day,
    type: checkInType,
    notes: z.string().nullable(),
    createdAt: Instant,
    habitCompletions: z.array(z.object({ habitId: Id, completed: z.boolean(), notes: z.string().nullable() })),
    /** A prepared answer when a note called for one; the check-in is saved all the same. */
    safety: SafetyAnswer,
  })
  .meta({ id: 'CheckIn' });
export type CheckIn = z.infer<typeof CheckIn>;

/** How many identities can be asked about at once. */
const IDENTITIES_MAX = 50;

export const CheckExisting = z.object({
  identitiesData: z
    .array(z.object({ identityId: Id, type: checkInType.optional(), habitCompletions: completions.optional() }))
    .max(IDENTITIES_MAX),
  date: Day.optional(),
});

export const DailyStatus = z
  .object({
    today: Day,
    /** How many identities have a plan covering today and no check-in yet. */
    identitiesNeedingCheckIn: z.int(),
    details: z.array(
      z.object({
        identityId: Id,
        canCheckInToday: z.boolean(),
        checkedInToday: z.boolean(),
        workflowCompleteToday: z.boolean(),
        /** What was noted with today's check-in, so that changing it starts from there. */
        notes: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DailyStatus' });
export type DailyStatus = z.infer<typeof DailyStatus>;

export const checkInsApi = defineApi({
  'POST /api/check-ins': {
    summary: 'Record a check-in: one per identity and day',
    access: 'user',
    body: NewCheckIn,
    response: CheckIn,
    status: 201,
    idempotent: true,
  },
  'POST /api/check-ins/check-existing': {
    summary: 'Which of these identities already have a check-in that day',
    access: 'user',
    body: CheckExisting,
    response: z.object({
      hasExisting: z.boolean(),
      existingCheckIns: z.array(z.object({ identityId: Id, date: Day })),
    }),
  },
  'GET /api/check-ins/daily-status': {
    summary: "Today's open and finished check-ins",
    access: 'user',
    response: DailyStatus,
  },
});
