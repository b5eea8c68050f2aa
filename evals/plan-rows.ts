import { join } from 'node:path';
import { z } from 'zod';
import { DOMAIN_IDS } from '#coach/builtin/knowledge/shape.ts';
import { CURRENT_LEVELS } from '#core/goal/goal.ts';
import { HABIT_TYPES } from '#core/plan/plan.ts';
import { readRows } from './read-rows.ts';

/**
 * What somebody named in a goal, and what they said about a plan: written as people of very different lives would, by hands that knew neither
 * rules nor earlier sets, with what must come of it. Each look was measured before any rule was mended on it, and is a floor since; what is
 * kept back is opened by nobody who writes rules.
 */
export const PLAN_SETS = [
  'first-look',
  'second-look',
  'third-look',
  'fourth-look',
  'kept-back',
  'later-kept-back',
] as const;
export type PlanSet = (typeof PLAN_SETS)[number];

/** For each thing that must be there the words accepted for it, in any form. */
const wordGroups = z.array(z.array(z.string()).min(1));
const shortDay = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

const namedGoal = z.strictObject({
  id: z.string(),
  persona: z.string(),
  goal: z.string(),
  frictions: z.string(),
  level: z.enum(CURRENT_LEVELS),
  language: z.string(),
  /** Left out where the writer named none. */
  domain: z.enum(DOMAIN_IDS).optional(),
  accept: z.array(z.enum(DOMAIN_IDS)).optional(),
  /** The acts that were named, each of which stands in the plan as a core habit; none in an open goal. */
  acts: z.array(
    z.strictObject({
      has: wordGroups,
      lacks: z.array(z.string()).optional(),
      days: z.array(shortDay).optional(),
      times: z.number().optional(),
      amount: z.number().optional(),
    }),
  ),
});
export type NamedGoal = z.infer<typeof namedGoal>;

const inText = z.strictObject({ has: wordGroups.optional(), lacks: z.array(z.string()).optional() });

const values = {
  times: z.union([z.int(), z.enum(['more', 'fewer'])]).optional(),
  days: z.array(shortDay).optional(),
  amount: z.number().optional(),
  type: z.enum(HABIT_TYPES).optional(),
};

const expectedChange = z.strictObject({
  ...values,
  /** The habit by its id, or the words of one that is new. */
  habit: z.string().optional(),
  added: inText.extend(values).optional(),
  removed: z.literal(true).optional(),
  name: inText.optional(),
  cue: inText.optional(),
  size: z.enum(['smaller', 'larger']).optional(),
  first: z.literal(true).optional(),
});
export type ExpectedChange = z.infer<typeof expectedChange>;

const outcome = z.strictObject({
  kind: z.enum(['change', 'fact', 'answer', 'ask', 'decline', 'comfort', 'undo']),
  changes: z.array(expectedChange).optional(),
  /** How many habits are left in all. */
  count: z.int().optional(),
  /** Words of which a good reply holds one of each group. */
  says: wordGroups.optional(),
});
export type Outcome = z.infer<typeof outcome>;

const planMessage = z.looseObject({
  id: z.string(),
  persona: z.string(),
  goal: z.string(),
  identity: z.string(),
  habits: z.array(
    z.looseObject({
      id: z.string(),
      description: z.string(),
      plan: z.string(),
      times: z.int(),
      days: z.array(shortDay).optional(),
      amount: z
        .union([
          z.strictObject({ atLeast: z.number(), unit: z.string() }),
          z.strictObject({ atMost: z.number(), unit: z.string() }),
        ])
        .optional(),
      type: z.enum(HABIT_TYPES),
    }),
  ),
  history: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })).optional(),
  message: z.string(),
  /** What the person wants, in the writer's words. */
  what: z.string(),
  /** The outcomes that are right, the best first. */
  expect: z.array(outcome).min(1),
});
export type PlanMessage = z.infer<typeof planMessage>;

const getPath = (name: string) => join(import.meta.dirname, `${name}.jsonl`);

/** Goals with the acts that they name. */
export const namedGoals = (set: PlanSet): NamedGoal[] => readRows(getPath(`goals/${set}`), namedGoal);

/** Messages about a plan with the outcomes that are right. */
export const planMessages = (set: PlanSet): PlanMessage[] => readRows(getPath(`plans/${set}`), planMessage);
