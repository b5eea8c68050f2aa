import { AppError } from '#contract/error.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { inTx } from '#server/db/access.ts';
import { goalMessages } from '../messages.ts';
import type { CrisisAnswer } from '../contract.ts';
import { type GoalRow, lockGoal, noteOnGoal } from './queries.ts';

/** Users who are safe continue gently; users who were misread continue as if nothing had been detected. */
const LABEL_AFTER: Readonly<Record<CrisisAnswer, SafetyLabel>> = { safe: 'caution', misread: 'none' };

/** Takes the person at their word. Answered twice, or where nothing was asked, it changes nothing. */
export function answerCrisis(
  userId: string,
  id: string,
  { answer, now }: { answer: CrisisAnswer; now: Date },
): Promise<GoalRow> {
  return inTx(async () => {
    const goal = await lockGoal(userId, id);
    if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
    if (goal.safetyLabel !== 'crisis') return goal;
    const answered = { safetyLabel: LABEL_AFTER[answer], crisisAnsweredAt: now };
    await noteOnGoal(userId, id, answered);
    return { ...goal, ...answered };
  });
}
