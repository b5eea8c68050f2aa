import { type Pattern, patterns } from '#coach/match/pattern.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };

const set = (list: string): ReadonlySet<string> => phraseSet(list);

/** Verbs that a request begins with, in their dictionary form. */
export const COMMANDS = new Set(knowledge.requests.commands);

/** Words that say what is to be done or how, never which habit is meant. */
export const NOT_NAMES = new Set(knowledge.requests.notNames);

/** Which habits are meant is left to us. */
export const LEAVES_CHOICE: readonly Pattern[] = patterns(...knowledge.requests.actWordsLeavesChoice);

/** From here on a clause gives a reason, and asks for nothing. */
export const REASONS = set('because; cos; cuz; coz; bc; cause; since');

export const REQUESTS: Readonly<Record<keyof typeof knowledge.requests, readonly string[]>> = knowledge.requests;
