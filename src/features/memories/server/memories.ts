import { randomUUIDv7 } from 'node:crypto';
import type { GoalFacts } from '#coach/port.ts';
import type { Memorable } from '#coach/memorable.ts';
import { AppError } from '#contract/error.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { changeFrictions, type GoalRow, getGoal, getGoals } from '#features/goals/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { read, type Reader } from '#server/coach/read.ts';
import type { GoalMemories, Memory } from '../contract.ts';
import { memoryMessages } from '../messages.ts';
import {
  correctMemory,
  dropOldestMemories,
  eraseMemory,
  insertMemories,
  type MemoryRow,
  getMemories,
  memoriesOfGoal,
} from './queries.ts';

const notFound = () => new AppError('NOT_FOUND', memoryMessages.notFound);

function wireMemory({ id, goalId, kind, text, updatedAt }: MemoryRow): Memory {
  return { id, goalId, kind, text, source: 'conversation', updatedAt: updatedAt.toISOString() };
}

/** The frictions given with the goal are stored on the goal itself. */
function getFrictions(goal: GoalRow): Memory[] {
  if (goal.currentFrictions === '') return [];
  const { id, currentFrictions: text, createdAt } = goal;
  return [{ id, goalId: id, kind: 'obstacle', text, source: 'goal', updatedAt: createdAt.toISOString() }];
}

/** All that the coach remembers, goal by goal; goals of which it remembers nothing are left out. */
export async function allMemories(userId: string): Promise<GoalMemories[]> {
  const [goals, rows] = [await getGoals(userId), await getMemories(userId)];
  return goals
    .map((goal) => {
      const said = rows.filter((row) => row.goalId === goal.id).map(wireMemory);
      return { goalId: goal.id, goal: goal.description, entries: [...getFrictions(goal), ...said] };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** What is worth remembering in messages about a goal; nothing if they could not be analysed. */
export async function getMemorable(messages: readonly string[], reader: Reader): Promise<readonly Memorable[]> {
  return (await read('memorable', messages, reader)) ?? [];
}

/** Keeps it. Called in the transaction that saves the messages, which were read before. */
export async function remember(
  { userId, goalId, now }: { userId: string; goalId: string; now: Date },
  found: readonly Memorable[],
): Promise<void> {
  if (found.length === 0) return;
  const entry = { userId, goalId, createdAt: now, updatedAt: now };
  await insertMemories(found.map((memorable) => ({ ...entry, ...memorable, id: randomUUIDv7() })));
  await dropOldestMemories(userId, goalId);
}

/** Changes an entry's text. A safety label found in it is stored on the goal, as everywhere. */
export async function correct(userId: string, id: string, { text, now }: { text: string; now: Date }): Promise<Memory> {
  const { label: said } = await hearAnew([text], { owner: userId });
  return inTx(async () => {
    const row = await correctMemory(userId, id, { text, now });
    if (!row && !(await changeFrictions(userId, id, text))) throw notFound();
    await noteSafety(userId, [row?.goalId ?? id], said);
    const goal = row ? null : await getGoal(userId, id);
    const corrected = row ? wireMemory(row) : goal && getFrictions(goal)[0];
    if (!corrected) throw notFound();
    return corrected;
  });
}

/** Forgets an entry for good. */
export async function erase(userId: string, id: string): Promise<void> {
  const erased = (await eraseMemory(userId, id)) || (await changeFrictions(userId, id, ''));
  if (!erased) throw notFound();
}

/** The goal as the coach may know it: its frictions together with the obstacles told since, newest first. */
export async function rememberedGoal(userId: string, goal: GoalFacts & { id: string }): Promise<GoalFacts> {
  const rows = await memoriesOfGoal(userId, goal.id);
  const said = (kind: MemoryRow['kind']) => rows.filter((row) => row.kind === kind).map(({ text }) => text);
  return {
    description: goal.description,
    currentLevel: goal.currentLevel,
    currentFrictions: [goal.currentFrictions, ...said('obstacle')].filter(Boolean).join('. '),
    safetyLabel: goal.safetyLabel,
    crisisAnsweredAt: goal.crisisAnsweredAt ?? null,
    misread: goal.misread ?? [],
    remembered: { worked: said('worked'), ownWords: said('own_words'), facts: said('fact') },
  };
}
