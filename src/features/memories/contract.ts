import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant } from '#contract/shapes.ts';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { MEMORY_KINDS } from '#core/coaching/memory.ts';

/** One thing that the coach remembers. The frictions of a goal are one too: their id is the goal's. */
export const Memory = z
  .object({
    id: Id,
    goalId: Id,
    kind: z.enum(MEMORY_KINDS),
    text: z.string(),
    /** `goal`: written when the goal was set; `conversation`: said to the coach. */
    source: z.enum(['goal', 'conversation']),
    updatedAt: Instant,
  })
  .meta({ id: 'Memory' });
export type Memory = z.infer<typeof Memory>;

const GoalMemories = z.object({ goalId: Id, goal: z.string(), entries: z.array(Memory) });
export type GoalMemories = z.infer<typeof GoalMemories>;

export const memoriesApi = defineApi({
  'GET /api/memories': {
    summary: 'What the coach remembers, goal by goal, newest entries first',
    access: 'user',
    response: z.array(GoalMemories),
  },
  'PATCH /api/memories/:id': {
    summary: 'Correct something that the coach remembers',
    access: 'user',
    body: z.object({ text: freeText({ min: 1, max: GOAL_TEXT.max }) }),
    response: Memory,
  },
  'DELETE /api/memories/:id': {
    summary: 'Erase something that the coach remembers',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
