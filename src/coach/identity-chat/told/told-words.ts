import knowledge from '#content/knowledge.json' with { type: 'json' };
import { kindsOf, patterns, Pattern } from '#coach/match/pattern.ts';
import { phraseSet } from '#coach/text/phrases.ts';

export const QUALITIES = phraseSet(knowledge.talk.identity.words.qualities);
/** What people say in more words: `people can count on me` is reliable. */
export const TOLD_QUALITIES = kindsOf(knowledge.talk.identity.qualities);
export const OPENINGS = patterns(...knowledge.requests.toldOpenings);
export const SKIPPED = phraseSet(knowledge.talk.identity.words.skipped);
/** Said of oneself as one is, or of wishes, they are no deed. */
export const NO_DEEDS = phraseSet(knowledge.talk.identity.words.noDeeds);
export const REASONS = patterns(...knowledge.requests.toldReasons);
export const FOR_WHOM = patterns(...knowledge.requests.toldForWhom);
export const TO_WHAT = patterns(...knowledge.requests.toldToWhat);
/** Said alone when they are asked why: `my family`. */
export const LONGEST_WHOM = 4;
export const WHOM = new Pattern('^ (my|our) <who> $');
export const LONGEST_WHAT = 9;
