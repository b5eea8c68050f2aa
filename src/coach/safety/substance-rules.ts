import { found } from './safety-text.ts';

const STOP =
  /\b(stop|stopping|stopped|quit|quitting|cold turkey|give up|giving up|gave up|detox\w*|come off|coming off|came off|get off|go sober|sober|dry|cut out|cutting out|cut it out|never (drink|touch)|off the (drink|booze)|kick|taper\w*|wean\w*|overnight|at once|dejar|arreter|aufhoren|parar|smettere)\b/;
const SEDATIVES =
  /\b(benzos?|benzodiazepines?|diazepam|valium|xanax|alprazolam|lorazepam|ativan|clonazepam|klonopin|temazepam|oxycodone|oxycontin|oxy|opioids?|opiates?|codeine|tramadol|morphine|heroin|methadone|fentanyl|vicodin|percocet|hydrocodone|strong painkillers|pregabalin|gabapentin)\b/;
const SOFT_DRINKS =
  /\bdrink\w* (\w+ ){0,3}(water|coffee|tea|soda|cola|coke|pepsi|juice|milk|pop|energy|sugary|fizzy|soft|smoothies?|caffeine)\b/g;
const NO_ALCOHOL =
  /\b(coke|cola|soda|energy|red bull|water|pepsi|monster|fizzy|pop|lemonade|espresso|coffee|tins|juice|tuna|beans)\b/;
const ALCOHOL =
  /\b(alcohol|alcoholic|drinking|drinker|drinks?|drunk|vodka|whisky|whiskey|wine|beers?|spirits|booze|gin|rum|cider|liquor|lager|pints|brandy|tequila)\b/;
const BODY_SIGNS =
  /\b(i (shake|tremble|sweat)|the shakes|shakes|shaky|shaking|tremors?|trembling|sweats|sweating|night sweats|fits|seizures?|hallucinat\w+|withdrawals?|dts)\b/;
const MORNING_DRINK =
  /\b(drink(ing)? (\w+ ){0,3}(in the morning|first thing|before (breakfast|work|noon)|when i wake|as soon as i wake|on waking|at breakfast)|morning (drink|drinking|vodka|beer|wine)|(vodka|wine|beer|whisky|whiskey) (in the morning|for breakfast|at breakfast|before work))\b/;
const HEAVY_AMOUNT =
  /\b((half |a |whole |\d+ )*(bottles?|lit(re|er)s?|fifth|handle|boxes?) (\w+ ){0,3}|([4-9]|\d{2,}|a dozen|several) (or \w+ )?(\w+ )?(beers?|pints?|drinks?|cans?|glasses|shots|units|ciders?) (\w+ ){0,3})(a|per|every|each|of an) ?(single )?(day|night|evening)\b|\b(bottles?|litres?|liters?) (of )?(\w+ )?(daily|nightly)\b|\bdrink(ing)? (heavily|all day|very heavily|nonstop|non stop|around the clock|from morning (to|until|till) night|from (when|the moment) i wake)\b|\bheavy (daily )?drink(er|ing)\b|\b(an|am|become|became|become an) alcoholic\b|\b(dependent|dependant|hooked) on (alcohol|drink|vodka|wine|booze)\b|\balcohol (dependen\w+|addict\w+)\b|\baddicted to (alcohol|drink(ing)?|booze|vodka|wine)\b/;
const DAILY_DRINKING =
  /\b((drink\w*|drunk|drank|vodka|wine|beers?|whisky|whiskey|alcohol|booze) (\w+ ){0,5}(every ?day|daily|every (single )?night|each day|for years|all day)|daily drink\w+)\b/;
const AT_ONCE =
  /\b(cold turkey|at once|overnight|completely|straight away|right away|from (today|tomorrow|now)|tomorrow|immediately|in one go|suddenly|all at once|de golpe|d un coup)\b/;

/** Stopping alcohol, benzodiazepines or opioids suddenly can be dangerous when the body has grown used to them. */
export function isWithdrawal(text: string): boolean {
  const stops = STOP.test(text);
  if (SEDATIVES.test(text) && (stops || BODY_SIGNS.test(text))) return true;
  const rest = text.replace(SOFT_DRINKS, ' ').replace(/\bprotein shakes?\b|\bmilk ?shakes?\b|\bgin rummy\b/g, ' ');
  if (stops && HEAVY_AMOUNT.test(rest) && /\b(cans|pints|shots)\b/.test(rest) && !NO_ALCOHOL.test(rest)) return true;
  if (!ALCOHOL.test(rest)) return false;
  if (MORNING_DRINK.test(rest)) return true;
  if (
    BODY_SIGNS.test(rest) &&
    /\b(stop|quit|without|if i do not|when i do not|drink|alcohol|wine|vodka|beers?)\b/.test(rest)
  )
    return true;
  if (stops && HEAVY_AMOUNT.test(rest)) return true;
  return stops && AT_ONCE.test(rest) && DAILY_DRINKING.test(rest);
}

const MEDICINE =
  '(medicines?|medications?|meds|pills?|tablets|insulin|inhalers?|antidepressants?|anti depressants?|ssris?|sertraline|fluoxetine|prozac|zoloft|lexapro|citalopram|escitalopram|venlafaxine|mirtazapine|lithium|lamotrigine|statins?|metformin|levothyroxine|thyroxine|beta ?blockers?|blood thinners?|warfarin|prednisone|prednisolone|steroids|adderall|ritalin|concerta|antipsychotics?|quetiapine|olanzapine|antibiotics?|prescriptions?|doses?|dosage|medicamentos?|medicacion|pastillas|medicaments|medikamente|tabletten|remedios|medicine|farmaci|medicijnen|leki|dawai)';
