import { randomUUIDv7 } from 'node:crypto';
import { assessTexts } from '#coach/safety/router.ts';
import { AppError } from '#contract/error.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/mount.ts';
import type { Goal, goalsApi } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { deleteGoal, type GoalRow, goalOf, goalsOf, insertGoal } from './queries.ts';
import { reviseGoal } from './revise-goal.ts';

export function wireGoal({ userId: _owner, createdAt, completedAt, archivedAt, ...goal }: GoalRow): Goal {
  return {
    ...goal,
    completedAt: completedAt?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const notFound = () => new AppError('NOT_FOUND', goalMessages.notFound);

export const goalsRoutes: Routes<typeof goalsApi> = {
  'GET /api/goals': async ({ user }) => (await goalsOf(user.id)).map(wireGoal),

  'GET /api/goals/:id': async ({ user, params }) => {
    const goal = await goalOf(user.id, params.id);
    if (!goal) throw notFound();
    return wireGoal(goal);
  },

  'POST /api/goals': async ({ user, body, now }) => {
    // The label stays with the goal, so that every later plan knows of it.
    const safetyLabel = assessTexts([body.description, body.currentFrictions]);
    return wireGoal(await insertGoal({ id: randomUUIDv7(), userId: user.id, ...body, safetyLabel, createdAt: now }));
  },

  'PATCH /api/goals/:id': async ({ user, params, body, now }) =>
    wireGoal(await reviseGoal(user, params.id, { ...body, now })),

  'DELETE /api/goals/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteGoal(user.id, params.id))) throw notFound();
      await noteActivity('goal-deleted', { userId: user.id, request, now });
      return { success: true };
    }),
};
