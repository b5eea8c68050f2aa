import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ActivityKind } from '#core/account/activity.ts';
import type { TokenScope } from '#core/account/token.ts';
import type { ReasonCode } from '#core/adaptive-plan/draft.ts';
import type { Channel } from '#core/channel/channel.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import { CHECK_IN_TYPES } from '#core/check-in/check-in.ts';
import type { WeekStrength } from '#core/evidence/brief/week-strengths.ts';
import type { EvidenceState, EvidenceYear } from '#core/evidence/evidence.ts';
import type {
  AttachmentType,
  BrowserLogs,
  FeedbackPriority,
  FeedbackStatus,
  FeedbackType,
  SystemInfo,
} from '#core/feedback/feedback.ts';
import type { CurrentLevel } from '#core/goal/goal.ts';
import type { Measure } from '#core/amount/measure.ts';
import { NOTE_ACTS } from '#core/habit/day/day-notes.ts';
import type { Moment } from '#core/habit/moment.ts';
import type { Difficulty, HabitType } from '#core/plan/plan.ts';
import type { MemoryKind } from '#core/coaching/memory.ts';
import type { ReviewStatus } from '#core/review/review.ts';
import type { TriedRepair } from '#core/review/tried-repair.ts';
import type { NotificationKind, NotificationTier } from '#core/reminders/notification-kinds.ts';
import type { OwnTime } from '#core/habit/own-time.ts';
import type { Slot } from '#core/reminders/slots.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { SendingProblem } from '#core/network/sending.ts';
import type { WebhookEvent } from '#core/webhook/webhook.ts';

// No column has a default that reads the clock: the program's own clock fills every instant.
const id = () => uuid().primaryKey();
const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const day = () => date({ mode: 'string' }).$type<CalendarDay>();
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

type HeardWords = { readonly asked: readonly string[]; readonly misread: readonly string[] };

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text(),
    /** Whether the identity provider verified the address: only then is it surely theirs, and may make them an admin. */
    emailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    authProvider: text({ enum: ['google', 'oidc', 'proxy', 'development', 'anonymous'] }).notNull(),
    /** Issuer and subject of the identity provider: together they are the account. */
    providerIssuer: text(),
    providerUserId: text(),
    isGuest: boolean().notNull().default(false),
    /** Fingerprints of words: those of the last help card, and those that their writer called a misreading. The words are not kept. */
    heardWords: jsonb().$type<HeardWords>(),
    aiInteractionsCount: integer().notNull().default(0),
    /** -1 is unlimited. */
    aiInteractionsLimit: integer().notNull(),
    lastActiveAt: instant().notNull(),
    /** Grows with every write that affects the user's screens, so that polling needs nothing else. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /**
     * All revisions after `lightFrom` up to `lightTo` came of light writes (`light-writes/kept-rows.ts`). Whatever else makes a new revision leaves both as they
     * are, also a server of a version that does not know them: `lightTo` is another one then.
     */
    lightFrom: bigint({ mode: 'number' }).notNull().default(0),
    lightTo: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique('users_account').on(t.providerIssuer, t.providerUserId),
    uniqueIndex('users_verified_email').on(t.email).where(sql`email_verified`),
    index('users_idle_guests').on(t.lastActiveAt).where(sql`is_guest`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie, hexadecimal. */
    sid: text().primaryKey(),
    /** The public id for the sessions card; the cookie's hash never leaves the server. */
    id: uuid().notNull().defaultRandom().unique(),
    userId: owner(),
    /** Browser and system, in words its owner recognises: `Firefox on Windows`. */
    device: text(),
    /** `adminUntil`, an instant: the issuer named a group of admins at this sign-in. */
    sess: jsonb().$type<{ waitingGuestId?: string; adminUntil?: string }>().notNull(),
    expire: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire)],
);

/** What somebody made for a tool: it opens as much of their records as its scopes say. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: owner(),
    /** What its owner calls it: `Home Assistant`. */
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    /** To the hour; null before the first time. */
    lastUsedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('access_tokens_hash').on(t.tokenHash),
    index('access_tokens_user').on(t.userId),
    index('access_tokens_expires').on(t.expiresAt),
  ],
);

