import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns, Pattern } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

export const QUALITIES = new Set(
  phrases(`calm; steady; patient; curious; kind; gentle; brave; quiet; early; daily; playful; present; focused; honest; organised; organized; relaxed; cheerful; energetic; creative; careful; thoughtful; easy; simple; slow; happy; joyful; peaceful; rested;
    reliable; confident; generous; morning; evening; lunchtime; weekend; sunday; saturday; friday; outdoor; home; city; weekly; persistent; consistent; adventurous; tidy; warm; open; bold; humble; faithful; grateful; hopeful; loving; loyal; mindful; nimble;
    punctual; resilient; spontaneous; tender; unhurried; wise; attentive; friendly; sociable; independent; dependable; optimistic; positive; level-headed; laid-back; easygoing; bookish; musical; nocturnal; bedtime; night; dawn; winter; rainy`),
);
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
export const SKIPPED = new Set(
  phrases(`i; we; he; she; they; it; that; this; the; person; such; someone; somebody; like; my; future; self; new; me; would; will; might; could; can; should; probably; just; also; simply; always; maybe; perhaps; definitely; actually; really; then;
    still; usually; often; now; surely; first; mostly; already; even; who; which; to; and; so; well; um; uh; hmm; ok; okay; be; am; is; are; a; an; anyone; anybody; people; kind; sort; type; of; woman; man; mum; dad; parent; friend; human; one; finally; regularly; basically; oh; yes; yeah; being; able; want; wants; try; tries; love; loves; likes; enjoy; enjoys; never; other; best`),
);
/** Said of oneself as one is, or of wishes, they are no deed. */
export const NO_DEEDS = new Set(
  phrases(
    `think; know; guess; suppose; mean; want; wish; hope; like; love; hate; need; feel; seem; become; imagine; picture; see; say; call; name; believe; agree; understand; remember; matter; be; have; let; will; would; die; sound; look; thank; care; sorry; please; use; used; happen; make me; prefer; dunno; appear; depend; keep up; own; struggle; fail; lose; suffer; worry; miss; turn; grow up; wonder; doubt; expect; deserve; want to; require; lack; cost; fit; suit`,
  ),
);
export const REASONS = patterns(...knowledge.requests.toldReasons);
export const FOR_WHOM = patterns(...knowledge.requests.toldForWhom);
export const TO_WHAT = patterns(...knowledge.requests.toldToWhat);
/** Said alone when they are asked why: `my family`. */
export const LONGEST_WHOM = 4;
export const WHOM = new Pattern('^ (my|our) <who> $');
export const LONGEST_WHAT = 9;
