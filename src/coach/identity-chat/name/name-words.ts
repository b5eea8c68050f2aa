import knowledge from '#content/knowledge.json' with { type: 'json' };
import { listed } from '#coach/match/pattern.ts';
import { phraseSet } from '#coach/text/phrases.ts';

const { words } = knowledge.talk.identity;

/** After these words a name stands, however it is written. */
export const NAMING = listed(words.naming);

/** After these words a name may stand: when it is written as one. */
export const BEING = listed(words.being);

/** So people say who they are, too: without a talk about names it takes `The` or a word for somebody. */
export const INTRODUCING = listed(words.introducing);

/** The same, and while a name is talked of it may be written small. */
export const PROPOSING = listed(words.proposing);

/** What is said before a name that stands by itself. */
export const LEADS = phraseSet(words.leads);

/** With these words no name begins, written small. */
export const NO_NAME = phraseSet(words.noName);
/** What is said of days and people in the same words: `call it a day`. */
export const IDIOMS = phraseSet(words.idioms);

/** With these words, written small, a name is over. */
export const TAILS = phraseSet(words.tails);
/** After `and` these words begin something else than a name. */
export const AFTER_AND = phraseSet(words.afterAnd);
export const PRONOUNS = phraseSet(words.pronouns);
export const SMALL = phraseSet(words.small);

/** A point behind them ends nothing. */
export const TITLES = phraseSet(`dr; mr; mrs; ms; st; prof; rev; sgt; capt`);

/** Marks that are a mood beside a name, not a part of it. */
export const MOODS = phraseSet(words.moods);

/** What is said of others, not wished for: `they call me`. */
export const OTHERS = phraseSet(
  `they; he; she; people; everyone; everybody; friends; kids; mum; dad; used; who; nobody`,
);

/** Hate and abuse: said as a name they are refused like a danger. */
export const ABUSE = phraseSet(words.abuse);
