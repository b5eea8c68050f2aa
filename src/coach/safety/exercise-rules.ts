import type { Passage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: small acts twice a day, training of dogs and staff, and pain that somebody wants to avoid. */
const LOOK_ALIKES: readonly string[] = [
  'brush|floss|walk|stretch|meditate|write|feed|water|moisturise|pray|breathe|read|tidy ~4 {twice_day}',
  'train|training|trains|exercise|run|walk|swim ~2 my|the|our|a ~1 {animals}',
  'train|training ~2 team|staff|colleagues|brain|memory|voice|ear|ears|interns|model|course',
  'run|running ~1 a|my|the|our business|company|errands|meeting|meetings|household|shop|late|out|dishwasher',
  'without|avoid|avoiding|prevent|no|fear|not ~2 injury|injuries|pain|hurting',
  'long|short run',
  'without|no|free|zero|minus|less guilt|guilty|regret',
  'skip|miss a|1|single day of|in|$ ~1 journaling|writing|reading|language|spanish|diary|gratitude|piano|vitamins|flossing|meditation|drawing',
  'never skip|miss a day &! {training}',
  'training|breathing|stretching|vocal|eye|finger|piano|grammar|writing|maths|voice exercise|exercises',
  'exercise|exercises book|bike',
  'press release|conference',
  'race|races car|against|day',
  'so|hence|meaning|therefore no rest day $|today|then|though|this',
];

const RULES: readonly string[] = [
  '{training} ~3 con|avec|mit|com|met|z|med fiebre|fievre|fieber|febre|febbre|koorts|goraczka|feber',
  '{training} ~4 trotz|malgre|aunque|pese|apesar|nonostante|ondanks|mimo|trots ~3 {hurt}',
  '{training} ~6 {hours_long} ~8 {all_week} &! {easy_move}',
  '{hours_long} ~6 {training} ~8 {all_week} &! {easy_move}',
  '{all_week} ~6 {training} ~6 {hours_long} &! {easy_move}',
  '{all_week} ~4 {hours_long} ~6 {training} &! {easy_move}',
  '{hours_long} ~4 {hard} ~8 {all_week} &! study|work|desk',
  '{training} ~12 {all_week} ~6 {no_rest_abroad} &! {easy_move}',
  '{training} ~10 {no_rest_abroad} & {all_week} &! {easy_move}',
  '{twice_day} ~6 {all_week} & {training}',
  'can not|cannot sleep|relax|rest|eat ~1 if|unless|until|when ~2 i ~3 {trained} ~3 twice|2|enough|today|hard|$ &! late|coffee',
  // Twice a day, for hours, or on all seven days.
  '{training} ~5 {twice_day} &! gentle|gently|easy|walk|walks|mobility|physio|minutes|short|stretch|stretches|stairs',
  '{twice_day} ~5 {training} &! gentle|gently|easy|walk|walks|mobility|physio|minutes|short|stretch|stretches|stairs',
  '#2..5 ~1 {hard}?  visits|sessions|workouts|runs|classes|trainings|gyms ~1 a|per|every|each|daily day|$ &! gentle|easy|short|minute|minutes',
  'work|working out twice|2 ~1 times?  a|per|every day',
  '{training} ~5 #3..12 hours|hrs|h|horas|heures|stunden|ore|uur|godzin|timmar ~1 {every_day} &! week|study|work|desk',
  '#3..12 hours|hrs|h|horas|heures|stunden|ore|uur|godzin|timmar ~2 of|de|di|at|in|on ~2 {training} ~3 {every_day} &! week',
  '#3..12 hours|hrs|h|horas|heures|stunden|ore|uur|godzin ~3 {every_day} ~4 {training|in_gym} &! study|work|desk|sleep|piano|week|write|read',
  '{hard} ~5 {training} ~4 {every_day} &! gentle|try|play|work|study|school',
  '{training} ~3 {hard} ~3 {every_day} &! gentle|brain|work|study|school',
  '{every_day} ~3 {hard} ~2 {training}',
  'hard ~3 7 days|times|$',
  '7 hard|intense|heavy|training|gym days|sessions|workouts',
  '#8..40 times|sessions|workouts|runs|trainings|x|hard ~1 a|per|every|each week &! minutes|reps|gentle',
  'half|full|ultra|a?  marathon ~1 every|each|a|per|daily ~1 day|morning|weekday|$ &! reading|film',
  '#15..99 ~1 k|km|kilometres|kilometers|miles ~2 run|running|ran ~4 {every_day} &! bike|cycle|commute|drive|week|a week',
  'run|running|ran ~2 #15..99 ~1 k|km|kilometres|kilometers|miles ~3 {every_day} &! bike|cycle|commute|drive|week',
  '{training} ~5 {training} ~6 {training} ~6 {every_day} &! or|gentle|either|easy|minutes|physio|stretch',
  '{training} ~5 at|before ~2 5|6|morning|dawn|work|breakfast ~6 {training} ~4 at|after ~1 noon|lunch|work|night|midnight|dinner &! monday|tuesday|or|week',
  '{training} ~5 before ~2 work|school|breakfast|dawn ~6 and ~5 after|again ~4 {every_day|training|too} &! walk|gentle|stretch|monday',
  // No rest.
  '{no_rest} &! {helping|fiction} &! sleep|baby|toddler|emails|work|job|weary|shift|office|mind|wicked|phone &! until|stop|drop',
  'never ~2 take|have|need|want|allow|skip|had ~3 day|days off|rest ~4 gym|training|exercise|running|workouts|workout|lifting|$ &! work|job|office',
  'rest days|day ~2 are|is ~2 weak|losers|lazy|waste|pointless|failure|cheating|punishment',
  'not|no ~1 #1..400 day|days off|rest ~4 {training|since}',
  // Guilt when resting.
  '{guilt_rest} ~5 {rest_miss} &! {kin} &! less|sunday|sundays|phone|scrolling|work|email|emails|job|study|housework',
  '{rest_miss} ~6 {guilt_rest} &! {kin} &! phone|scrolling|work|email|emails|job|study|housework|relaxed',
  '{rest_miss} ~10 so|that ~3 i ~3 go|run|train|sneak ~3 at|in ~1 night|middle|midnight|1|2|3|4',
  'run|train|gym|exercise|workout ~4 at #1..4 am &! shift|baby|nurse',
  'run|train|gym|exercise|workout ~4 in the middle of the night &! shift|baby',
  'hiit|crossfit|sprints|metcon ~3 {every_day} &! minutes|short|gentle',
  '{training} ~3 {training} ~4 k|km|miles ~3 {every_day} &! or|week|commute',
  'punish|punishing myself with|at|in|by ~3 {training}',
  'if|when|every ~2 i ~2 miss|skip|rest ~6 punish|double|extra|twice|hate|make up &! bus|train|sleep|alarm|call',
  '{training} addict*|addiction|obsession|compulsion',
  'exercise|training|gym|running|workout addict|addicted|addiction|compulsion',
  'addicted|addict|obsessed|hooked to|on|with ~2 exercise|exercising|gym|training|running|cardio|workouts &! shoes|plan',
  'can not|cannot stop|quit exercising|training|running|exercise|cardio|lifting &! late|mouth|around',
  'exercise|train|run|cardio until ~2 faint|collapse|vomit|puke|sick|throw|bleed|black|pass',
  // On through injury, fever or pain.
  '{training} ~8 {hurt} & {push_on} &! without|avoid|prevent|period|ache|sore|rehab|physio exercises|gentle|gently|walk|emotional|divorce|breakup|heartbreak|loss|exams',
  '{hurt} ~10 {training} & {push_on} &! without|avoid|prevent|period|rehab|gentle|gently|walk|emotional|divorce|breakup|heartbreak|loss|exams|doctor ~1 agrees',
  '{push_on} ~4 {hurt} & {training|joint|doctor} &! emotional|divorce|breakup|heartbreak|loss|exams|grief|period|work|meetings|gentle|physio ~1 exercises|without|avoid|walk',
  '{push_on} ~1 a|the|my|an ~2 {hurt} & {training} &! emotional|grief|gentle|without|avoid|walk',
  'keep|still|continue|carry ~2 {training} ~3 with|on ~2 {hurt|broken} &! gentle|gently|walk|avoid|without',
  'through a|an|the ~2 infection|fever|flu|injury|fracture|sprain & {training}',
  '{hurt} ~2 but ~2 will ~5 {training} &! gentle|walk|slowly|careful|doctor|physio',
  '{push_on} ~3 the|my|any|this|an ~2 pain|injury|injuries|fracture|agony|fever &! emotional|divorce|breakup|heartbreak|loss|exams|grief|period|avoid|gentle',
  '{training} ~3 on ~2 my|the|a|an ~2 {hurt}|{broken} &! bike|gently|gentle|avoid',
  'doctor|physio|surgeon|coach|gp|physiotherapist|consultant|orthopaedist ~5 stop|rest|not|no|quit|forbade|banned ~12 {training} & {push_on} &! agree|start|smoking|drinking|sugar',
  '{training} ~4 even|while ~3 {hurt} &! gentle|gently',
  '{hurt} ~4 but|and|so ~3 {training} ~3 anyway|still|regardless|{push_on} &! gentle|gently',
];

const SET = ruleSet(RULES, LOOK_ALIKES);

/** Training that leaves no room for rest, or goes on against pain. */
export function isOverexercise(passage: Passage): boolean {
  return holds(SET, passage);
}
