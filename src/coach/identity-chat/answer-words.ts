import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';

const { words } = knowledge.talk.identity;

/** Each says yes by itself. Contractions are written out. */
export const ASSENTS = phraseSet(words.assents);
/** They may stand around a yes. */
export const FILLERS = phraseSet(words.fillers);
/** Beside these a yes is none, or not a plain one. */
export const RESERVATIONS = phraseSet(words.reservations);
/** Each turns a name down by itself, at the beginning of what is said. */
export const REFUSALS = phraseSet(words.refusals);
/** Anywhere in a short answer they turn it down. */
export const DISLIKES = phraseSet(words.dislikes);
/** They ask for time. */
export const HESITATIONS = phraseSet(words.hesitations);
/** They say nothing of the person: readings help. */
export const SHRUGS = phraseSet(words.shrugs);
/** They ask for nothing and say nothing of a name. */
export const THANKS = phraseSet(words.thanks);
export const GREETINGS = phraseSet(words.greetings);
export const PAUSES = phraseSet(words.pauses);
export const PRAISING = phraseSet(words.praising);

export const YES_SIGNS = ['👍', '👌', '✅', '💯', '🙌', '❤', '🎉', '😍', '🥰', '🤩', '🙏', '👏', '💪'] as const;
export const NO_SIGNS = ['👎', '🙅', '❌', '🤮', '😬', '🙄'] as const;
