import { type Passage, getPassage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: somebody else's body, charity, and words that only look like an illness. */
const LOOK_ALIKES: readonly string[] = [
  '{kin|known|animals} ~3 is|has|had|was|got|died|with|lives|suffers|who|have|are|s|after|through|recovering ~4 {illness|pregnancy|surgery|trauma|sign|afterbirth}',
  '{kin|known|animals}|his|her|their ~1 {illness|pregnancy|surgery|trauma|afterbirth|bump_word}',
  'his|her|their|your ~2 {illness|pregnancy|surgery|trauma|sign}',
  '{pregnancy|illness_adj} ~1 {kin|known|animals}',
  'for|visit|support|help|cook|drive|care|look|people|patients|women|someone|anyone ~1 with|people|someone|patients|women|anyone ~1 with?  {illness|pregnancy|trauma|surgery}',
  '{sister_abroad|someone_abroad|beater} ~2 ist|est|is|esta|jest|blir|ar|e|w ~1 {pregnancy|illness|surgery}',
  'behen|bahan|behan|bhabhi|biwi|didi|saheli|beti|chachi ~3 {pregnancy|illness|surgery}',
  'sin|sem|senza|bez|evitar|evitare|uniknac ~1 {illness}',
  'pregnant pause|with',
  'dizzy|giddy with|from deadlines|joy|excitement|success|love|happiness',
  '{illness|surgery|pregnancy|trauma} ~2 charity|research|fundraiser|fundraising|foundation|awareness|ward|nurse|study|lecture|statistics|novel|documentary|photography|class|app|course|exam|module',
  '{helping|fiction|study} !with !and !but ~1 in|on|at|for|about|of|a|the|after|into|to|through|{illness|pregnancy} ~3 {illness|surgery|pregnancy|trauma|sign}',
  'knee|back|physio|shoulder|mobility|hip|rehab|pelvic exercises|exercise|stretches ~2 twice|daily|every &! pain|hurts|sore',
  'vet|tree|doctor|doctors|phone|gp|dental surgery',
  'avoid|without|prevent|preventing|avoiding|no|fear|stay|not|never|reduce ~2 injury|injuries|injured|getting',
  'injury free|time|prevention|lawyer|law',
  'insult to injury',
  'years|months|weeks|days back',
  'prevent|preventing|avoid|avoiding|without ~1 {joint} {sore}',
  'black out|outs curtains|curtain|blind|blinds|poetry|shades',
  'blackout|blackouts curtains|curtain|blind|blinds|poetry|shades|dates',
  'faint|fainting|dizzy goats|light|praise|heart|heights|signal|line|pencil|lines|outline',
  'heart to heart|rate|of|beet|shaped|radio',
  'back to|on|up|at|in|into|from|home|again|garden|yard|door|seat|then|pocket|burner|story|catalogue|office|of|row|straight|issue|issues',
  'back into|to|on|up',
  'operation manual|s|managers',
  '{over} ~6 {trauma|surgery|illness|joint}',
  '{joint} ~3 healed|better|fine|recovered',
  'broken|torn ~1 routine|promise|promises|habit|sleep|record|heart|bike|chair|page|pages|jeans|between|down|phone|into|apart|up',
  'nursing|medical|driving|doctors school|degree|course',
  'foot|feet|heel|heels|toe|neck|head|shoulder on|of|tall|in|to|down|the',
  'cold|cold feet',
  'my feet ~3 heels|shoes|dancing|boots',
  'pots|pot and|of|pans|on|with|plants|for',
  'ms excel|word|office|paint|teams|project|smith|jones|degree',
  'ribs|rib recipe|bbq|eye|barbecue|steak|dinner',
  'cancer|aries|taurus horoscope|sign',
  'depression ~2 era',
  'thumb|toe wrestling|nail|nails|drive',
  'new back|foot door|pedal|yard|seat|step',
  'at|from|to the|my surgery ,|or|by|on|about|for',
  'type 1|2 errors|error|fun',
  'out of breath',
  'op amp|shop|art|ed|eds|er',
  'inferior|no problem',
  'bump into|heads|along|up|on|fist',
  'my calf|calves leather',
  'cast iron|on|vote|members|spell|net|party',
];

/** Pregnancy and the time after it. */
const PREGNANCY: readonly string[] = [
  '{pregnancy}',
  'i|me|am|now ~2 #4..42 weeks|months ~1 along|gone|pregnant|in &! course|project|job',
  '{bump} ~4 #4..42 weeks|months|week|month',
  '#4..42 weeks|months|week|month ~2 along|gone|pregnant|bump &! course|project|money',
  'my|growing|baby|the|with ~1 bump ~3 is|at|and|gets|getting|week|weeks|month|grows|growing|in &! car|road|speed',
  '#1|1|2|3|first|second|third st|nd|rd?  trimester',
  'i|we am|are expecting $|in|a|my|our|twins|for &! parcel|delivery|visitors|guests|call|results|email|package|answer',
  'my|the|our baby ~2 is|arrives due|in|soon',
  'due in|with|on ~3 baby|twins|child',
  'ivf|fertility treatment|trying to conceive',
  'i|am|me ~4 mum|mom|mother to be',
  '{afterbirth}',
  '# weeks|months|days|week|month ~1 after|since|post|past birth|baby|delivery|labour|labor|having &! {animals}',
  'had|gave|delivered|having ~2 a|my|our|twins ~1 baby|babies|son|daughter|twins ~3 weeks|months|ago|in|last|this|recently|days &! {known} &! party|shower',
  'my baby is|was|arrived|came # weeks|months|days',
];

/** Illness, operations, injuries, pain in a named part, and signs of heart, lungs and circulation. */
const STATES: readonly string[] = [
  '{illness} &! {animals} &! game|concert|song|band|{fiction}',
  '{sign} &! {animals} &! {fiction|helping} &! curtains|blinds|laughing|beauty',
  '{trauma} &! {animals|fiction|helping} &! heart|promise',
  '{recovering} ~4 {surgery} &! {animals|helping|fiction|study} &! system|military|business|rescue|stitches ~1 knit|crochet|knitting',
  '{surgery} ~5 {recovering} &! {animals|helping|fiction|study} &! knitting|crochet|business|military',
  '{surgery} & i|my|me &! {animals|helping|fiction|study} &! knit|knitting|crochet|business|military|sewing|quilt|op shop|co',
  '{joint} ~3 {sore} &! {animals|fiction} &! shoes|car|garden|table|bike|phone|office|house|door|seat|chair|home|jeans|flat|kitchen|job',
  '{sore} ~1 {joint} &! {animals|fiction} &! shoes|shoe|balance ~1 car|door|seat|garden|office|country|city|flat|shelf|in at|catalogue',
  'my ~2 {joint} ~1 is|are|feels|feel|was ~2 {sore}',
  'new|replaced|artificial|metal|titanium|prosthetic ~1 {joint|valve|leg} !door !garden !seat !strap &! boots|shoes|bike',
  'metal|pins|screws|plate|rod|implant|stent ~3 in ~2 my ~2 {joint|heart|leg|spine}',
  'my ~1 heart|chest ~3 {sign_word} &! love|broken|song|romance|broke|sings',
  'chest|heart ~4 pain|pains|tight|tightness|flutter|flutters|pressure|hurts|aches|burns|pounding|skips|squeezes|squeezed|heavy|twinges|twinge|irregular &! press|bench|broken|love|ex|muscles|song|romance|treasure|drawers',
  'tight|tightness|pain|pains|pressure|squeeze|stabbing|pinching|twinges|burning ~3 chest|heart &! love|romance|ex',
  'puff|puffed|breathless|gasp|gasping|wheeze ~4 stairs|rest|lying|talking|walking',
  'room|world|head|everything ~1 spins|spinning|goes|tilts|swims ~2 when|black|round|dark|$|up',
  'dizzy|giddy|unsteady|lightheaded|faint|woozy',
  'see|seeing stars|black|spots ~3 when|stand|up|exercise &! sky|telescope',
  'stand|standing up ~5 faint|dizzy|black|spin|spins|dark|wobbly',
  'keep|kept|almost|nearly ~1 fainting|collapsing|faint|fainted|collapsed|blacking &! laughing|beauty',
  '{in_cast} ~3 leg|arm|foot|ankle|wrist',
  'after|since|from|with ~2 my|the|a ~2 accident|crash|fall ~6 back|neck|leg|walk|knee|hip|rehab|injured',
  'rehab|rehabilitation|physio|physiotherapy ~4 knee|back|shoulder|hip|ankle|injury|stroke|after|for|my &! {kin} &! appointment ~1 driving',
  'mountain|altitude sickness',
  'hurt|hurting|injured|hurts|injure ~1 myself ~2 {sport}',
  '{sport} ~4 hurt|injured|injuring myself',
  'not|never|can|cannot ~2 bend|lift|raise|move|straighten|turn|put ~1 weight?  ~2 my ~2 {joint|arm_word} &! fast|phone|foot down',
  'doctor|gp|cardiologist|physio|consultant|midwife ~3 says|said|told|warned|wants|advised ~8 heart|blood|pressure|sugar|joint|joints|lungs|back|knee|pulse|iron &! in|is|are|looks really|very|all? great|good|excellent|perfect|top|fine|healthy|strong|normal',
  'inhaler|insulin|blood thinners|nitro|oxygen ~3 with|when|before|while|during|for|on ~4 {sport}',
  '{sport} ~5 with|on|using my|an|a ~1 inhaler|insulin|oxygen|insulin pump|stoma',
];

const MINE = ruleSet([...PREGNANCY, ...STATES], LOOK_ALIKES);
const BABY = ruleSet(PREGNANCY, LOOK_ALIKES);

/** A state of the body in which exercise and food changes stay gentle, and a clinician is asked first. */
export function isCaution(passage: Passage): boolean {
  return holds(MINE, passage);
}

/** Pregnancy and the months after it, in a prepared text (see `safetyText`): plans about weight wait. */
export function isPregnancy(text: string): boolean {
  return holds(BABY, getPassage(text));
}