/** The address under which calendar programs read somebody's plan: one a user. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    userId: owner().primaryKey(),
    /** SHA-256 of the secret in it, hexadecimal. */
    secretHash: text().notNull(),
    /** Whether the calendar names habits, identities and when they are done; else it shows only that something is planned. */
    showsNames: boolean().notNull(),
    /** To the hour; null before the first time. */
    lastReadAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('calendar_addresses_hash').on(t.secretHash)],
);

export const userPreferences = pgTable('user_preferences', {
  userId: owner().primaryKey(),
  theme: text({ enum: ['dark', 'light', 'auto'] })
    .notNull()
    .default('dark'),
  weekStartDay: text().$type<Weekday>().notNull().default('sunday'),
  /** `auto` follows the browser. */
  timezone: text().notNull().default('auto'),
  /** The zone that the browser reported last. */
  browserTimezone: text().notNull().default('UTC'),
  dayStartHour: integer().notNull().default(0),
  morningPushTime: text().notNull().default('07:15'),
  eveningPushTime: text().notNull().default('20:15'),
  /** The referral code that brought a guest, until an account is made. */
  guestReferralCode: text(),
  /** The tiers that make notifications, in the bell and as push alike. */
  notificationsCritical: boolean().notNull().default(true),
  notificationsImportant: boolean().notNull().default(true),
  notificationsInformational: boolean().notNull().default(true),
  checkInRemindersEnabled: boolean().notNull().default(true),
  /** The most pushed notifications of a local day. */
  maxDailyNotifications: integer().notNull().default(3),
});

export const goals = pgTable(
  'goals',
  {
    id: id(),
    userId: owner(),
    description: text().notNull(),
    currentLevel: text().$type<CurrentLevel>().notNull(),
    currentFrictions: text().notNull(),
    status: text({ enum: ['active', 'completed', 'draft'] })
      .notNull()
      .default('active'),
    safetyLabel: text().$type<SafetyLabel>().notNull().default('none'),
    /** When the help card was shown for a crisis label; the next visit asks how the person is. */
    crisisShownAt: instant(),
    /** When the person said that they are safe or were misread: the label no longer holds the goal. */
    crisisAnsweredAt: instant(),
    /** Labels that the person called a misreading: what the goal says does not raise them again. */
    misread: jsonb().$type<SafetyLabel[]>().notNull().default([]),
    domain: text(),
    completedAt: instant(),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [index('goals_user').on(t.userId, t.createdAt)],
);

export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: owner(),
    goalId: uuid()
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    isActive: boolean().notNull().default(false),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [index('identities_user').on(t.userId, t.createdAt), index('identities_goal').on(t.goalId)],
);

const identityRef = () =>
  uuid()
    .notNull()
    .references(() => identities.id, { onDelete: 'cascade' });

export const habitPlans = pgTable(
  'habit_plans',
  {
    id: id(),
    userId: owner(),
    identityId: identityRef(),
    weekStartDate: day().notNull(),
    weekEndDate: day().notNull(),
    weekStartDay: text().$type<Weekday>().notNull(),
    weekType: text({ enum: ['full', 'partial'] })
      .notNull()
      .default('full'),
    difficultyRating: text().$type<Difficulty>().notNull().default('easy'),
    status: text({ enum: ['active', 'retired'] })
      .notNull()
      .default('active'),
    isActive: boolean().notNull().default(true),
    /** The days that the plan covers, both included; until < from means that it was replaced before it covered one. */
    activeFrom: day().notNull(),
    activeUntil: day().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('habit_plans_one_a_week').on(t.identityId, t.weekStartDate).where(sql`status = 'active'`),
    index('habit_plans_latest').on(t.identityId, t.activeFrom.desc()).where(sql`active_until >= active_from`),
    index('habit_plans_user').on(t.userId),
  ],
);

