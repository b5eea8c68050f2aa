import { z } from 'zod';
import { split } from '#coach/text/phrases.ts';
import type { Understanding } from '#coach/port.ts';

/** What a person does in a message besides asking for changes and reporting (conversation.md, talk). */
const TALK = split('tell name confirm decline question complaint feeling thanks small-talk off-topic unclear');

export const TalkAct = z.object({ act: z.enum(TALK) });
export type TalkAct = z.infer<typeof TalkAct>;

/** A list of acts as small models write it: a bare word stands for the act of that name, and what is left out for null is left out. */
export function looseActs(raw: unknown): unknown[] {
  return (Array.isArray(raw) ? raw : []).map((entry: unknown) => {
    if (typeof entry === 'string') return { act: entry };
    return withoutNulls(entry);
  });
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** A message was understood when it held any act but `unclear`; a model that names none leaves that open. */
export function understanding(acts: readonly { readonly act: string }[]): Understanding {
  return acts.length > 0 && acts.every(({ act }) => act === 'unclear') ? { isUnderstood: false } : {};
}
