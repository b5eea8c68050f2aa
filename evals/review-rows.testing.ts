import { join } from 'node:path';
import { z } from 'zod';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { readRows } from './read-rows.ts';

const weekdays = z.array(z.enum(WEEKDAYS));

/** `description · when and where · days a week · done`, the last two of the week under review. */
const planLine = z.tuple([z.string(), z.string(), z.union([z.int(), weekdays]), z.int()]);
export type PlanLine = z.infer<typeof planLine>;

/** What has to be true of a habit in next week's plan, by its place in the plan of the week under review. */
const wanted = z.strictObject({
  /** Words of its description; `not` words that are not in it. */
  text: z.string().optional(),
  not: z.string().optional(),
  /** Words of its when and where, its fallback included. */
  cue: z.string().optional(),
  times: z.int().optional(),
  days: weekdays.optional(),
  is: z.enum(['gone', 'as-before', 'changed', 'lighter', 'there']).optional(),
});
export type Wanted = z.infer<typeof wanted>;

/** One review: a life, its plan and its week, what the person says, and what has to come of it. */
const reviewConversation = z.strictObject({
  life: z.string(),
  goal: z.string(),
  plan: z.array(planLine),
  says: z.array(z.string()),
  choice: z.enum(['easier', 'same', 'harder']).optional(),
  next: z.record(z.string(), wanted).optional(),
  /** Words of a habit that has come into the plan. */
  adds: z.string().optional(),
  /** One of these stands in the reply to that message, counted from 1. */
  replies: z.record(z.string(), z.array(z.string())).optional(),
  /** In no reply at all. */
  never: z.array(z.string()).optional(),
  /** Replies that ask nothing beyond a shall-I and tell no figure: a feeling was told. */
  gentle: z.array(z.int()).optional(),
});
export type ReviewConversation = z.infer<typeof reviewConversation>;

/** Reviews written before the engine that they measure, each by what the person would expect of the week after. */
export const reviewConversations = (): ReviewConversation[] =>
  readRows(join(import.meta.dirname, 'reviews/practice.jsonl'), reviewConversation);
