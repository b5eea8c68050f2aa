import knowledge from '#content/knowledge.json' with { type: 'json' };

/** A thing, a place or a person that a habit may need: how people name what they have not got, and phrases of texts that cannot be without it. */
export type ThingWords = {
  readonly topic: 'work' | 'home' | 'equipment' | 'people' | 'body' | 'money';
  readonly names: string;
  readonly needs?: string | undefined;
  /** Phrases that need it only where they say when the habit is done. */
  readonly cue?: string | undefined;
};

export const THING_WORDS = knowledge.things as unknown as Readonly<Record<string, ThingWords>>;
