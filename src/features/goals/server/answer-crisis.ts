import { AppError } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import { goalMessages } from '../messages.ts';
import type { CrisisAnswer } from '../contract.ts';
import { answerHeard } from './heard-words.ts';
import { type GoalRow, lockGoal, noteOnGoal } from './queries.ts';

/** What the answer changes: users who are safe go on gently, users who were misread as if nothing had been heard. */
function getChange({ safetyLabel, misread }: GoalRow, answer: CrisisAnswer, now: Date): Partial<GoalRow> | null {
  const answeredAt = safetyLabel === 'crisis' ? { crisisAnsweredAt: now } : {};
  if (answer === 'safe') return safetyLabel === 'crisis' ? { safetyLabel: 'caution', ...answeredAt } : null;
  if (safetyLabel === 'none') return null;
  return { safetyLabel: 'none', misread: [...new Set([...misread, safetyLabel])], ...answeredAt };
}

/** Takes the person at their word after a help card. Answered twice, or where nothing was heard, it changes nothing. */
export function answerCrisis(
  userId: string,
  id: string,
  { answer, now }: { answer: CrisisAnswer; now: Date },
): Promise<GoalRow> {
  return inTx(async () => {
    const goal = await lockGoal(userId, id);
    if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
    await answerHeard(userId, answer);
    const change = getChange(goal, answer, now);
    if (!change) return goal;
    await noteOnGoal(userId, id, change);
    return { ...goal, ...change };
  });
}
