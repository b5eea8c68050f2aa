import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, Id, Instant, WeekdayName } from '#contract/shapes.ts';
import { EVIDENCE_QUESTIONS } from '#core/evidence/asked/question.ts';
import { EVIDENCE_DAYS } from '#core/evidence/day-signs.ts';
import { DAY_PARTS } from '#core/habit/moment.ts';
import { HABIT_TYPES } from '#core/plan/plan.ts';
import { CHOICES } from '#core/review/review.ts';
import { STATS_PERIODS } from '#core/week/tracker.ts';
import { Amounting } from '#features/plans/contract.ts';

export const WeeklyTracking = z
  .object({
    /** Weeks since the user's first plan, starting at 1. */
    currentWeekNumber: z.int(),
    /** Identities with a plan that covers today. */
    totalActiveIdentities: z.int(),
    weekDays: z.array(
      z.object({
        date: Day,
        /** The English name, such as 'Wednesday'. */
        dayName: z.string(),
        /** The day of the month. */
        dayNumber: z.int(),
        /** Of the habits due or done that day; 0 for days that have no figures. */
        completionPercentage: z.int(),
        isToday: z.boolean(),
        isPreStart: z.boolean(),
        /** Nothing was due and nothing done. */
        isRestDay: z.boolean(),
        /** Every identity with a plan for that day is paused. */
        isPaused: z.boolean(),
        isWeekEnd: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'WeeklyTracking' });
export type WeeklyTracking = z.infer<typeof WeeklyTracking>;

export const ProgressStats = z
  .object({
    /** Percent, may exceed 100; null when nothing was expected. A week takes the plans that cover today, as its card does. */
    completionRate: z.int().nullable(),
    /** Days of the period with at least one completion. */
    daysActive: z.int(),
    /** The longest run of such days inside the period. */
    longestStreak: z.int(),
    currentWeekNumber: z.int(),
  })
  .meta({ id: 'ProgressStats' });
export type ProgressStats = z.infer<typeof ProgressStats>;

const Insight = z.object({ insight: z.string(), actionSuggestion: z.string() }).meta({ id: 'Insight' });

const Streaks = z.object({ current: z.int(), longest: z.int() });

/** Percent, 0 to 100. */
const Percent = z.int();

const EvidenceHabit = z.object({
  seriesId: Id,
  description: z.string(),
  habitType: z.enum(HABIT_TYPES),
  /** The plan that covers today holds it. */
  isCurrent: z.boolean(),
  strength: Percent,
  /** At the ends of the year's weeks; a year that is not over ends with the newest day. */
  curve: z.array(z.object({ date: Day, strength: Percent })),
  /** What the year's weeks amount to; null for a habit that is done or not. */
  amounts: z
    .object({
      measure: Amounting,
      /** What a week at its target comes to; null for a limit. */
      weeklyTarget: z.number().nullable(),
      /** The sums of weeks that end like those of the curve; of a year that is not over the newest is under way. */
      weeks: z.array(z.object({ date: Day, amount: z.number() })),
    })
    .nullable(),
  /** Times in a row, no further apart than its frequency or its named days ask. */
  streak: Streaks,
  votes: z.int(),
});

export const IdentityEvidence = z
  .object({
    identity: z.object({
      id: Id,
      name: z.string(),
      description: z.string(),
      createdAt: Instant,
      archivedAt: Instant.nullable(),
    }),
    today: Day,
    weekStartDay: WeekdayName,
    /** The year that days, curves and reviews are of. */
    year: z.int(),
    /** The years that can be asked for, ascending: from that of the first plan to this one. */
    years: z.array(z.int()),
    /** From the first plan on, up to today: `open` is today without a vote, `outside` a day without a plan. */
    days: z.array(
      z.object({
        date: Day,
        state: z.enum(EVIDENCE_DAYS),
        /** Habits done. */
        votes: z.int(),
        /** Habits that were due, or done wholly or in part. */
        planned: z.int(),
      }),
    ),
    /** Those of today's plan first, then those that were planned in the year. */
    habits: z.array(EvidenceHabit),
    streaks: Streaks,
    /** One missed day does not break them; paused days, and those on which nothing was due, do not count. */
    forgivingStreaks: Streaks,
    daysActive: z.int(),
    votes: z.object({ ever: z.int(), thisWeek: z.int() }),
    /** Percent of the last four weeks' missed days that an active one followed; null below three misses. */
    returnRate: Percent.nullable(),
    /** The mean of the last four whole weeks, in percent; null before the first is over. */
    consistency: z.object({ rate: Percent.nullable(), weeks: z.int(), recorded: z.int() }),
    /** Completed ones, the oldest first. */
    reviews: z.array(
      z.object({
        weekStartDate: Day,
        weekEndDate: Day,
        difficulty: z.enum(CHOICES).nullable(),
        completionRate: z.int().nullable(),
        summary: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'IdentityEvidence' });
export type IdentityEvidence = z.infer<typeof IdentityEvidence>;

const tallied = { votes: z.int(), days: z.int() };
const Weeks = z.array(z.object({ from: Day, ...tallied }));

/** What a question comes to: figures and codes, which the client puts into a sentence and a chart. */
const Finding = z.discriminatedUnion('question', [
  z.object({
    question: z.literal('when'),
    /** Days that a plan covered, and the votes on them. */
    weekdays: z.array(z.object({ weekday: WeekdayName, ...tallied })),
    /** Null where no weekday stands out. */
    best: WeekdayName.nullable(),
    worst: WeekdayName.nullable(),
    /** Of the habits of each part of the day, over whole weeks; empty where all have the same one. */
    parts: z.array(z.object({ part: z.enum(DAY_PARTS), done: z.int(), target: z.int() })),
  }),
  z.object({
    question: z.literal('after-miss'),
    /** How many times a vote came again after one missed day, after two, and after more. */
    gaps: z.tuple([z.int(), z.int(), z.int()]),
  }),
  z.object({
    question: z.literal('improving'),
    trend: z.enum(['up', 'same', 'down']),
    /** The four weeks before the last four, and the last four. */
    before: z.object(tallied),
    after: z.object(tallied),
    weeks: Weeks,
  }),
  z.object({ question: z.literal('longest-run'), longest: z.int(), current: z.int() }),
  z.object({
    question: z.enum(['hardest', 'easiest']),
    habits: z.array(z.object({ description: z.string(), done: z.int(), target: z.int() })),
  }),
  z.object({ question: z.literal('votes'), ever: z.int(), thisMonth: z.int(), lastWeek: z.int(), weeks: Weeks }),
]);

/** One figure of somebody's evidence, or what there is too little of for it. */
const EvidenceAnswer = z
  .object({
    question: z.enum(EVIDENCE_QUESTIONS),
    /** How much is there of what an honest answer needs; null when it is answered. */
    missing: z
      .object({ what: z.enum(['days', 'misses', 'weeks', 'habits', 'votes']), have: z.int(), need: z.int() })
      .nullable(),
    finding: Finding.nullable(),
  })
  .meta({ id: 'EvidenceAnswer' });
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

export const EvidenceBrief = z
  .object({
    identityId: Id,
    /** Habits done, ever. */
    votes: z.int(),
    /** The mean strength of the habits planned, at the ends of at most eight weeks that are over, ascending; weeks without a plan are left out. */
    strengths: z.array(z.object({ date: Day, strength: Percent })),
  })
  .meta({ id: 'EvidenceBrief' });
export type EvidenceBrief = z.infer<typeof EvidenceBrief>;

const Tally = z
  .object({
    today: Day,
    weekStartDay: WeekdayName,
    /** Those with a vote, the oldest first; archived ones too. */
    identities: z.array(
      z.object({
        id: Id,
        name: z.string(),
        /** The days with a vote, ascending. */
        days: z.array(z.object({ date: Day, votes: z.int().positive() })),
      }),
    ),
  })
  .meta({ id: 'Tally' });
export type Tally = z.infer<typeof Tally>;

const Year = z
  .string()
  .regex(/^(19|20|21)\d{2}$/, 'Expected a year such as 2026')
  .meta({ example: '2026' });

export const progressApi = defineApi({
  'GET /api/check-ins/weekly-tracking': {
    summary: "The seven days of the user's current week, all identities together",
    access: 'user',
    response: WeeklyTracking,
  },
  'GET /api/progress/stats': {
    summary: 'Completion rate, days active and longest streak of a calendar period up to today',
    access: 'user',
    query: z.object({ period: z.enum(STATS_PERIODS).default('week') }),
    response: ProgressStats,
  },
  'GET /api/identities/:id/evidence': {
    summary: 'What speaks for an identity: votes, streaks and strength, and the days and reviews of one year',
    access: 'user',
    /** This year when left out. */
    query: z.object({ year: Year.optional() }),
    response: IdentityEvidence,
  },
  'GET /api/identities/:id/answers': {
    summary: "What an identity's evidence answers to each of a closed set of questions, of its last half year",
    access: 'user',
    response: z.object({
      identity: z.object({ id: Id, name: z.string() }),
      /** In the order of the questions. */
      answers: z.array(EvidenceAnswer),
    }),
  },
  'GET /api/progress/evidence': {
    summary: 'What speaks for each identity at a glance: its votes, and its strength over the last eight weeks',
    access: 'user',
    response: z.array(EvidenceBrief),
  },
  'GET /api/tally': {
    summary: 'Every vote, by identity and day',
    access: 'user',
    response: Tally,
  },
  'GET /api/ai/dashboard-insights-multi': {
    summary:
      'One pattern of the last four weeks and one action for each identity with ten days of check-ins, by its id',
    access: 'user',
    response: z.record(Id, Insight),
  },
});
