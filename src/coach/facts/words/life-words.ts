import knowledge from '#content/knowledge.json' with { type: 'json' };

export type AvoidWords = { readonly names: string; readonly also: string };
export const AVOID_WORDS: Readonly<Record<string, AvoidWords>> = knowledge.life.avoided;

export type BodyWords = { readonly names: string; readonly strains: string; readonly grave?: string | undefined };
export const BODY_WORDS: Readonly<Record<string, BodyWords>> = knowledge.life.body;
