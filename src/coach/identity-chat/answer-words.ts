import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases } from '#coach/text/phrases.ts';

const { names } = knowledge.talk.identity;
const set = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** Each says yes by itself. Contractions are written out. */
export const ASSENTS = set(names.answersAssents);
/** They may stand around a yes. */
export const FILLERS = set(names.answersFillers);
/** Beside these a yes is none, or not a plain one. */
export const RESERVATIONS = set(names.answersReservations);
/** Each turns a name down by itself, at the beginning of what is said. */
export const REFUSALS = set(names.answersRefusals);
/** Anywhere in a short answer they turn it down. */
export const DISLIKES = set(names.answersDislikes);
/** They ask for time. */
export const HESITATIONS = set(names.answersHesitations);
/** They say nothing of the person: readings help. */
export const SHRUGS = set(names.answersShrugs);
/** They ask for nothing and say nothing of a name. */
export const THANKS = set(names.answersThanks);
export const GREETINGS = set(names.answersGreetings);

export const YES_SIGNS = ['👍', '👌', '✅', '💯', '🙌', '❤', '🎉', '😍', '🥰', '🤩', '🙏', '👏', '💪'] as const;
export const NO_SIGNS = ['👎', '🙅', '❌', '🤮', '😬', '🙄'] as const;
