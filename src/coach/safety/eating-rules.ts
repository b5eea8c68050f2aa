import { hasHarmfulNumbers } from './eating-numbers.ts';
import type { Passage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: clearing out things, binges of series, hunger as a figure of speech, sick pets and children, fasting customs. */
const LOOK_ALIKES: readonly string[] = [
  'purge|purging|purged|purges ~3 {clutter}',
  'stop|stopping|avoid|not|quit|less|never ~1 skipping|skip ~2 {meal}',
  'skip|skipping nothing|ads|the|school|class|work',
  '{binge} {not_binge}',
  '{not_binge} ~1 {binge}',
  '{binge} ~2 {fiction}',
  '{animals|kin} ~2 {vomit}',
  'throw|throwing|threw up a|an|the|our|my|some tent|shelf|wall|marquee|arms|hands|shed|gazebo',
  'starving for|artist|artists',
  'am|get|always|absolutely|be|feel|home|arrive|are ~1 starving !myself',
  '^ fast|quick walk|run|jog|bike|ride|swim|lane|hill|paced',
  'fast walk|walks|walking|jog|cycling|typing|for|food|pace|and|walking|runner|asleep|track|reader|lane|forward|enough',
  'earn|earned|earning ~2 money|living|degree|badge|promotion|certificate|trust|respect|medal|grade|points',
  'deserve a|better|rest|holiday',
  'travel|car|sea|motion sick|sickness',
  'ohne zu hungern',
  'without|not ~1 starving|starve',
  'body check in|ice|hockey',
  'pull|work|dancing|fun|run my|the socks|butt off',
  'sick of|and|with|at|day|days|leave|pay|note',
];

const PATTERNS: readonly string[] = [
  // The illness by name; the recovered are safer with gentle answers too.
  '{disorder} &! {fiction|helping|study}',
  // Purging, and what is bought for it.
  '{purge} &! {fiction|helping|study|animals}',
  '{vomit} ~4 after|every|when|each|until|because|following|if ~3 {meal}|full|stuffed &! {kin|animals} &! pregnant|chemo|migraine|bug',
  '{meal} ~4 and|then|or|but|to|just {vomit} &! {kin|animals}',
  'and|then|or {vomit} it?  up?  after?  again?  $ &! {animals|kin}',
  '{guilt|fear} ~6 {vomit}',
  // Food has to be earned or undone.
  '{earn} ~3 {every_food} &! {kitchen} &! money|living',
  '{every_food} ~4 {earn_off} &! laundry',
  'burn|burning|run|running|exercise ~4 for every|each ~1 {meal}',
  '{only} ~3 allow|let|permit|allowed ~3 {meal|scant}',
  'if|because|when|unless|until|after ~3 i ~4 ate|eat|eaten ~8 {earn_act} &! coffee|energy|before',
  'can not|cannot|not allowed|no|not|never ~3 {meal} ~3 until|unless|before ~4 run|ran|train|trained|exercise|exercised|steps|burned|burn|gym|walked|workout &! water|wait',
  '{earn_act} ~6 because|after|since i ~2 ate|eat|binged|had ~2 {meal}',
  // Fear of food, guilt after it.
  '{fear} ~5 {fatty} &! public|alone|fish bones|nuts|allergy|allergic|allergies|choking|restaurant|speaking|dentist|blood sugar &! {animals|kin}',
  '{guilt} ~3 after|for|when|whenever|every|about|if|because|with ~4 {meal} &! {kin|animals} &! takeaway|meat|climate|animals|plastic',
  '{meal} ~5 {guilt} &! {kin|animals} &! waste|climate|plastic|meat',
  'food|eating|meals ~2 is|are|feels disgusting|scary|terrifying|poison|enemy|dirty|gross|torture &! mouldy|canteen|school|hospital|office',
  // Not eating.
  '{only_water} ~4 {nofood}',
  'day|dia|jour|tag|giorno|dag|dzien #2..40 ~3 {only_water|nofood}',
  '{nofood} ~4 {only_water}',
  '{only_water} ~10 {days_now|endure|weekday} &! instead|weekdays|weeknights|statt|en lugar|zamiast|au lieu|em vez|lunch|dinner|cena|gym|run',
  '{days_now|endure|weekday} ~8 {only_water} &! instead|weekdays|weeknights|statt|zamiast|au lieu|em vez|lunch|dinner|cena|gym|run',
  '{nofood|not_eating_now} ~6 {days_now|endure|weekday} &! {kin|animals} &! meat|sugar|carne|fleisch|viande|zucker|azucar|sucre|breakfast|8|9|7|10|surgery|sofa|desk|late',
  '{days_now} ~4 {nofood|not_eating_now} &! {kin|animals} &! meat|sugar|carne|fleisch|viande|zucker|azucar|sucre|breakfast',
  'days|hours without|with food|no|0|zero ~1 food|so|and|$ &! {animals|kin} &! junk',
  'until|till then 1|an|only|just ~1 apple|apple|meal|yoghurt|salad ~1 a|per day',
  '{nofood} ~4 for|until|from|all|till|before|each|to|a|whole|on|any|every|at|because|so|and|except|bilkul|tak &! {animals|kin} &! breakfast|8|9|7|10|6|11|sugar|meat|gluten|chocolate|dairy|bed|bread|desk|sofa|late|surgery|operation|blood|alone|emotional|bored|screen|standing|running|run|swim|swimming|walking|takeaways|junk|fast|midnight|night|swimming|test|scan|exercise',
  '{nofood} $ &! {animals|kin} &! breakfast|8|9|10|7|6|11|sugar|meat|bed|desk|late|full|bored',
  '{nofood} ~3 today|tomorrow|yesterday|day|days|week|weeks|friday|monday|weekend|wedding &! breakfast|8|9|7|10|sugar|meat|surgery|operation|sofa|desk|late|kitchen',
  'from|between {weekday} ~2 to|until|and|till {weekday} ~6 {nofood|fast}',
  '{nofood|fast} ~3 from|between|until|till {weekday}',
  'stop eating $|completely|altogether|at|food|entirely|anything|meals|for|until &! 8|9|7|6|meat|bored|full|sugar',
  'starve|starving|starved|starvation myself|to|until|$|mode|for|and &! {animals|fiction}',
  'starve|starvation ~1 $ &! {animals|fiction}',
  '{scant} ~4 is|are my ~1 limit|maximum|max|lot',
  'throw|throwing|threw|bring|bringing it|everything|lunch|dinner|food up & {meal} &! {animals|kin}',
  '{only} ~4 {scant} ~6 {each_day|until_dark} &! snack|breakfast|add',
  '{only} ~4 {scant} ~4 and ~2 {scant} &! snack|breakfast',
  'eat|eating|have|having|live|living|survive|comer|manger|essen|comer ~3 {only} ~4 {scant} &! snack|breakfast|after|mornings|evening|evenings',
  'only|just 1 meal|apple|yoghurt|salad ~1 a|per|every|each day|2|other|week|48',
  '1 meal every|per|a|each ~1 2|other|second|3 days|day &! warm|hot|home|cook|cooked|vegetarian|together|family|vegan',
  'skip|skipping|skipped ~2 all|most|every|both|my ~1 meals|meal|dinner|lunches|breakfast ~2 and|i|can|$|or &! workouts|stop',
  'skip|skipping ~1 breakfast|lunch|dinner and|or lunch|dinner|breakfast',
  'skip|skipping ~1 {meal} ~5 thin|thinner|skinny|lose|slim|weight|fat|kilos|calories',
  'eat|eating ~1 less|little ~3 until|so ~6 bones|ribs|disappear|size|thin|nothing',
  'water|dry|juice|extended|prolonged|multi|snake fast|fasting|fasts',
  '# day|days|week|hour water|juice|soup|lemon|tea|dry cleanse|fast|detox|diet',
  '# day|days|week|weeks cleanse !skin !house',
  '{hide_food} &! {kin|animals|fiction|kitchen} &! from the kids',
  '{fast} ~4 every|each|whole|several|many days|day|week|weekend|second|other &! ramadan|lent|intermittent|yom|religious|paces|track',
  // A body that is thin already, or is checked all day.
  '{bony} &! {fiction|study|kitchen|animals} &! broke|broken|physio|surgery',
  '{thin} ~12 {thinner} &! gain|put on|muscle|bulk|children',
  '{thinner} ~12 {thin} &! gain|put on|muscle|bulk',
  '{thin} ~8 still|but|yet|want ~3 fat|lose|diet|smaller|thinner',
  'weigh|weighing myself ~3 #3..99 times',
  'weigh|weighing myself ~3 several|many|multiple times ~1 a|per|every',
  'weigh|weighing ~1 myself ~2 hourly|after every|each|before',
  'smallest|thinnest|skinniest|lightest ~1 person|girl|in|one|possible|body &! habit|step',
  'as thin|skinny|light|small as ~1 possible|a|my|her|bones &! laptop|jacket|backpack|habit',
  'insulin ~6 thin|slim|lose|skinny|weight',
  'so thin|skinny|small that',
  'i|body|feel|look|am ~2 fat|huge|obese|disgusting|gross ~6 {thin|nofood|not_eat}',
];

const SET = ruleSet(PATTERNS, LOOK_ALIKES);

/** Signs of an eating disorder, or a target that would harm: low weight, fast loss, very little food, long fasts. */
export function isEatingRisk(passage: Passage): boolean {
  return hasHarmfulNumbers(passage.text) || holds(SET, passage);
}