export const habits = pgTable(
  'habits',
  {
    id: id(),
    userId: owner(),
    habitPlanId: uuid()
      .notNull()
      .references(() => habitPlans.id, { onDelete: 'cascade' }),
    /** Ties the rows of one habit through the weeks. */
    seriesId: uuid().notNull(),
    templateId: text(),
    description: text().notNull(),
    implementationIntention: text().notNull(),
    /** Days a week; with named days, how many they are. */
    targetFrequency: integer().notNull().default(7),
    /** The weekdays it is meant for, in the order of the week; null for any. */
    days: text().array().$type<Weekday[]>(),
    /** The days of the plan's week that its named days fall on, with those named before it was changed inside the week; null without. */
    dueOn: date({ mode: 'string' }).array().$type<CalendarDay[]>(),
    /** What a day of it amounts to; null when it is done or not. */
    measure: jsonb().$type<Measure>(),
    /** When in the day; null for any time. */
    moment: text().$type<Moment>(),
    /** The time `HH:MM` at which its owner is reminded of it; null for none. */
    remindAt: text().$type<OwnTime>(),
    difficulty: text().$type<Difficulty>().notNull().default('easy'),
    habitType: text().$type<HabitType>().notNull().default('experimental'),
    order: integer().notNull().default(0),
    /** First day of the plan's week on which the habit counts. */
    countsFrom: day().notNull(),
  },
  (t) => [
    index('habits_plan').on(t.habitPlanId),
    index('habits_series').on(t.seriesId),
    index('habits_user').on(t.userId),
    check(
      'habits_days',
      sql`(${t.days} IS NULL) = (${t.dueOn} IS NULL) AND (${t.days} IS NULL OR (
        ${t.days} <@ ARRAY['sunday','monday','tuesday','wednesday','thursday','friday','saturday']
        AND cardinality(${t.days}) = ${t.targetFrequency} AND cardinality(${t.dueOn}) <= 7))`,
    ),
    check(
      'habits_measure',
      sql`${t.measure} IS NULL OR (coalesce(char_length(${t.measure}->>'unit') BETWEEN 1 AND 30, false)
        AND (${t.measure}->'atLeast' IS NULL) <> (${t.measure}->'atMost' IS NULL)
        AND coalesce((${t.measure}->>'atLeast')::numeric BETWEEN 0.001 AND 1000000, true)
        AND coalesce((${t.measure}->>'atMost')::numeric BETWEEN 0 AND 1000000, true))`,
    ),
    check('habits_moment', sql`${t.moment} ~ '^(morning|noon|afternoon|evening|night|([01][0-9]|2[0-3]):[0-5][0-9])$'`),
    check('habits_remind_at', sql`${t.remindAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

export const checkIns = pgTable(
  'check_ins',
  {
    id: id(),
    userId: owner(),
    identityId: identityRef(),
    date: day().notNull(),
    /** The zone that the date was taken in; never recomputed. */
    timeZone: text().notNull(),
    type: text({ enum: CHECK_IN_TYPES }).notNull(),
    /** Whether the day counts as checked in: it was saved as a whole, or each habit that was due has its answer. */
    isWhole: boolean().notNull().default(true),
    notes: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [unique('check_ins_one_a_day').on(t.identityId, t.date), index('check_ins_user').on(t.userId, t.date)],
);

export const habitCompletions = pgTable(
  'habit_completions',
  {
    checkInId: uuid()
      .notNull()
      .references(() => checkIns.id, { onDelete: 'cascade' }),
    habitId: uuid()
      .notNull()
      .references(() => habits.id, { onDelete: 'cascade' }),
    userId: owner(),
    identityId: identityRef(),
    seriesId: uuid().notNull(),
    date: day().notNull(),
    /** Done: ticked, or the amount reached what it had to, or a limit was settled. */
    completed: boolean().notNull(),
    /** A limit that the day's amount keeps so far: done once the day is over, unless more is added. */
    isKeptSoFar: boolean().notNull().default(false),
    /** Taken out of the plan that day, and neutral in every figure; its reason is in the notes. */
    skipped: boolean().notNull().default(false),
    /** The day's total in the habit's unit, in thousandths at the finest. */
    amount: numeric({ precision: 10, scale: 3, mode: 'number' }),
    notes: text(),
  },
  (t) => [
    primaryKey({ columns: [t.checkInId, t.habitId] }),
    unique('habit_completions_one_a_day').on(t.seriesId, t.date),
    index('habit_completions_identity').on(t.identityId, t.date),
    index('habit_completions_habit').on(t.habitId),
    index('habit_completions_user').on(t.userId, t.date),
    // Few days are skipped, and figures of years look for them habit by habit.
    index('habit_completions_skipped').on(t.seriesId, t.date).where(sql`skipped`),
    check('habit_completions_amount', sql`${t.amount} BETWEEN 0 AND 1000000`),
    check(
      'habit_completions_one_state',
      sql`NOT (${t.completed} AND ${t.isKeptSoFar}) AND NOT (${t.skipped} AND (${t.completed} OR ${t.isKeptSoFar} OR ${t.amount} IS NOT NULL))`,
    ),
  ],
);

/** The notes that a habit's day was put together from, for a month: one that was made earlier may arrive after them. */
export const habitNotes = pgTable(
  'habit_notes',
  {
    userId: owner(),
    identityId: identityRef(),
    seriesId: uuid().notNull(),
    date: day().notNull(),
    /** Its place in the order of arrival. */
    place: integer().notNull(),
    /** `stand`: all that the day held then, nothing at all when `completed` is null. */
    act: text({ enum: [...NOTE_ACTS, 'stand'] }).notNull(),
    amount: numeric({ precision: 10, scale: 3, mode: 'number' }),
    completed: boolean(),
    skipped: boolean().notNull().default(false),
    reason: text(),
    /** When it counts as made. */
    notedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seriesId, t.date, t.place] }),
    index('habit_notes_user').on(t.userId),
    index('habit_notes_identity').on(t.identityId),
    index('habit_notes_age').on(t.createdAt),
  ],
);

/** A link that ticks one habit, followed through its weeks: one a series. */
export const tickLinks = pgTable(
  'tick_links',
  {
    seriesId: uuid().primaryKey(),
    userId: owner(),
    identityId: identityRef(),
    /** SHA-256 of the secret in it, hexadecimal. */
    secretHash: text().notNull(),
    /** The last day that it ticked: it does once a day. */
    tickedOn: day(),
    /** When it last ticked; null before the first time. */
    lastUsedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('tick_links_hash').on(t.secretHash),
    index('tick_links_user').on(t.userId),
    index('tick_links_identity').on(t.identityId),
  ],
);

export const weeklySchedules = pgTable(
  'weekly_schedules',
  {
    identityId: identityRef().primaryKey(),
    userId: owner(),
    weekStartDay: text().$type<Weekday>().notNull(),
    /** The weekday of the review. */
    checkInDays: text().array().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [index('weekly_schedules_user').on(t.userId)],
);

/** One review of an identity's plan week, from its first word on. Its conversation carries the same id. */
export const weeklyReviews = pgTable(
  'weekly_reviews',
  {
    id: id(),
    userId: owner(),
    identityId: identityRef(),
    /** The last plan of the week. */
    habitPlanId: uuid()
      .notNull()
      .references(() => habitPlans.id, { onDelete: 'cascade' }),
    weekStartDate: day().notNull(),
    weekEndDate: day().notNull(),
    /** Percent when the review was completed; screens derive theirs. */
    completionRate: integer(),
    /** What the user chose for the next week. */
    difficultyFeedback: text().$type<Choice>(),
    /** What the engine recommends for it, newest choice only. */
    difficultyAdjustment: jsonb().$type<{ reasonCodes: ReasonCode[]; text: string; tried?: TriedRepair[] }>(),
    /** The user's own words on what stood in the way. */
    reviewNotes: text(),
    aiSummary: text(),
    status: text().$type<ReviewStatus>().notNull().default('pending'),
    isCompleted: boolean().notNull().default(false),
    completedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique('weekly_reviews_one_a_week').on(t.identityId, t.weekStartDate),
    index('weekly_reviews_plan').on(t.habitPlanId),
    index('weekly_reviews_user').on(t.userId),
  ],
);

/** Days taken out of the plan, of one identity or of all. */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    userId: owner(),
    /** Null is every identity. */
    identityId: uuid().references(() => identities.id, { onDelete: 'cascade' }),
    from: day().notNull(),
    until: day().notNull(),
    reason: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index('pauses_user').on(t.userId, t.until), index('pauses_identity').on(t.identityId)],
);

/** A day that somebody said was hard: it asks for the small versions of all their habits. */
export const hardDays = pgTable(
  'hard_days',
  { id: id(), userId: owner(), date: day().notNull(), createdAt: instant().notNull() },
  (t) => [unique('hard_days_once').on(t.userId, t.date)],
);

/**
 * The evidence of an identity up to a day that can no longer change: derived from its check-ins, as a test makes it from them again.
 */
export const identityEvidence = pgTable(
  'identity_evidence',
  {
    identityId: identityRef().primaryKey(),
    userId: owner(),
    settledTo: day().notNull(),
    /** The rules that it was made by: of other rules it is dropped, and made again. */
    version: integer().notNull().default(1),
    state: jsonb().$type<EvidenceState>().notNull(),
  },
  (t) => [index('identity_evidence_user').on(t.userId)],
);

/** The settled days of one calendar year of an identity, for its year map and curves. */
export const evidenceYears = pgTable(
  'evidence_years',
  {
    identityId: identityRef(),
    userId: owner(),
    year: integer().notNull(),
    days: jsonb().$type<EvidenceYear>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.identityId, t.year] }), index('evidence_years_user').on(t.userId)],
);

/** What the first screen shows of an identity's evidence up to the end of a week, kept so that opening it reads no history: derived from the check-ins. */
export const evidenceBriefs = pgTable(
  'evidence_briefs',
  {
    identityId: identityRef().primaryKey(),
    userId: owner(),
    settledTo: day().notNull(),
    /** Up to that day. */
    votes: integer().notNull(),
    /** At the ends of the last weeks; null once a pause has changed them, until the next check-in. */
    strengths: jsonb().$type<readonly WeekStrength[]>(),
  },
  (t) => [index('evidence_briefs_user').on(t.userId)],
);

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: owner(),
    goalId: uuid().references(() => goals.id, { onDelete: 'cascade' }),
    identityId: uuid().references(() => identities.id, { onDelete: 'cascade' }),
    type: text({ enum: ['identity_suggestion', 'identity_chat', 'habit_plan', 'check_in', 'weekly_review'] }).notNull(),
    context: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('conversations_goal').on(t.goalId, t.createdAt),
    index('conversations_identity').on(t.identityId, t.createdAt),
    index('conversations_user').on(t.userId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    /** Order of saving inside a conversation; two messages of one turn share their instant. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: owner(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    timestamp: instant().notNull(),
  },
  (t) => [
    index('chat_messages_conversation').on(t.conversationId, t.position),
    index('chat_messages_user').on(t.userId),
  ],
);

/** What the coach remembers of a goal, in the user's own words. */
export const coachMemories = pgTable(
  'coach_memories',
  {
    id: id(),
    userId: owner(),
    goalId: uuid()
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    kind: text().$type<MemoryKind>().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    // Of the hash: an index entry has to stay below a third of a page.
    uniqueIndex('coach_memories_once').on(t.goalId, t.kind, sql`md5(${t.text})`),
    index('coach_memories_user').on(t.userId, t.createdAt),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: uuid().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first request is still at work, in its own transaction. */
    status: integer(),
    response: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

export const aiReservations = pgTable(
  'ai_reservations',
  { id: id(), userId: owner(), expiresAt: instant().notNull() },
  (t) => [index('ai_reservations_user').on(t.userId, t.expiresAt)],
);

// Referrals. Rows belong to the user who shares the link, and survive the deletion of the invited user.

export const referralLinks = pgTable('referral_links', {
  id: id(),
  userId: owner().unique(),
  referralCode: text().notNull().unique(),
  /** Incremented with each row of the two tables below, in its transaction. */
  clickCount: integer().notNull().default(0),
  conversions: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  createdAt: instant().notNull(),
});

const referralCodeRef = () =>
  text()
    .notNull()
    .references(() => referralLinks.referralCode, { onDelete: 'cascade' });

export const referralClicks = pgTable(
  'referral_clicks',
  {
    id: id(),
    userId: owner(),
    referralCode: referralCodeRef(),
    /** Generated by the opened page, so that a click sent twice counts once. */
    visitId: uuid(),
    /** The network only: /24 or /48. */
    ipAddress: text(),
    userAgent: text(),
    referrerUrl: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    converted: boolean().notNull().default(false),
    convertedUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('referral_clicks_once').on(t.referralCode, t.visitId),
    index('referral_clicks_user').on(t.userId, t.createdAt),
    index('referral_clicks_with_details').on(t.createdAt).where(sql`ip_address IS NOT NULL`),
    index('referral_clicks_converted_user').on(t.convertedUserId),
  ],
);

export const referralConversions = pgTable(
  'referral_conversions',
  {
    id: id(),
    /** Who invited: the referrer. */
    userId: owner(),
    referredUserId: text()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    referralCode: referralCodeRef(),
    clickId: uuid().references(() => referralClicks.id, { onDelete: 'set null' }),
    isVerified: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('referral_conversions_user').on(t.userId),
    index('referral_conversions_code').on(t.referralCode),
    index('referral_conversions_click').on(t.clickId),
  ],
);

// Notifications

/** What the bell shows. Push delivers the same rows. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: owner(),
    identityId: uuid().references(() => identities.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, an id or a fixed word: with kind and date it detects duplicates. */
    subject: text().notNull(),
    /** The user's day that it belongs to. */
    date: day().notNull(),
    tier: text().$type<NotificationTier>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** A path of this site. */
    actionUrl: text(),
    isRead: boolean().notNull().default(false),
    /** The user clicked it to open the address. */
    isActioned: boolean().notNull().default(false),
    scheduledFor: instant(),
    readAt: instant(),
    sentAt: instant(),
    personalizedData: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('notifications_once_a_day').on(t.userId, t.kind, t.subject, t.date),
    index('notifications_day').on(t.userId, t.date),
    index('notifications_newest').on(t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.userId, t.createdAt, t.id).where(sql`not is_read`),
    index('notifications_identity').on(t.identityId),
    index('notifications_age').on(t.createdAt),
  ],
);

// Jobs

/** When a job ran last, for one that must notice that the clock has jumped. */
export const jobRuns = pgTable('job_runs', { queue: text().primaryKey(), ranAt: instant().notNull() });

// Account events: sign-ins and sign-outs, exports, deletions, and deleted accounts.

/** What happened with an account, for its owner to read: the newest hundred, for ninety days. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    userId: owner(),
    kind: text().$type<ActivityKind>().notNull(),
    /** The network it came from, never the whole address. */
    network: text(),
    device: text(),
    at: instant().notNull(),
  },
  (t) => [index('activities_user').on(t.userId, t.at, t.id), index('activities_age').on(t.at)],
);

/** Accounts that were deleted, by the id alone: a snapshot from before must not bring them back. */
export const deletedAccounts = pgTable('deleted_accounts', {
  id: text().primaryKey(),
  deletedAt: instant().notNull(),
});
// Feedback, its files, and what admins did about it.

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const feedbackSubmissions = pgTable(
  'feedback_submissions',
  {
    id: id(),
    userId: owner(),
    type: text().$type<FeedbackType>().notNull(),
    priority: text().$type<FeedbackPriority>().notNull().default('medium'),
    title: text().notNull(),
    description: text().notNull(),
    currentPage: text(),
    userAgent: text(),
    screenResolution: text(),
    reproductionSteps: text(),
    expectedBehavior: text(),
    actualBehavior: text(),
    /** The names of its files, joined by commas. */
    attachedFiles: text(),
    browserLogs: jsonb().$type<BrowserLogs>(),
    systemInfo: jsonb().$type<SystemInfo>(),
    status: text().$type<FeedbackStatus>().notNull().default('new'),
    adminNotes: text(),
    resolution: text(),
    resolvedAt: instant(),
    resolvedBy: text().references(() => users.id, { onDelete: 'set null' }),
    aiAccessible: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('feedback_submissions_user').on(t.userId, t.createdAt),
    index('feedback_submissions_status').on(t.status, t.id),
    index('feedback_submissions_resolved_by').on(t.resolvedBy),
  ],
);

/** A file that was sent for feedback; without a submission until that is sent. */
export const feedbackAttachments = pgTable(
  'feedback_attachments',
  {
    id: id(),
    userId: owner(),
    submissionId: uuid().references(() => feedbackSubmissions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    size: integer().notNull(),
    isScreenshot: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('feedback_attachments_user').on(t.userId, t.createdAt),
    index('feedback_attachments_submission').on(t.submissionId),
    index('feedback_attachments_age').on(t.createdAt),
  ],
);

/** The content of a file, in chunks that both databases can handle. */
export const feedbackAttachmentPieces = pgTable(
  'feedback_attachment_pieces',
  {
    attachmentId: uuid()
      .notNull()
      .references(() => feedbackAttachments.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    userId: owner(),
    data: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attachmentId, t.place] }), index('feedback_attachment_pieces_user').on(t.userId)],
);

// Push

/** A device, or another way out, that notifications are sent to. An address belongs to whoever subscribed with it last. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: owner(),
    browserFingerprint: text().notNull(),
    endpoint: text().notNull(),
    /** Both base64url. */
    p256dhKey: text().notNull(),
    authKey: text().notNull(),
    isActive: boolean().notNull().default(true),
    browserTimezone: text().notNull().default('UTC'),
    /** Where it leads if it is no browser but another way out; then what only a browser has is empty. */
    channel: jsonb().$type<Channel>(),
    morningEnabled: boolean().notNull().default(true),
    eveningEnabled: boolean().notNull().default(true),
    lastDeliveredAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique('push_subscriptions_device').on(t.userId, t.browserFingerprint),
    unique('push_subscriptions_endpoint').on(t.endpoint),
  ],
);

/** One notification on its way to one device: written with the job that sends it, and claimed by whoever does. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** `waiting` for another try; `gone` with its device, `refused` by the push service, `dropped` as too late or no longer wanted. */
    state: text({ enum: ['queued', 'sending', 'waiting', 'sent', 'gone', 'refused', 'dropped'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What the push service answered last; null when it did not. */
    status: integer(),
    /** After this the reminder is no longer wanted. */
    expiresAt: instant().notNull(),
    claimedAt: instant(),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.subscriptionId] }),
    index('push_deliveries_subscription').on(t.subscriptionId),
    index('push_deliveries_user').on(t.userId),
  ],
);

/** The one key pair that identifies the server to push services, unless the settings have one. */
export const vapidKeys = pgTable(
  'vapid_keys',
  { id: integer().primaryKey(), publicKey: text().notNull(), privateKey: text().notNull() },
  (t) => [check('vapid_keys_one_pair', sql`${t.id} = 1`)],
);

// Webhooks

/** An address that somebody has told of what happens here. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: owner(),
    /** Often it opens something by itself, as that of a home automation does. */
    endpoint: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** What deliveries are signed with; told once. */
    signingSecret: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** The first failure since the last success. */
    failingSince: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [index('webhooks_user').on(t.userId)],
);

/** One event on its way to one address: written with the job that sends it, and claimed by whoever does. The newest stay as its log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: owner(),
    event: text().$type<WebhookEvent | 'test'>().notNull(),
    /** As it is signed and sent. */
    body: text().notNull(),
    /** `waiting` for another try; `failed` for good; `dropped` since too many wait or the address is switched off. */
    state: text({ enum: ['queued', 'sending', 'waiting', 'sent', 'failed', 'dropped'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What the address answered last; null when it did not. */
    status: integer(),
    /** What kept it from answering. */
    problem: text().$type<SendingProblem>(),
    claimedAt: instant(),
    settledAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('webhook_deliveries_newest').on(t.webhookId, t.createdAt, t.id),
    index('webhook_deliveries_waiting').on(t.webhookId).where(sql`state in ('queued', 'sending', 'waiting')`),
    index('webhook_deliveries_user').on(t.userId),
  ],
);

// Reminders

/** When a user is reminded next: in the bell (without a subscription), and on each subscribed device. */
export const reminderSlots = pgTable(
  'reminder_slots',
  {
    id: id(),
    userId: owner(),
    subscriptionId: uuid().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    slot: text().$type<Slot>().notNull(),
    /** The configured wall-clock time and its zone: each day's instant is computed from these. */
    time: text().notNull(),
    timeZone: text().notNull(),
    /** The local day that comes next, and its instant. */
    day: day().notNull(),
    dueAt: instant().notNull(),
    /** The last local day that is over, whatever the zone was then. */
    lastDay: day(),
  },
  (t) => [
    unique('reminder_slots_once').on(t.userId, t.subscriptionId, t.slot).nullsNotDistinct(),
    index('reminder_slots_due').on(t.dueAt),
    index('reminder_slots_subscription').on(t.subscriptionId),
  ],
);
