import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id, Instant, WeekdayName } from '#contract/shapes.ts';
import { CHECK_IN_NOTES_MAX, CHECK_IN_TYPES } from '#core/check-in/check-in.ts';
import { NOTE_ACTS } from '#core/habit/day/day-notes.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { AMOUNT, toAmount } from '#core/amount/measure.ts';
import { HABIT_TYPES, HABITS_PER_PLAN } from '#core/plan/plan.ts';
import { BasicMode, COACH_RATE, SafetyAnswer } from '#features/coach/contract.ts';
import { PauseProposal } from '#features/pauses/contract.ts';
import { HabitGroup, HabitMeasure, HabitMoment } from '#features/plans/contract.ts';
import { EvidenceBrief, ProgressStats, WeeklyTracking } from '#features/progress/contract.ts';
import { ReviewStanding } from '#features/reviews/contract.ts';
import { checkInMessages } from './messages.ts';

const notes = freeText({ max: CHECK_IN_NOTES_MAX }).nullish();
/** The day's total in the habit's unit. */
const DayAmount = z.number().min(0, checkInMessages.negative).max(AMOUNT.max).transform(toAmount);

export const HabitCompletion = z.object({
  habitId: Id,
  completed: z.boolean(),
  amount: DayAmount.nullish(),
  /** Taken out of the plan that day, unless something is noted of it as well; the notes are its reason. */
  skipped: z.boolean().optional(),
  notes,
});

const completions = z
  .array(HabitCompletion)
  .max(HABITS_PER_PLAN.max)
  .refine((list) => new Set(list.map((entry) => entry.habitId)).size === list.length, checkInMessages.duplicateHabit);

/** The conversation so far in a check-in by chat, oldest first. */
const history = z
  .array(z.object({ role: z.enum(['user', 'assistant']), content: freeText({ max: MESSAGE_MAX }) }))
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

/** What a day holds of a habit once it is saved. */
const RecordedHabit = z.object({
  habitId: Id,
  /** Done: ticked, the amount reached, or a limit settled. */
  completed: z.boolean(),
  /** A limit that is kept so far: done once the day is over. */
  isKeptSoFar: z.boolean(),
  skipped: z.boolean(),
  amount: z.number().nullable(),
  notes: z.string().nullable(),
});
export type RecordedHabit = z.infer<typeof RecordedHabit>;

export const CheckIn = z
  .object({
    id: Id,
    identityId: Id,
    date: Day,
    type: z.enum(CHECK_IN_TYPES),
    notes: z.string().nullable(),
    createdAt: Instant,
    habitCompletions: z.array(RecordedHabit),
    /** A prepared answer when a note called for one; the check-in is saved all the same. */
    safety: SafetyAnswer,
  })
  .meta({ id: 'CheckIn' });
export type CheckIn = z.infer<typeof CheckIn>;

/**
 * What is noted of one habit. `done` ticks it, counts an amount as it is, and says of a limit 'that's all for today'; `add` and `set` change the day's
 * total. A skip never replaces what was done. `clear` takes back what was noted. Notes count as they were made: of totals and ticks the last one stands.
 */
export const HabitNote = z
  .object({
    act: z.enum(NOTE_ACTS),
    /** What is added, or taken away when it is below 0; or the total. */
    amount: z.number().min(-AMOUNT.max).max(AMOUNT.max).transform(toAmount).optional(),
    /** Why it is skipped, or a word beside what was done. What was written before stays when it is left out. */
    reason: notes,
    /** Today when left out; else an earlier day that is still open. */
    date: Day.optional(),
    /**
     * When it was made, by the device's clock; its arrival when left out. It counts no later than it arrives, and not at all where the header
     * `X-Device-Time`, what that clock shows as it is sent, is more than a day wrong.
     */
    madeAt: Instant.optional(),
  })
  .refine(({ act, amount }) => amount !== undefined || (act !== 'add' && act !== 'set'), {
    path: ['amount'],
    message: checkInMessages.howMuch,
  })
  .refine(({ act, amount = 0 }) => act !== 'set' || amount >= 0, {
    path: ['amount'],
    message: checkInMessages.negative,
  });

export const HabitDay = RecordedHabit.extend({
  date: Day,
  identityId: Id,
  /** Whether each habit that was due that day has its answer now, or the day was saved as a whole. */
  isCheckedIn: z.boolean(),
  safety: SafetyAnswer,
}).meta({ id: 'HabitDay' });
export type HabitDay = z.infer<typeof HabitDay>;

const IDENTITIES_MAX = 50;
/** One turn of a check-in by chat, about one identity or several. Habits that come along are those of the plan, or refused. */
export const CheckInMessage = z
  .object({
    identityId: Id.optional(),
    isMultiIdentity: z.boolean().optional(),
    allIdentitiesData: z
      .array(z.object({ identityId: Id }))
      .min(1)
      .max(IDENTITIES_MAX)
      .optional(),
    habits: z.array(z.looseObject({})).max(HABITS_PER_PLAN.max).optional(),
    message: freeText({ min: 1, max: MESSAGE_MAX }),
    conversationHistory: history,
    /** The day that is spoken of; today when left out. */
    date: Day.optional(),
  })
  .refine((body) => body.identityId ?? body.allIdentitiesData, {
    path: ['identityId'],
    message: checkInMessages.noIdentity,
  });

