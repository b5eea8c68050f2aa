import { join } from 'node:path';
import { z } from 'zod';
import { readRows } from './read-rows.ts';

const life = z.strictObject({
  who: z.string(),
  identity: z.string(),
  habits: z.array(z.string()),
  days: z.array(z.array(z.string())).length(5),
  review: z.array(z.string()),
});
export type Life = z.infer<typeof life>;

/** Twelve whole lives of five days and a review each, as their people told them: the coach's replies to them are read aloud. */
export const wholeLives = (): readonly Life[] => readRows(join(import.meta.dirname, 'lives/twelve.jsonl'), life);
