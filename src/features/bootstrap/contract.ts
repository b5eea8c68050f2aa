import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day } from '#contract/shapes.ts';
import { User } from '#features/account/contract.ts';
import { DailyStatus } from '#features/check-ins/contract.ts';
import { AiUsage } from '#features/coach/contract.ts';
import { Goal } from '#features/goals/contract.ts';
import { Identity } from '#features/identities/contract.ts';
import { HabitGroup } from '#features/plans/contract.ts';
import { NotificationCounts } from '#features/notifications/contract.ts';
import { Pause } from '#features/pauses/contract.ts';
import { Preferences } from '#features/preferences/contract.ts';
import { EvidenceBrief, ProgressStats, WeeklyTracking } from '#features/progress/contract.ts';
import { ReviewStanding } from '#features/reviews/contract.ts';

/** All that the first screen needs; each part equals the answer of its own call. */
export const Bootstrap = z
  .object({
    today: Day,
    user: User,
    preferences: Preferences,
    goals: z.array(Goal),
    identities: z.array(Identity),
    currentHabits: z.array(HabitGroup),
    dailyStatus: DailyStatus,
    weeklyTracking: WeeklyTracking,
    /** Of the current week. */
    stats: ProgressStats,
    /** One for each identity. */
    evidence: z.array(EvidenceBrief),
    aiUsage: AiUsage,
    /** One for each identity that has a plan. */
    reviewStandings: z.array(ReviewStanding),
    pauses: z.array(Pause),
    notificationCounts: NotificationCounts,
  })
  .meta({ id: 'Bootstrap' });
export type Bootstrap = z.infer<typeof Bootstrap>;

export const bootstrapApi = defineApi({
  'GET /api/bootstrap': {
    summary: 'Everything for the first screen in one answer',
    access: 'user',
    polled: true,
    kept: true,
    response: Bootstrap,
  },
});
