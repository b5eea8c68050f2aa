import type { Passage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: risks called a gamble, cracks, joints, pots and lines of other kinds, and what ended long ago. */
const LOOK_ALIKES: readonly string[] = [
  'a|of|real|big gamble',
  'gamble|gambling on|with a|my|the|your new|health|future|idea|weather|life',
  '{over} ~8 {gamble|drug|hooked}',
  '{gamble|drug|hooked} ~8 {over}',
  'stopped|quit|gave|gave up|left|free ~4 {gamble|drug} ~3 in|since|for #1980..2030',
  'clean|sober since|for|in # ~1 &! relapse',
  '# years|months ~1 clean|sober|free',
  'gambling|betting|casino|drug|drugs|poker ~2 museum|research|charity|helpline|policy|awareness|night|royale|face|store|company|trial|chemistry|documentary|novel|film',
  '{helping} ~6 {gamble|drug|hooked}',
  '{study} ~5 {gamble|drug|sedative|hooked}',
  '{drug|gamble} ~4 {study|fiction}',
  'prescribed|prescription|new|rare|anti|cancer|generic drugs|drug',
  'drug store|trial|company|companies|chemistry|delivery',
  'serial|serialu|seriale|filmu|serie|pelicula|filme|livro|libro|romanzo|ksiazke|ksiazka ~4 {drug|gamble}',
  'crack the|an|a|open|on|down|my|of|that|this|pie|eggs|jokes',
  'weed|weeds|weeding ~2 garden|allotment|beds|border|borders|path|patio|vegetable|lawn|flower',
  'weed|grass killer|whacker|out',
  'pot plant|plants|of|roast|luck|on',
  'joint venture|account|pain|pains|project|replacement|health|stiffness|effort|work|mobility',
  'joints ~3 {sore|stiff|creak|ache}',
  'my|stiff|knee|achy|wood|creaky|sore|hip|finger|woodwork|dovetail joints|joint',
  'time|day|calendar|hour|appointment slot|slots',
  'slot machine music|museum',
  'coke zero|diet',
  'diet|cherry|vanilla|cans|litres coke',
  'spice rack|up|mix|drawer|cupboard|blend|jars|market|curry|things',
  'addict* ~2 phone|sugar|coffee|chocolate|tiktok|running',
  'bingo with|night|caller|hall cake',
  'hash brown|browns|table|function|out',
  'speed up|reading|limit|dating|skating|work|run',
  'dealer car|antiques|art',
  'art|car|antiques|card|book dealer|dealers',
  'meth|math course',
  'high every|in',
  'stay|stays|stayed|keep|keeps|kept clean &! {drug|gamble|hard_drug|hooked} &! sober|relapse|relapsed|using|dealer|meeting|meetings|na|aa|sponsor|rehab|detox|months|days|years|since|from|off|again|urge|craving|cravings|addict|addiction|recovery',
];

/** Games for money near a loss, a debt, an urge or the wish to stop. */
const GAMBLING: readonly string[] = [
  '{gamble|gamble_away} ~8 {pay_abroad} &! {fiction|helping}',
  '{pay_abroad} ~8 {gamble|gamble_away} &! {fiction|helping}',
  '{hard_drug} ~4 because|and|but|so|that|as i ~3 can not|cannot|need|stop|addicted|hooked|keep|use|take',
  '{gamble} ~8 {gamble_loss} &! {fiction|study|helping} &! weight|kg|sugar|snooze|time|grandma|granny',
  '{gamble_loss} ~8 {gamble} &! {fiction|study|helping} &! weight|kg|snooze|granny',
  '{gamble} ~5 {each_day|every_night} &! {fiction|study}',
  'i|my|to ~2 gamble|gambles|gambling|betting|casino|casinos|bookies|scratchcards ~1 $',
  'gambling|ludopatia|spielsucht|glucksspiel|glucksspiele',
  'bet|betting|bets|staked|gambled ~3 {bet_loss} &! {fiction} &! hat|chess|i can|push|friend',
  '{bet_loss} ~3 on|bet|at ~2 {gamble}',
  'place|placing|placed|fewer|no more|less|stop ~2 bets',
  'bet less|on|too ~2 football|horses|sports|matches|games|everything|much|cricket',
  'playing|play|spend|spending|spent|pour|pouring|put|putting|feeding|feed ~5 {gamble} ~5 money|hours|every|wages|night|less|too|whole|much &! {game_night} &! {fiction}',
];

/** Drugs by name, and medicines taken as drugs. Words with a harmless twin need a second sign. */
const DRUGS: readonly string[] = [
  'used|did|snorted|smoked ~1 coke|speed|crack|gear|meth|heroin|ket|pills ~1 again|last|on|at|with',
  'can not|cannot stop taking|snorting|injecting|shooting it|them|that $',
  '{hard_drug} &! {study|fiction|helping} &! operation|dentist|prescribed',
  '{use_need} &! {fiction|study|helping} &! altitude|fitness|dishes|gym|laundry|football',
  '{weed} ~3 {weed_act} &! garden|allotment|borders|tea|path|gardening|plants|{kitchen} &! {fiction|study|sore}',
  '{weed_act} ~3 {weed} &! garden|allotment|borders|path|gardening|plants|{kitchen} &! {fiction|study|sore}',
  'get|getting|got|be|being|stay|am stoned|wasted &! {fiction}',
  '{drug} ~3 {hooked} &! {fiction|study|helping}',
  'drug|drugs ~1 addict|addiction|addicted|habit|problem|use|abuse|dependence|dependency|dependent|relapse &! {fiction|study|helping}',
  'using|off|taking|quit|stop|do|doing|without|from ~2 drugs &! {fiction|study|helping} &! prescribed|doctor',
  '{pharmacy} ~4 {hooked} &! {study|fiction|helping}',
  '{hooked} ~4 {pharmacy|drug|gamble} &! {study|fiction|helping} &! prescription|vitamin',
  '{drug} ~4 {dejar}',
  '{dejar} ~4 {drug|gamble} &! {study|fiction}',
  'cut|cutting|less|reduce|quit|stop|use|using|off|every|give up ~3 ketamine|coke|cocaine|speed|meth|weed|spice|ket|pills|mdma|molly &! diet|zero|cans|reading|can|litres|chicken|cola',
  'can not|cannot|hardly|barely ~5 without ~2 line|bump|hit|joint|spliff|smoke|fix|gram &! cigarette|drawing|bus',
  'pills ~4 dealer|club|clubs|rave|raves|festival|snort|crush|high',
  'relapse|relapsed ~3 crack|gear|coke|pills|weed|heroin|meth',
  '{pharmacy} ~4 off|from ~2 guy|dealer|mate|street|internet|online|bloke &! {study}',
  'salary|wages|rent|savings|money|pay ~2 on red|black|horse|horses|dogs|crypto',
  'crush|snort ~4 {pharmacy}',
];

const SET = ruleSet([...GAMBLING, ...DRUGS], LOOK_ALIKES);

/** Gambling or drugs that have taken hold. */
export function isAddiction(passage: Passage): boolean {
  return holds(SET, passage);
}
