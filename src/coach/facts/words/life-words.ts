import knowledge from '#content/knowledge.json' with { type: 'json' };

export type AvoidWords = { readonly names: string; readonly also: string };
export const AVOID_WORDS: Readonly<Record<string, AvoidWords>> = knowledge.life.avoided;

export type BodyWords = { readonly names: string; readonly strains: string; readonly grave?: string | undefined };
export const BODY_WORDS: Readonly<Record<string, BodyWords>> = knowledge.life.body;

/** A thing, a place or a person that a habit may need: how people name what they have not got, and phrases of texts that cannot be without it. */
export type ThingWords = {
  readonly topic: 'work' | 'home' | 'equipment' | 'people' | 'body' | 'money';
  readonly names: string;
  readonly needs?: string | undefined;
  /** Phrases that need it only where they say when the habit is done. */
  readonly cue?: string | undefined;
};

export const THING_WORDS = knowledge.things as unknown as Readonly<Record<string, ThingWords>>;

/** What a part of the body is called to the person who has it; names of things that are not told by `no` and their own name. */
export const BODY_LABELS: Readonly<Record<string, string>> = knowledge.life.bodyLabels;
export const WITHOUT_LABELS: Readonly<Record<string, string>> = knowledge.life.withoutLabels;
