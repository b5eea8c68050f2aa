import knowledge from '#content/knowledge.json' with { type: 'json' };
import { kindsOf, patterns, Pattern } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

export const QUALITIES = new Set(phrases(knowledge.talk.identity.names.qualities));
/** What people say in more words: `people can count on me` is reliable. */
export const TOLD_QUALITIES = kindsOf(knowledge.talk.identity.qualities);
const SUBJECTS =
  '(i|we|he|she|they|it|that person|this person|the person|such a person|a person like that|someone like that|people like that|my future self|future me|the new me|my new self|my best self|the other me)';
export const OPENINGS = patterns(
  '(someone|somebody|anyone|anybody|people|person|one|woman|man|mum|dad|parent|friend|human|kind|sort|type) @adjective? (who|that|which)',
  '(someone|somebody|anyone|person) @noun (who|that)',
  '(someone|somebody|anyone|person) @verb (who|that)',
  '(a|an|the) @adjective? @noun (who|that)',
  `${SUBJECTS} (would|will|might|could|can|should)? (not)? (probably|just|also|simply|always|maybe|perhaps|definitely|actually|really|then|still|usually|often|now|surely|first|mostly|already|even)? @verb`,
  `${SUBJECTS} (would|will|might|could|can|should) be @gerund`,
  '(he|she|they|i|who) (be|is|am|are) (always)? @gerund',
);
export const SKIPPED = new Set(phrases(knowledge.talk.identity.names.skipped));
/** Said of oneself as one is, or of wishes, they are no deed. */
export const NO_DEEDS = new Set(phrases(knowledge.talk.identity.names.noDeeds));
export const REASONS = patterns(...knowledge.requests.toldReasons);
export const FOR_WHOM = patterns(...knowledge.requests.toldForWhom);
export const TO_WHAT = patterns(...knowledge.requests.toldToWhat);
/** Said alone when they are asked why: `my family`. */
export const LONGEST_WHOM = 4;
export const WHOM = new Pattern('^ (my|our) <who> $');
export const LONGEST_WHAT = 9;
