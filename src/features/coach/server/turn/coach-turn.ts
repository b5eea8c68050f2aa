import type { Answered, Coach, Live, Understanding } from '#coach/port.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety-labels.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { getMemorable, remember } from '#features/memories/server/memories.ts';
import type { Reader } from '#server/coach/read.ts';
import type { Following } from '#server/http/event-stream.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { withAiAllowance } from './allowance.ts';
import { getCircumstances } from './circumstances.ts';
import { type Help, withoutDanger } from './safety-answer.ts';

/** Who talks to the coach and when, and how the answer is sent. */
export type Speaking<T> = {
  user: CurrentUser;
  now: Date;
  live: Following;
  help: Help;
  /** Called with the answer in the transaction that saves it. */
  keep?: (answer: T) => Promise<T>;
};

/** How a chat calls its engine once the context is loaded, and how the answer is saved. */
type Asking<A, T> = {
  ask: () => Promise<Answered<A>>;
  /** Runs in the transaction that counts the turn. */
  save: (answer: Answered<A>, safety: SafetyAnswer) => Promise<T>;
};

type Turn<A, T> = {
  /** The user's message; empty when the coach begins. */
  texts: readonly string[];
  /** The goals concerned: safety labels are stored on them. */
  goalIds: readonly string[];
  /** An earlier safety label, where that alone stops the chat. */
  standing?: SafetyLabel;
  /** False where memories are extracted later, from the whole conversation. */
  isRemembered?: boolean;
  isCounted?: boolean;
  beyondLimit?: number;
  /** The answer when help is all that is said. */
  stopped: (safety: SafetyAnswer) => T;
  /** Gathers what the engine has to know, before anything is reserved or locked. */
  prepare: (said: SafetyLabel, reader: Reader & Live) => Promise<Asking<A, T>>;
  /** The engine's own words, to be checked for danger. */
  spoken: (answer: A) => readonly string[];
};

/**
 * One turn of any chat with the coach. Safety first: a message that calls for help gets a safety answer, and is neither stored nor counted. Then
 * slow text analysis runs, the allowance is reserved, the engine asked, and in one transaction the turn is counted, saved and remembered.
 */
export async function coachTurn<A extends Understanding, T>(
  coach: Coach,
  { user, now, live, help, keep = async (answer) => answer }: Speaking<T>,
  turn: Turn<A, T>,
): Promise<T> {
  const { texts, goalIds, standing = 'none', isRemembered = true, isCounted = true, beyondLimit = 0 } = turn;
  const reader = { ...live, owner: user.id, around: () => getCircumstances(user, now, goalIds) };
  const { label: said, told } = await hearAnew(texts, reader);
  await noteSafety(user.id, goalIds, said, { shownAt: now, told });
  const about = { texts: told, goals: goalIds };
  const label = strongerLabel(standing, said);
  if (stopsCoaching(label)) return turn.stopped(await help(label, about));

  const { ask, save } = await turn.prepare(said, reader);
  const memorable = isRemembered && goalIds.length > 0 ? await getMemorable(texts, reader) : [];
  const safety = await help(said, { ...about, isTold: true });
  return withAiAllowance(
    { coach, user, now, live, isCounted, beyondLimit },
    async () => withoutDanger(await ask(), turn.spoken, reader),
    async (answer) => {
      const saved = await save(answer, safety);
      for (const goalId of goalIds) await remember({ userId: user.id, goalId, now }, memorable);
      return keep(saved);
    },
  );
}
