import { AppError } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { goalMessages } from '../messages.ts';
import {
  archiveIdentities,
  changeGoal,
  type GoalRow,
  lockGoal,
  lockIdentities,
  restoreIdentities,
  revivePlans,
} from './queries.ts';

type Revision = { status?: 'active' | 'completed'; archived?: boolean };

/** Archives the identities of a goal with it, or brings back those that went with it; nothing when it is so already. */
async function takeAlong(user: CurrentUser, goal: GoalRow, { archived, now }: { archived: boolean; now: Date }) {
  if (archived && !goal.archivedAt) {
    await archiveIdentities(user.id, goal.id, { archivedAt: now, today: user.today });
  }
  if (!archived && goal.archivedAt) {
    const restored = await restoreIdentities(user.id, goal.id, goal.archivedAt);
    await revivePlans(user.id, restored, user.today);
  }
}

/** Completes a goal or takes it up again; archives it with its identities, or brings it back with those that went with it. */
export function reviseGoal(
  user: CurrentUser,
  id: string,
  { status, archived, now }: Revision & { now: Date },
): Promise<GoalRow> {
  return inTx(async () => {
    if (archived !== undefined) await lockIdentities(user.id, id);
    const goal = await lockGoal(user.id, id);
    if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
    const completedAt = status === 'completed' ? (goal.completedAt ?? now) : null;
    const archivedAt = archived ? (goal.archivedAt ?? now) : null;
    if (archived !== undefined) await takeAlong(user, goal, { archived, now });
    const changes = { ...(status && { status, completedAt }), ...(archived !== undefined && { archivedAt }) };
    return (await changeGoal(user.id, id, changes)) as GoalRow;
  });
}
