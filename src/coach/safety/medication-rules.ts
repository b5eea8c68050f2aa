import type { Passage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: taking medicine more reliably, doses of other things, and tablets to draw on. */
const LOOK_ALIKES: readonly string[] = [
  'stop|stopping|quit|avoid|less|never ~1 forgetting|missing|skipping|avoiding|forget|running ~4 {medicine}',
  'never|not|do not|without to?  skip|skipping|miss|missing|forget|forgetting|stopping|run ~4 {medicine}',
  'stop forgetting|skipping|missing',
  '{medicine} ~2 of|on ~3 {harmless_dose}',
  '{harmless_dose} ~1 {medicine}',
  'chill|bitter pill|pills',
  'prescription glasses|sunglasses|lenses|goggles',
  '^ dose the|my|up',
  'steroids|steroid free',
  'misuse|misusing|abuse|abusing|addicted|hooked ~3 {medicine}',
  '{medicine} ~6 snort|snorting|dealer|online|high',
  'pop|popping ~1 {medicine}',
  'ask|talk|speak|tell ~3 {doctor} ~1 before|about ~4 {medicine}',
  'screen|time|phone|games ~3 tablet',
  'snort|snorting|crush ~6 {medicine}',
  'vitamin|iron|magnesium|zinc|fish|omega|vitamins ~1 {medicine} !instead',
  'pill|dosette|tablet|weekly|medicine box|organiser|organizer|bottle',
  'not|never|not|without to?  miss|skip ~1 a|1 day|dose|tablet|pill',
  'drawing|graphics|android|samsung|amazon|phone|kids|screen|stone|chocolate|writing|dishwasher tablet|tablets',
  'tablet at|in|before bed|night|dinner|time|games',
  'daily dose|doses|patch',
  'vegetable|allotment|cabbage|pumpkin|bike|cross|eye|strawberry|nicotine patch|patches|pump',
  'patches of',
  'without|off|from the patch|pump',
  'more|extra|less|fewer in tablet',
  'remember|remind|reminder ~2 to|my ~1 take ~4 {medicine}',
  'purple|blue|poison pill',
];

/**
 * A verb of stopping, changing or sharing near a medicine; fewer or rarer doses; a swap for something else; feeling well and so
 * no longer needing it.
 */
const CHANGES: readonly string[] = [
  '{medicine} ~12 leave|leaving|left|miss|skip|drop|cut ~1 them|it|these|those out|off|on|at|before|when|until|for &! pharmacy|house|reception',
  '{illness_for} ~1 {medicine} ~12 leave|skip|drop|stop|miss them|it &! {recall}',
  '{medicine} ~10 only|just ~1 take|use|need|swallow it|them ~2 on|when|if|before|at',
  'forget|forgetting|lose ~3 {medicine} ~2 on purpose|deliberately|intentionally',
  'do|does|did|am|will not take|taking|use|using ~3 {medicine} ~3 on|when|before|if|at|during ~2 days|weekends|i|travel|parties|school',
  '{medicine} ~12 {not_taking}',
  '{not_taking} ~8 {medicine}',
  '{change} ~5 {medicine} !reminder !box &! {pharma_study|fiction|helping} &! my|the doctor|gp ~2 agrees|wants|said|told|asked|and',
  '{change} ~5 {illness_for} ~1 {medicine}',
  '{medicine} ~8 {change} them|it|these|that|mine|doses|dose|taking|altogether|cold|completely|$ &! tick|ticking|ticked|cross|crossing',
  '{medicine} ~8 stop|quit|halve|skip|ditch|double|reduce|stopping|skipping|quitting|halving|doubling|stopped',
  '{medicine} ~4 only|twice|every ~1 at|on|when|if|day|other|second|third|weekends|weekend|sundays &! {recall}',
  '{medicine} ~2 every other|second|3|third|2 day|week',
  'take|taking|use|using ~3 {medicine} ~3 only|when|every ~1 when|if|at|on|other|second|third|3|2|i ~2 feel|need|bad|weekends|day|weekend|really|days &! headache|paracetamol|ibuprofen',
  'only take|taking|use|using|need ~4 {medicine} ~4 when|if|on|at|every|weekends',
  'take|taking|use|using|have|swallow ~1 less|fewer|more|half|extra|double|2|3|4 ~4 {medicine} ~6 where|label|instead|than|says|prescribed|so|to|at|$',
  'take|taking|use|using|have less|fewer|more|half|extra|double|triple|twice ~3 {medicine}',
  'more|less|higher|lower|bigger|smaller|double|extra than|dose|doses of ~3 {medicine} &! {pharma_study}',
  'from # mg ~2 to|down # mg?',
  'from # mg ~2 to|down nothing|zero|none|0|half',
  '# mg ~4 to nothing|zero|none|0|half',
  'off ~1 his|her|their|my|the|all|these|this|any ~2 {medicine} !today &! day|work',
  'without ~2 {medicine} &! {pharma_study} &! prescription ~1 glasses &! run',
  '{medicine} free &! {pharma_study}',
  'medication|med|meds|pill|drug|medicine free &! {pharma_study|helping}',
  'bye|goodbye|farewell|ciao|adios|so long ~2 {medicine}',
  'instead of|rather than|in place of ~3 {medicine}',
  '{illness_for|medicine_name} ~6 without|no ~2 {medicine}',
  'manage|treat|control|handle|cure|heal|beat|fix ~4 {illness_for|illness} ~3 without|instead|naturally ~3 {medicine|doctors}',
  'not|never|avoid|refuse|stop|forget ~2 to?  take|taking|use|using|swallow|inject|injecting ~5 {medicine} &! {recall} &! late|again|vitamin',
  'remember ~2 not ~2 take ~4 {medicine}|them',
  '{medicine} ~6 not|stop ~2 to?  take|taking|use ~1 them|it|$ &! forget|miss|skip',
  'replace|swap|trade|exchange|substitute|switch ~4 {medicine} ~3 for|with|by|to',
  'with|for|by ~4 instead of|rather than ~3 {medicine}',
  '{medicine} ~4 in the|down the|into the bin|toilet|sink|rubbish|trash|loo|drain|garbage',
  'hide|hiding|spit|spitting|cheek|pretend|fake ~4 {medicine} &! recipe|dog|cat',
  'come|coming|get|getting|go|going|wean|weaned|taper|tapering|be|live|life|sleep|cope|manage ~3 off|without ~3 {medicine}',
  'my|the|his|her {medicine} ~6 and|so|but ~3 want|will|going|ready|plan|decided ~3 stop|quit|off|without|ditch|skip',
  '{medicine} ~8 feel|feeling|am|feels ~3 fine|better|good|great|cured|normal|numb|flat ~6 stop|stopping|off|without|skip|quit|not',
  'feel|feeling|am ~3 fine|better|good|great|cured|well ~8 {change} ~4 {medicine}',
  'inject|injecting|bolus|dose|dosing ~3 less|more|half|double|twice|skip|fewer|no &! study',
  'less|no|half|skip|skipping|omit|omitting|withhold|restrict ~2 insulin',
  'insulin ~6 thin|slim|weight|lose|kilos|skinny &! {pharma_study}',
  '{stop_other} ~4 {medicine} !ebay',
  '{medicine} ~4 {stop_other} &! {recall|change_word}',
  'up|upping|raise|increase ~1 my|the|his|her ~1 {medicine} &! pick|picking|order|line|top ~1 up',
  'take|taking|took|use|using ~1 my|a|someone ~2 {kin|known} ~1 {medicine} &! remind|remember|give',
  'leave|leaving|left ~3 {medicine} ~3 cupboard|drawer|home|shelf|behind',
  'with|on|have|having|be no ~1 {medicine} &! recall',
  '{medicine} ~8 leave|drop|bin|pause|quit|ditch it|them $',
  'from #1.. ~2 to #0.. ~1 on|of|with ~2 {medicine}',
  '{medicine} ~2 once|twice ~1 a|per|every ~1 day|week &! {recall|doctor} & only|just|instead',
  'more|less|than ~1 prescribed',
  'share|lend|borrow|give|sell ~3 my|her|his|their ~2 {medicine} ~4 to|with|friend|brother|sister|son',
  'vaccin|chemo|chemotherapy|dialysis|radiotherapy|treatment ~4 {change} ~1 juice|herbs|naturally',
  'stop|refuse|skip|quit|stopping|skipping ~2 my|the|her|his chemo|chemotherapy|dialysis|radiotherapy|treatment|injections|depot',
];

const SET = ruleSet(CHANGES, LOOK_ALIKES);

/** Starting, stopping or changing a prescribed medicine. Taking it more reliably is a fine habit and no alarm. */
export function isMedication(passage: Passage): boolean {
  return holds(SET, passage);
}
