import knowledge from '#content/knowledge.json' with { type: 'json' };
import { listed } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

const { names } = knowledge.talk.identity;
const set = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** After these words a name stands, however it is written. */
export const NAMING = listed(names.naming);

/** After these words a name may stand: when it is written as one. */
export const BEING = listed(names.being);

/** So people say who they are, too: without a talk about names it takes `The` or a word for somebody. */
export const INTRODUCING = listed(names.introducing);

/** The same, and while a name is talked of it may be written small. */
export const PROPOSING = listed(names.proposing);

/** What is said before a name that stands by itself. */
export const LEADS = set(names.leads);

/** With these words no name begins, written small. */
export const NO_NAME = set(names.noName);
/** What is said of days and people in the same words: `call it a day`. */
export const IDIOMS = set(names.idioms);

/** With these words, written small, a name is over. */
export const TAILS = set(names.tails);
/** After `and` these words begin something else than a name. */
export const AFTER_AND = set(names.afterAnd);
export const PRONOUNS = set(names.pronouns);
export const SMALL = set(names.small);

/** A point behind them ends nothing. */
export const TITLES = set(`dr; mr; mrs; ms; st; prof; rev; sgt; capt`);

/** Marks that are a mood beside a name, not a part of it. */
export const MOODS = set(names.moods);

/** What is said of others, not wished for: `they call me`. */
export const OTHERS = set(`they; he; she; people; everyone; everybody; friends; kids; mum; dad; used; who; nobody`);

/** Hate and abuse: said as a name they are refused like a danger. */
export const ABUSE = set(names.abuse);
