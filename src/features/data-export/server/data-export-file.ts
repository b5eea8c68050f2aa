import { z } from 'zod';
import { Day, Id, WeekdayName } from '#contract/shapes.ts';
import { REASON_CODES } from '#core/adaptive-plan/draft.ts';
import { isTimeZone } from '#core/calendar/calendar.ts';
import { CHECK_IN_NOTES_MAX, CHECK_IN_TYPES } from '#core/check-in/check-in.ts';
import { CURRENT_LEVELS, GOAL_STATUSES, GOAL_TEXT } from '#core/goal/goal.ts';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { AMOUNT, getTarget, toAmount, withTarget } from '#core/amount/measure.ts';
import { MEMORY_KINDS, MEMORY_MAX } from '#core/coaching/memory.ts';
import { OWN_DATA } from '#core/data-export/data-export.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { DIFFICULTIES, FREQUENCY, HABIT_DESCRIPTION_MAX, HABIT_TYPES, INTENTION_MAX } from '#core/plan/plan.ts';
import { CHOICES, REVIEW_STATUSES } from '#core/review/review.ts';
import { TRIED_REPAIRS_MAX } from '#core/review/tried-repair.ts';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';
import { HabitMeasure, HabitMoment, NamedDays, RemindAt } from '#features/plans/contract.ts';
import { Preferences } from '#features/preferences/contract.ts';
import { isStorable } from '#server/http/storable-text.ts';

// Limits equal the product's or are wider: every export can be imported again.
const text = (max: number) =>
  z.string().max(max).refine(isStorable, 'The text contains a character that cannot be stored');
const short = text(200);
/** Answers of the coach have no limit of their own. */
const long = text(100_000);
/** The years in which a database and every screen can show an instant. */
const Moment = z.iso.datetime().refine((at) => at >= '1970' && at < '2200', 'Expected an instant from 1970 to 2199');
const Zone = z.string().refine(isTimeZone, 'Expected the name of a time zone');
const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

const GoalRecord = z.object({
  id: Id,
  description: text(GOAL_TEXT.max),
  currentLevel: z.enum(CURRENT_LEVELS),
  currentFrictions: text(GOAL_TEXT.max),
  status: z.enum(GOAL_STATUSES),
  safetyLabel: z.enum(SAFETY_LABELS),
  crisisShownAt: Moment.nullable().default(null),
  crisisAnsweredAt: Moment.nullable().default(null),
  misread: z.array(z.enum(SAFETY_LABELS)).max(SAFETY_LABELS.length).default([]),
  domain: short.nullable(),
  completedAt: Moment.nullable(),
  archivedAt: Moment.nullable(),
  createdAt: Moment,
});

const IdentityRecord = z.object({
  id: Id,
  goalId: Id,
  name: text(IDENTITY_NAME_MAX),
  description: text(IDENTITY_DESCRIPTION_MAX),
  isActive: z.boolean(),
  archivedAt: Moment.nullable(),
  createdAt: Moment,
  /** The weekday of its review. */
  schedule: z
    .object({ weekStartDay: WeekdayName, checkInDays: z.array(WeekdayName).max(7), isActive: z.boolean() })
    .nullable(),
});

const Measured = HabitMeasure.refine(
  (measure) => measure === null || isStorable(measure.unit),
  'The unit contains a character that cannot be stored',
).transform((measure) => measure && withTarget(measure, toAmount(getTarget(measure))));

const HabitRecord = z.object({
  id: Id,
  /** The same in every week's plan that the habit stands in. */
  seriesId: Id,
  templateId: short.nullable(),
  description: text(HABIT_DESCRIPTION_MAX),
  implementationIntention: text(INTENTION_MAX),
  /** Days a week; with named days, how many they are. */
  targetFrequency: wholeNumber(FREQUENCY.min, FREQUENCY.max),
  /** The weekdays it is meant for; null is any. */
  days: NamedDays.default(null),
  /** The days of the plan's week that they fall on; worked out from them when it is missing. */
  dueOn: z.array(Day).max(7).nullable().default(null),
  /** What a day of it amounts to; null is done or not. */
  measure: Measured.default(null),
  /** When in the day; null is any time. */
  moment: HabitMoment.default(null),
  /** When its owner is reminded of it, `HH:MM`; null is never. */
  remindAt: RemindAt.default(null),
  difficulty: z.enum(DIFFICULTIES),
  habitType: z.enum(HABIT_TYPES),
  order: wholeNumber(0, 1000),
  countsFrom: Day,
});

const PlanRecord = z.object({
  id: Id,
  identityId: Id,
  weekStartDate: Day,
  weekEndDate: Day,
  weekStartDay: WeekdayName,
  weekType: z.enum(['full', 'partial']),
  difficultyRating: z.enum(DIFFICULTIES),
  status: z.enum(['active', 'retired']),
  isActive: z.boolean(),
  /** The days that the plan covered; until before from is a plan that was replaced before it covered one. */
  activeFrom: Day,
  activeUntil: Day,
  createdAt: Moment,
  habits: z.array(HabitRecord).max(100),
});

