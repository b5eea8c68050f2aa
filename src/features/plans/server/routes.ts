import { AppError } from '#contract/error.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/mount.ts';
import type { plansApi } from '../contract.ts';
import { planMessages } from '../messages.ts';
import { currentHabits, wirePlan } from './current-habits.ts';
import { startFresh } from './fresh-start.ts';
import { launchPlan } from './launch-plan.ts';

export const plansRoutes: Routes<typeof plansApi> = {
  'POST /api/identities/:id/launch-habits': async ({ user, params, body, now }) => ({
    plan: wirePlan(await launchPlan({ user, identityId: params.id, ...body, now })),
  }),

  'DELETE /api/identities/:id/delete-nuclear': async ({ user, params, body, request, now }) => {
    const started = await inTx(async () => {
      const fresh = await startFresh({ user, identityId: params.id, replacement: body?.replacement, now });
      await noteActivity('identity-deleted', { userId: user.id, request, now });
      return fresh;
    });
    const identity = started && { id: started.identity.id, name: started.identity.name };
    return { success: true, identity, plan: started && wirePlan(started.plan) };
  },

  'GET /api/habits/all-current': ({ user }) => currentHabits(user.id, user.today),

  'GET /api/habits/current/:identityId': async ({ user, params }) => {
    const [group] = await currentHabits(user.id, user.today, params.identityId);
    if (!group) throw new AppError('NOT_FOUND', planMessages.notFound);
    return { id: group.plan.id, ...group };
  },
};
