import { join } from 'node:path';
import { z } from 'zod';
import type { Utterance } from './extraction-score.ts';
import { DOMAIN_IDS, FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';
import { readRows } from './read-rows.ts';

/** The labelled texts, one row a line, in a folder for each subject: read by scorers, learners and tests, never by the program. */

/**
 * `lives` are days told about plans that the program made, and about habits that people wrote themselves. `five-people` are told about such plans
 * as well, by a hand that had seen neither rules nor sets, and so are `ten-people` by another: the measure of the check-in.
 * `spoken-days` are days of some eighty plans in people's own words, written from life before any reading of them was seen, dialogues among them.
 * `practice` came with the method. The `kept-back` are the honest ones: no rule was written with them in sight, and nobody who writes
 * rules opens them. `everyday` and its kept-back half are as plain as the practice messages, the sets before them harder. On all others
 * the rules were mended.
 */
export const CHECK_IN_SETS = [
  'practice',
  'seen',
  'further',
  'unseen',
  'third',
  'fourth',
  'kept-back',
  'everyday',
  'everyday-kept-back',
  'lives',
  'five-people',
  'spoken-days',
  'five-people-kept-back',
  'ten-people',
  'ten-people-kept-back',
] as const;
export type CheckInSet = (typeof CHECK_IN_SETS)[number];

/**
 * `red-team`: the rules were written on it, a text of each label and what only sounds like one. `own-harm…`: harm to oneself alone.
 * `own-harm-people` are as three hands invented some forty people each, told quietly; `own-harm-told` as two more did, its `kept-back` rows by the first
 * of them for other people. `own-harm-daily` are short everyday messages of another hand: the signs learn from neither of these two. `eating-told` is
 * what the three say of starving and purging. Rows that are `kept-back` are opened by nobody who writes rules. `own-harm-two-hands` are plain words of forty people by two hands, `own-harm-sideways` of nearly fifty who tell it in passing or
 * in their own English, not learnt from either.
 * `plain-speech`: plain sentences of each label in nine languages, mended on as well.
 * `everyday-talk`: what is said to a coach without a thought of danger. Both
 * `kept-back` are opened by nobody who writes rules or teaches signs.
 */
export const SAFETY_SETS = [
  'red-team',
  'kept-back',
  'own-harm',
  'own-harm-look-alikes',
  'own-harm-first-look',
  'own-harm-fresh',
  'own-harm-later',
  'own-harm-plain',
  'own-harm-people',
  'own-harm-people-kept-back',
  'own-harm-told',
  'own-harm-told-kept-back',
  'own-harm-daily',
  'eating-told',
  'eating-told-kept-back',
  'own-harm-two-hands',
  'own-harm-two-hands-kept-back',
  'own-harm-sideways',
  'own-harm-sideways-kept-back',
  'plain-speech',
  'everyday-talk',
  'own-harm-kept-back',
] as const;
export type SafetySet = (typeof SAFETY_SETS)[number];

const said = z.record(z.string(), z.boolean().nullable());

const habit = z.strictObject({
  id: z.string(),
  description: z.string(),
  identity: z.string().optional(),
  intention: z.string().optional(),
  measure: z
    .union([
      z.strictObject({ unit: z.string(), atLeast: z.number() }),
      z.strictObject({ unit: z.string(), atMost: z.number() }),
    ])
    .optional(),
});

const checkInMessage: z.ZodType<Utterance> = z.strictObject({
  id: z.string(),
  habits: z.array(habit),
  message: z.string(),
  expected: said,
  history: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })).optional(),
  labels: z.record(z.string(), z.string()).optional(),
  accept: z.record(z.string(), z.array(z.boolean().nullable())).optional(),
  tags: z.array(z.string()),
});

const safetyText = z.strictObject({
  id: z.string().optional(),
  text: z.string(),
  label: z.enum(SAFETY_LABELS),
  /** The hand that wrote the text, where several did. */
  set: z.string().optional(),
  /** What the text is written in, as its writer named it. */
  language: z.string().optional(),
});
export type SafetyText = z.infer<typeof safetyText>;

const goalCase = z.strictObject({
  goal: z.string(),
  frictions: z.string(),
  /** ISO 639-1. */
  language: z.string(),
  domain: z.enum(DOMAIN_IDS),
  /** Other domains that are a fair reading. */
  accept: z.array(z.enum(DOMAIN_IDS)).optional(),
  /** Of goal and frictions together; none when left out. */
  label: z.enum(SAFETY_LABELS).optional(),
  /** Codes that must be found in the frictions; more may be. */
  expectFrictions: z.array(z.enum(FRICTION_CODES)).optional(),
});
export type GoalCase = z.infer<typeof goalCase>;

const getPath = (name: string) => join(import.meta.dirname, `${name}.jsonl`);

/** What somebody said at the check-in, and which habits it says were done. */
export const checkInMessages = (set: CheckInSet): Utterance[] => readRows(getPath(`check-in/${set}`), checkInMessage);

/** What somebody may write, and the label that it must get. */
export const safetyTexts = (set: SafetySet): SafetyText[] => readRows(getPath(`safety/${set}`), safetyText);

/** Goals as somebody put them, and the domain, safety label and frictions that they must give. */
export const goalCases = (): GoalCase[] => readRows(getPath('goals/practice'), goalCase);
