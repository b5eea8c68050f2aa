import { z } from 'zod';
import { Day, Id } from '#contract/shapes.ts';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { ProposedHabit } from '#features/plans/contract.ts';
import { isStorable } from '#server/http/storable-text.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';

const text = (max: number) => z.string().max(max).refine(isStorable);
const suggestion = z.object({ name: text(IDENTITY_NAME_MAX), description: text(IDENTITY_DESCRIPTION_MAX) });

const isStorableHabit = ({ description, implementationIntention, measure }: ProposedHabit) =>
  [description, implementationIntention, measure?.unit ?? ''].every(isStorable);

type Kind = Records['conversations'][number]['type'];

/** The coach's context for each kind of conversation; other fields of a file are dropped. */
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
    habits: z.array(ProposedHabit.refine(isStorableHabit)).min(1).max(12),
    basicMode: z.boolean().optional(),
  }),
  check_in: z.object({ date: Day }),
  weekly_review: z.object({ weekStart: Day, friction: text(100).nullable() }),
};

/** A chat without its context can be read but not continued. */
const CLOSED_CHAT = { standing: null, identityId: '00000000-0000-0000-0000-000000000000', turns: 0 };

/** The context of a conversation from a file, with ids mapped to the account's. Anything the coach would not store is dropped. */
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