const CHANGE =
  '(stop|stopping|stopped|quit|quitting|skip|skipping|halve|halving|cut|cutting|reduce|reducing|lower|lowering|come off|coming off|came off|get off|getting off|get rid of|getting rid of|rid of|be rid of|go off|going off|wean|weaning|taper|tapering|double|doubling|increase|increasing|raise|adjust|adjusting|change|changing|live without|be off|manage without|sleep without|cope without|replace|replacing|ditch|ditching|drop|throw away|bin|forget about|no longer take|not take|not taking|off of|be free of|dejar|arreter|absetzen|parar|smettere|stoppen|free from|swap|refuse)';

const MEDICATION_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b${CHANGE} ((?!and\\b|while\\b|when\\b|so\\b|after\\b|before\\b)\\w+ ){0,5}${MEDICINE}\\b(?! (reminder|box|organiser))`,
  ),
  new RegExp(
    `\\b(${MEDICINE})\\b[^?!]{0,80}\\b(stop|quit|come off|halve|skip|ditch|double|cut down|reduce|get off|stopping|skipping) (taking )?(them|it|these|that|mine|doses?)\\b`,
  ),
  new RegExp(`\\b(off|without) (my|the|all|these|any) (\\w+ )?${MEDICINE}\\b`),
  new RegExp(`\\boff (his|her|their) (\\w+ )?${MEDICINE}\\b`),
  new RegExp(`\\bwithout (\\w+ )?${MEDICINE}\\b`),
  /\b(medication|med|meds|pill|pills|medicine) free\b/,
  new RegExp(`\\b(take|taking|use|using) (less|fewer|more|half|extra|double) (of )?(my |the )?(\\w+ )?${MEDICINE}\\b`),
  /\btabletten absetzen|medikamente absetzen|medikament absetzen\b/,
];
const ADHERENCE: readonly RegExp[] = [
  /\b(stop|stopping|quit|avoid) (forgetting|missing|skipping|avoiding)\b[^.,;!?]*/g,
  /\b(never|not|do not|without) (to )?(skip|skipping|miss|missing|forget|forgetting|stop|stopping)\b[^.,;!?]*/g,
  /\b(change|increase|reduce|lower|double|cut|daily|adjust|small|raise) (my |the |a |your |this )?(\w+ )?(dose|dosage) of (caffeine|news|sugar|coffee|social|reality|exercise|movement|sun\w*|screen\w*|humou?r|laughter|fun|joy|nature|fresh|kindness|dopamine|music|culture|fibre|vitamin|inspiration|adventure|honesty|calm|happiness)\b/g,
  /\bchill pills?\b|\bvitamin (d |c )?(pills?|tablets)\b|\bpill ?box\b|\bdrawing tablets?\b|\bbitter pill\b/g,
  /\bcut (back )?(on )?(coffee|sugar|meat|screen time|carbs) (and|to|so)\b/g,
];

/** Starting, stopping or changing a prescribed medicine. Taking it more reliably is a fine habit and no alarm. */
export function isMedication(text: string): boolean {
  return found(text, MEDICATION_PATTERNS, ADHERENCE);
}

const ADDICTION_PATTERNS: readonly RegExp[] = [
  /\bgambl(ing|er|e|ed)\b/,
  /\b(casinos?|slot machines?|fruit machines?|scratch ?cards?|bookies|betting|sports bets?|online (bets?|poker|slots)|roulette)\b/,
  /\b(on|play|playing) (the )?(slots|horses|dogs) ?(machine)?\s*([.,;!?]|$)/,
  /\b(i )?bet (less|on (football|horses|sports|matches|games|everything))\b|\b(place|placing|placed|lost|fewer|no more) (\w+ )?bets\b/,
  /\bpoker\b[^.]{0,30}\b(debts?|loss(es)?|lost|addict\w*)\b/,
  /\b(cocaine|crack(?! (pie|open|on|the|a|an|down|my|that|this))|snort(ing)?|crystal meth|meth|methamphetamine|ketamine|mdma|ecstasy|amphetamines?|speed pills|spice|heroin|lsd|ghb|nitrous|poppers)\b/,
  /\b(smok\w+|quit|stop|off|vap\w+|addicted to|dependent on) (\w+ )?(weed|cannabis|marijuana|pot|hash|joints)\b/,
  /\b(weed|cannabis|marijuana|joints) (every ?day|daily|habit|addiction|use|dependen\w+|all day|every night)\b/,
  /\bdrug (addict\w*|habit|problem|use|abuse|dependen\w+)\b/,
  /\b(addicted to|dependent on|hooked on|using|off|taking|quit|stop|do|doing) (\w+ )?drugs\b/,
  /\b(addicted to|dependent on|hooked on) (\w+ )?(painkillers|pills|pain killers|sleeping pills|opioids|stimulants|adderall)\b/,
  /\b(apuestas|ludopatia|juegos de azar|cocaina|drogas|glucksspiel|drogen|drogues|jeux d argent|gioco d azzardo|gokken)\b/,
];
const ADDICTION_IDIOMS: readonly RegExp[] = [
  /\b(a|bit of a|take a|real|big) gamble\b/g,
  /\bgambl(e|ing) (on|with) (a|my|the) (new|health|future|idea|weather)\b/g,
  /\bbest betting\b/g,
  /\b(casino royale|poker face|crack (the|an?|open|on|down|my)|prescribed drugs|drugs? (store|company|trial))\b/g,
];

/** Gambling or drugs that have taken hold. */
export function isAddiction(text: string): boolean {
  return found(text, ADDICTION_PATTERNS, ADDICTION_IDIOMS);
}
