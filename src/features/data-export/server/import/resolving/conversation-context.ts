import { z } from 'zod';
import { Day, Id } from '#contract/shapes.ts';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { ProposedHabit } from '#features/plans/contract.ts';
import { isStorable } from '#server/http/storable-text.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';

const text = (max: number) => z.string().max(max).refine(isStorable);
const suggestion = z.object({ name: text(IDENTITY_NAME_MAX), description: text(IDENTITY_DESCRIPTION_MAX) });

type Kind = Records['conversations'][number]['type'];

/** What the coach keeps with a conversation of each kind; anything else of a file is left behind. */
const CONTEXTS: Record<Kind, z.ZodType<Record<string, unknown>>> = {
  identity_suggestion: z.object({
    safetyLabel: text(40),
    suggestions: z.array(suggestion).min(1).max(20),
    basicMode: z.boolean().optional(),
  }),
  identity_chat: z.object({
    standing: suggestion.nullable(),
    identityId: Id.nullable(),
    turns: z.int().min(0).max(100_000),
  }),
  habit_plan: z.object({
    day: text(20),
    mode: z.enum(['normal', 'short-week', 'nuclear', 'adapted']),
    safetyLabel: text(40),
    intro: text(10_000),
    habits: z
      .array(ProposedHabit.refine(({ description }) => isStorable(description)))
      .min(1)
      .max(12),
    basicMode: z.boolean().optional(),
  }),
  check_in: z.object({ date: Day }),
  weekly_review: z.object({ weekStart: Day, friction: text(100).nullable() }),
};

/** A chat without what it stood on can be read, not gone on with. */
const CLOSED_CHAT = { standing: null, identityId: '00000000-0000-0000-0000-000000000000', turns: 0 };

/**
 * The context of a conversation from a file, its ids turned into those of the account. What is not as the coach keeps it is left behind.
 */
export function getContext(
  type: Kind,
  context: unknown,
  getId: (id: string) => string | null,
): Record<string, unknown> {
  const kept = CONTEXTS[type].safeParse(context);
  if (!kept.success) return type === 'identity_chat' ? CLOSED_CHAT : {};
  const data = kept.data as { identityId?: string | null; habits?: { seriesId?: string | null }[] };
  if (data.identityId) return { ...data, identityId: getId(data.identityId) ?? CLOSED_CHAT.identityId };
  if (!data.habits) return kept.data;
  return {
    ...data,
    habits: data.habits.map((habit) => ({ ...habit, ...(habit.seriesId && { seriesId: getId(habit.seriesId) }) })),
  };
}