const CheckInReply = z.object({
  /** Empty when the safety answer stands alone. */
  response: z.string(),
  /** Only the habits that were spoken of, over the whole conversation; `evidence` are the user's words that say so. */
  extractedCompletions: z.array(z.object({ habitId: Id, completed: z.boolean(), evidence: z.string().optional() })),
  /** What seems done and is asked about: a tap says so, which is no turn of the coach. */
  asked: z.array(z.object({ habitId: Id, evidence: z.string().optional() })).max(2),
  /** What people most often say next, as buttons that say it. */
  chips: z.array(z.string()).max(6),
  /** Days that the message asks to be left out of the plan. */
  pauseProposal: PauseProposal,
  safety: SafetyAnswer,
  basicMode: BasicMode,
});
export type CheckInReply = z.infer<typeof CheckInReply>;

/** What the check-in of one day is about: the identities whose plan covers it, and those whose habits are closed that day. */
export const CheckInDay = z
  .object({
    date: Day,
    groups: z.array(
      z.object({
        identityId: Id,
        identity: z.object({ name: z.string() }),
        /** Why the day cannot be checked in; null when it is open. */
        closed: z.string().nullable(),
        /** What that day's check-in recorded. */
        notes: z.string().nullable(),
        habits: z.array(
          z.object({
            id: Id,
            description: z.string(),
            implementationIntention: z.string(),
            habitType: z.enum(HABIT_TYPES),
            order: z.int(),
            days: z.array(WeekdayName).nullable(),
            measure: HabitMeasure,
            moment: HabitMoment,
            effectiveTarget: z.int(),
            completedDays: z.array(Day),
            /** Whether the day asks for it. */
            isDue: z.boolean(),
            isSkipped: z.boolean(),
            skipReason: z.string().nullable(),
            /** That day's total. */
            amount: z.number().nullable(),
            /** The totals of its week. */
            amounts: z.array(z.object({ date: Day, amount: z.number() })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CheckInDay' });
export type CheckInDay = z.infer<typeof CheckInDay>;

export const CheckExisting = z.object({
  identitiesData: z
    .array(z.object({ identityId: Id, type: checkInType.optional(), habitCompletions: completions.optional() }))
    .max(IDENTITIES_MAX),
  date: Day.optional(),
});

export const DailyStatus = z
  .object({
    today: Day,
    isHardDay: z.boolean(),
    /** How many identities have a plan that asks for something today, and no check-in yet. */
    identitiesNeedingCheckIn: z.int(),
    details: z.array(
      z.object({
        identityId: Id,
        canCheckInToday: z.boolean(),
        isPausedToday: z.boolean(),
        /** False when each habit is named for other days or was skipped: nothing waits for a check-in then. */
        isAskedToday: z.boolean(),
        checkedInToday: z.boolean(),
        workflowCompleteToday: z.boolean(),
        /** What today's check-in recorded, so that editing starts from there. */
        notes: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DailyStatus' });
export type DailyStatus = z.infer<typeof DailyStatus>;

/** All that the first screen shows from now on, so that nothing has to be asked besides. */
const afterwards = {
  dashboard: z.object({
    /** The identity's week; null when it has no plan any more. */
    group: HabitGroup.nullable(),
    dailyStatus: DailyStatus,
    weeklyTracking: WeeklyTracking,
    /** Of the current week. */
    stats: ProgressStats,
    evidence: z.array(EvidenceBrief),
    reviewStandings: z.array(ReviewStanding),
  }),
  /** The ETags of bootstrap before and after, for whoever holds it; null where more has changed between them than is said here. */
  revision: z.object({ before: z.string(), after: z.string() }).nullable(),
};
export const NotedHabit = HabitDay.extend(afterwards).meta({ id: 'NotedHabit' });
export type NotedHabit = z.infer<typeof NotedHabit>;
const SavedCheckIn = CheckIn.extend(afterwards).meta({ id: 'SavedCheckIn' });
export type SavedCheckIn = z.infer<typeof SavedCheckIn>;
export const checkInsApi = defineApi({
  'POST /api/check-ins': {
    summary: 'Record a check-in: one per identity and day',
    access: 'user',
    body: NewCheckIn,
    response: SavedCheckIn,
    status: 201,
    mayBeThere: true,
    idempotent: 'when-saved',
  },
  'POST /api/check-ins/habits/:habitId': {
    summary: 'Note one habit of a day: done, declined, skipped, an amount added or set, or nothing after all',
    access: 'user',
    body: HabitNote,
    response: NotedHabit,
    idempotent: 'when-saved',
  },
  'POST /api/check-ins/check-existing': {
    summary: 'Which of these identities already have a check-in that day, and what saving another would take away',
    onlyAsks: true,
    access: 'user',
    body: CheckExisting,
    response: z.object({
      hasExisting: z.boolean(),
      existingCheckIns: z.array(
        z.object({
          identityId: Id,
          date: Day,
          notes: z.string().nullable(),
          /** It has a tick that the submitted completions lack. */
          removesTicks: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/check-ins/ai-conversation': {
    summary: 'Say in plain words how the day went; nothing is saved by it',
    access: 'user',
    body: CheckInMessage,
    response: CheckInReply,
    idempotent: 'when-saved',
    streams: 'response',
    perMinute: COACH_RATE,
  },
  'GET /api/check-ins/day': {
    summary: 'The habits of one day, today or earlier, with what is noted of them',
    access: 'user',
    query: z.object({ date: Day }),
    response: CheckInDay,
  },
  'GET /api/check-ins/daily-status': {
    polled: true,
    summary: "Today's open and finished check-ins",
    access: 'user',
    response: DailyStatus,
  },
});
