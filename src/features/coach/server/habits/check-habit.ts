import type { SafetyAnswer } from '#features/coach/contract.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Help } from '../turn/safety-answer.ts';
import { identityWithGoal } from './offered-plan.ts';

type Checked = {
  user: CurrentUser;
  identityId: string;
  words: { description: string; implementationIntention: string };
  now: Date;
  help: Help;
};

/** What a habit that was written by hand calls for: the same as when it is said to the coach. Reaches no model, and is not counted. */
export async function checkHabit({ user, identityId, words, now, help }: Checked): Promise<SafetyAnswer> {
  const { goal } = await identityWithGoal(user, identityId);
  const { label, told } = await hearAnew([words.description, words.implementationIntention], { owner: user.id });
  await noteSafety(user.id, [goal.id], label, { shownAt: now, told });
  return help(label, { texts: told, goals: [goal.id] });
}