const CompletionRecord = z.object({
  habitId: Id,
  /** Done: ticked, the amount reached, a limit settled. */
  completed: z.boolean(),
  /** A limit that is kept so far: done once the day is over. */
  isKeptSoFar: z.boolean().default(false),
  /** Taken out of the plan that day; the notes are its reason. */
  skipped: z.boolean().default(false),
  /** The day's total in the habit's unit, in thousandths at the finest. */
  amount: z.number().min(0).max(AMOUNT.max).transform(toAmount).nullable().default(null),
  notes: text(CHECK_IN_NOTES_MAX).nullable(),
});

const CheckInRecord = z.object({
  id: Id,
  identityId: Id,
  date: Day,
  timeZone: Zone,
  type: z.enum(CHECK_IN_TYPES),
  /** Whether the day counts as checked in; one noted habit by habit may not be yet. */
  isWhole: z.boolean().default(true),
  notes: text(CHECK_IN_NOTES_MAX).nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  completions: z.array(CompletionRecord).max(100),
});

const ReviewRecord = z.object({
  id: Id,
  identityId: Id,
  habitPlanId: Id,
  weekStartDate: Day,
  weekEndDate: Day,
  completionRate: wholeNumber(0, 10_000).nullable(),
  difficultyFeedback: z.enum(CHOICES).nullable(),
  difficultyAdjustment: z
    .object({
      reasonCodes: z.array(z.enum(REASON_CODES)).max(200),
      text: long,
      tried: z
        .array(z.object({ seriesId: Id, obstacle: text(40), repair: text(40), worked: z.boolean().nullable() }))
        .max(TRIED_REPAIRS_MAX)
        .optional(),
    })
    .nullable(),
  reviewNotes: long.nullable(),
  aiSummary: long.nullable(),
  status: z.enum(REVIEW_STATUSES),
  isCompleted: z.boolean(),
  completedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});

const PauseRecord = z.object({
  id: Id,
  /** Null is every identity. */
  identityId: Id.nullable(),
  from: Day,
  until: Day,
  reason: text(PAUSE.reasonMax).nullable(),
  createdAt: Moment,
});

const HardDayRecord = z.object({ id: Id, date: Day, createdAt: Moment });

const ConversationRecord = z.object({
  id: Id,
  goalId: Id.nullable(),
  identityId: Id.nullable(),
  type: z.enum(['identity_suggestion', 'identity_chat', 'habit_plan', 'check_in', 'weekly_review']),
  /** The coach's stored context, by kind of conversation. */
  context: z.record(z.string(), z.unknown()),
  createdAt: Moment,
  updatedAt: Moment,
  messages: z
    .array(z.object({ id: Id, role: z.enum(['user', 'assistant']), content: long, timestamp: Moment }))
    .max(OWN_DATA.rowsMax),
});

const MemoryRecord = z.object({
  id: Id,
  goalId: Id,
  kind: z.enum(MEMORY_KINDS),
  text: text(MEMORY_MAX * 10),
  createdAt: Moment,
  updatedAt: Moment,
});

const list = <R extends z.ZodType>(record: R, max: number = OWN_DATA.rowsMax) => z.array(record).max(max);

/** Everything that an import brings in. Foreign histories are made into these records too. */
export const Records = z.object({
  goals: list(GoalRecord, OWN_DATA.goalsMax),
  identities: list(IdentityRecord, OWN_DATA.goalsMax),
  plans: list(PlanRecord),
  checkIns: list(CheckInRecord),
  reviews: list(ReviewRecord),
  pauses: list(PauseRecord),
  // Files of earlier programs have none.
  hardDays: list(HardDayRecord).default([]),
  conversations: list(ConversationRecord),
  memories: list(MemoryRecord),
});
export type Records = z.output<typeof Records>;

/** A file that was sent with feedback. */
const FileRecord = z.looseObject({
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  content: z
    .string()
    .nullable()
    .optional()
    .describe(
      `The file, in base64. The newest files are here, ${OWN_DATA.filesMax / 2 ** 20} MB of them at most, so that this one can be brought in again; of others it is null.`,
    ),
});

/** The file that holds everything a person owns here. A change that older programs cannot read raises its version. */
export const DataExportFile = z
  .object({
    format: z.literal(OWN_DATA.format),
    version: z.literal(OWN_DATA.version),
    exportedAt: Moment,
    account: z.object({
      id: z.string().max(64),
      email: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      profileImageUrl: z.string().nullable(),
      authProvider: z.string(),
      isGuest: z.boolean(),
      aiInteractionsCount: z.int(),
      createdAt: Moment,
      lastActiveAt: Moment,
    }),
    preferences: Preferences.partial().extend({ browserTimezone: Zone }),
    ...Records.shape,
    /** Records of other kinds, by the name of their table: for reading, not for import. */
    others: z
      .object({ feedback_attachments: z.array(FileRecord).optional() })
      .catchall(z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ title: 'Everything that a person owns in Taylr' });
export type DataExportFile = z.output<typeof DataExportFile>;
