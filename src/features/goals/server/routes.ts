import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { PAGE_MAX } from '#contract/shapes.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import { read, readSafety } from '#server/coach/read.ts';
import { sendPage } from '#server/http/answers/send-page.ts';
import type { Goal, goalsApi } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { answerCrisis } from './answer-crisis.ts';
import { deleteGoal, type GoalRow, getGoal, getGoals, insertGoal } from './queries.ts';
import { reviseGoal } from './revise-goal.ts';

function getHelp({ safetyLabel, crisisShownAt, crisisAnsweredAt }: GoalRow): Goal['help'] {
  if (safetyLabel === 'crisis') return crisisShownAt ? 'asked' : 'new';
  return crisisAnsweredAt ? 'answered' : null;
}

export function wireGoal(row: GoalRow): Goal {
  const {
    userId: _owner,
    createdAt,
    completedAt,
    archivedAt,
    crisisShownAt: _shown,
    crisisAnsweredAt: _answered,
    misread: _,
    ...goal
  } = row;
  return {
    ...goal,
    help: getHelp(row),
    completedAt: completedAt?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const notFound = () => new AppError('NOT_FOUND', goalMessages.notFound);

export const goalsRoutes: Routes<typeof goalsApi> = {
  'GET /api/goals': async ({ user, query, reply }) => {
    const { cursor, limit = PAGE_MAX } = query;
    const rows = await getGoals(user.id, { after: cursor, limit: limit + 1 });
    return sendPage(reply, rows, limit).map(wireGoal);
  },

  'GET /api/goals/:id': async ({ user, params }) => {
    const goal = await getGoal(user.id, params.id);
    if (!goal) throw notFound();
    return wireGoal(goal);
  },

  'POST /api/goals': async ({ user, body, now }) => {
    // The label stays with the goal, so that every later plan knows of it.
    const reader = { owner: user.id };
    const safetyLabel = await readSafety([body.description, body.currentFrictions], reader);
    const domain = await read('domain', { description: body.description, frictions: body.currentFrictions }, reader);
    const noted = { safetyLabel, domain, createdAt: now };
    return wireGoal(await insertGoal({ id: randomUUIDv7(), userId: user.id, ...body, ...noted }));
  },

  'PATCH /api/goals/:id': async ({ user, params, body, now }) =>
    wireGoal(await reviseGoal(user, params.id, { ...body, now })),

  'POST /api/goals/:id/crisis-answer': async ({ user, params, body, now }) =>
    wireGoal(await answerCrisis(user.id, params.id, { ...body, now })),

  'DELETE /api/goals/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteGoal(user.id, params.id))) throw notFound();
      await noteActivity('goal-deleted', { userId: user.id, request, now });
      return { success: true };
    }),
};
