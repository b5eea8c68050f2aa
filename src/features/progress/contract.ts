import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, Id } from '#contract/shapes.ts';
import { STATS_PERIODS } from '#core/tracker.ts';

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
  'GET /api/ai/dashboard-insights-multi': {
    summary:
      'One pattern of the last four weeks and one action for each identity with ten days of check-ins, by its id',
    access: 'user',
    response: z.record(Id, Insight),
  },
});
