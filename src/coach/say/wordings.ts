import wordings from '#content/say.json' with { type: 'json' };

/**
 * What the coach says of its own, each phrase in several wordings so that none comes twice in a conversation. `{habit}` is a place
 * for a value, `{Habit}` the same with a capital. Written in `content/say`.
 */
export const WORDINGS = wordings;
export type Phrase = keyof typeof WORDINGS;
