import { AppError } from '#contract/error.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import type { Routes } from '#server/http/mount.ts';
import type { HabitPlan, plansApi } from '../contract.ts';
import { planMessages } from '../messages.ts';
import { currentHabits, wirePlan } from './current-habits.ts';
import { safetyOfReplacement, startFresh } from './fresh-start.ts';
import { launchPlan, safetyOfPlan } from './launch-plan.ts';

/** Called in the transaction of a plan whose habits have own times: plans their reminders anew. */
type OwnTimesChanged = (userId: string, now: Date) => Promise<void>;

export const plansRoutes = (ownTimesChanged: OwnTimesChanged): Routes<typeof plansApi> => ({
  'POST /api/identities/:id/launch-habits': ({ user, params, body, now, attempt }) =>
    onceSaved(attempt, async (keep) => {
      const safetyLabel = await safetyOfPlan(user, body.habits);
      return inTx(async () => {
        const plan = await launchPlan({ user, identityId: params.id, ...body, safetyLabel, now });
        await ownTimesChanged(user.id, now);
        return keep({ plan: wirePlan(plan) });
      });
    }),

  'DELETE /api/identities/:id/delete-nuclear': ({ user, params, body, request, attempt, now }) =>
    onceSaved<{ success: true; identity: { id: string; name: string } | null; plan: HabitPlan | null }>(
      attempt,
      async (keep) => {
        const replacement = body?.replacement;
        const safetyLabel = replacement ? await safetyOfReplacement(user, replacement) : 'none';
        return inTx(async () => {
          const started = await startFresh({ user, identityId: params.id, replacement, safetyLabel, now });
          await ownTimesChanged(user.id, now);
          await noteActivity('identity-deleted', { userId: user.id, request, now });
          const identity = started && { id: started.identity.id, name: started.identity.name };
          return keep({ success: true, identity, plan: started && wirePlan(started.plan) });
        });
      },
    ),

  'GET /api/habits/all-current': ({ user }) => currentHabits(user),

  'GET /api/habits/current/:identityId': async ({ user, params }) => {
    const [group] = await currentHabits(user, params.identityId);
    if (!group) throw new AppError('NOT_FOUND', planMessages.notFound);
    return { id: group.plan.id, ...group };
  },
});
