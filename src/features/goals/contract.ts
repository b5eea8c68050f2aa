import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant, PageQuery } from '#contract/shapes.ts';
import { CURRENT_LEVELS, GOAL_TEXT } from '#core/goal/goal.ts';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';
import { goalMessages } from './messages.ts';

const texts = goalMessages.validation;

export const NewGoal = z.object({
  description: freeText({ ...GOAL_TEXT, tooShort: texts.description }),
  currentLevel: z.enum(CURRENT_LEVELS, texts.currentLevel),
  currentFrictions: freeText({ ...GOAL_TEXT, tooShort: texts.currentFrictions }),
});

const CRISIS_ANSWERS = ['safe', 'misread'] as const;
export type CrisisAnswer = (typeof CRISIS_ANSWERS)[number];

export const Goal = z
  .object({
    id: Id,
    description: z.string(),
    currentLevel: z.enum(CURRENT_LEVELS),
    currentFrictions: z.string(),
    status: z.enum(['active', 'completed', 'draft']),
    safetyLabel: z.enum(SAFETY_LABELS),
    /**
     * State of the crisis help: `new` until its card has been shown, `asked` from then on (the next visit asks how the person is), `answered`
     * once they said that they are safe or were misread; null if no crisis was detected.
     */
    help: z.enum(['new', 'asked', 'answered']).nullable(),
    domain: z.string().nullable(),
    completedAt: Instant.nullable(),
    archivedAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Goal' });
export type Goal = z.infer<typeof Goal>;

export const goalsApi = defineApi({
  'GET /api/goals': {
    summary: "The user's goals, newest first; the next page under the cursor in X-Next-Cursor",
    access: 'user',
    query: PageQuery,
    response: z.array(Goal),
  },
  'GET /api/goals/:id': { summary: 'One goal', access: 'user', response: Goal },
  'POST /api/goals': { summary: 'Create a goal', access: 'user', body: NewGoal, response: Goal, status: 201 },
  'PATCH /api/goals/:id': {
    summary: 'Complete a goal or take it up again; archive it with its identities, or bring it back',
    access: 'user',
    body: z
      .object({ status: z.enum(['active', 'completed']).optional(), archived: z.boolean().optional() })
      .refine((body) => body.status !== undefined || body.archived !== undefined, 'Nothing to change'),
    response: Goal,
  },
  'POST /api/goals/:id/crisis-answer': {
    summary: 'Say, after a help card, that one is safe or was misread, and go on',
    access: 'user',
    body: z.object({ answer: z.enum(CRISIS_ANSWERS) }),
    response: Goal,
  },
  'DELETE /api/goals/:id': {
    summary: 'Delete a goal with its identities, plans, habits, check-ins and conversations',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
