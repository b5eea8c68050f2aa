import { found } from './safety-text.ts';

const KG_PER: Readonly<Record<string, number>> = {
  kg: 1,
  kilo: 1,
  kilos: 1,
  kgs: 1,
  lb: 0.4536,
  lbs: 0.4536,
  pound: 0.4536,
  pounds: 0.4536,
  stone: 6.35,
  st: 6.35,
};
const UNIT = '(kgs?|kilos?|lbs?|pounds?|stone|st)';
/** Healthy adults are at 18.5 and above (WHO); coaching.md 2.4. */
const LOWEST_BMI = 18.5;
/** kg a week (NICE), coaching.md 1.21. */
const FASTEST_LOSS = 1;
/** kcal a day. */
const LEAST_ENERGY = 1200;
/** Hours. */
const LONGEST_FAST = 24;

const DAYS_PER: readonly (readonly [RegExp, number])[] = [
  [/^(days?|dias?|jours?|tagen?|tage|giorni|dagen|dni)$/, 1],
  [/^(weeks?|semanas?|semaines?|wochen?|settiman\w|weken|tygodni\w*|hafte)$/, 7],
  [/^(months?|meses|mes|mois|monaten?|monate|mesi|maanden|miesiac\w*|mahine)$/, 30.4],
  [/^(fortnights?)$/, 14],
];

function daysOf(unit: string): number | undefined {
  return DAYS_PER.find(([pattern]) => pattern.test(unit))?.[1];
}

function amount(word: string | undefined): number {
  if (word === undefined || /^(a|an|one|un|una|une|ein|eine|einer|einem|um|uma|een|per|every|each)$/.test(word))
    return 1;
  return Number(word.replace(',', '.'));
}

const LOSING =
  /\b(los(e|ing)|loss|drop(ping)?|shed(ding)?|lighter|perder|bajar|perdre|maigrir|abnehm\w*|emagrec\w*|dimagrire|perdere|afvallen|schud\w*|adelgazar|weight|slim\w*|peso|poids)\b/;

function losesTooFast(text: string): boolean {
  if (!LOSING.test(text)) return false;
  const rate = new RegExp(
    `\\b(\\d+(?:[.,]\\d+)?|an?) ?${UNIT}\\b(?: (?!and\\b)\\w+){0,4}? (in|within|over|en|em|a|per|every|each|per|por|par|pro|by) (?:just |only |the next |less than |under )?(?:(\\d+(?:[.,]\\d+)?|an?|un|una|une|ein|einer|einem|um|uma|een) )?(\\w+)`,
    'g',
  );
  for (const match of text.matchAll(rate)) {
    const days = daysOf(match[5] ?? '');
    if (days === undefined) continue;
    const kilos = amount(match[1]) * (KG_PER[match[2] ?? ''] ?? 0);
    if (kilos / (amount(match[4]) * days) > (FASTEST_LOSS + 0.05) / 7) return true;
  }
  return false;
}

/** Kilos to be gone by a day that is near. */
function losesByADayTooNear(text: string): boolean {
  if (!LOSING.test(text)) return false;
  const near = new RegExp(
    `\\b(\\d+(?:[.,]\\d+)?) ?${UNIT}\\b(?: \\w+){0,3}? (?:(?:by|before|until) (?:the |next |this |on )*(?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this week|next week|by tomorrow|overnight)\\b`,
    'g',
  );
  return [...text.matchAll(near)].some((match) => amount(match[1]) * (KG_PER[match[2] ?? ''] ?? 0) > FASTEST_LOSS);
}

function bmiIsLow(text: string): boolean {
  const said = [...text.matchAll(/\bbmi (?:\w+ ){0,4}?(\d{2}(?:[.,]\d+)?)\b/g)];
  return said.some((match) => amount(match[1]) < LOWEST_BMI);
}

function heightInMetres(text: string): number | undefined {
  const cm = /\b(1\d{2}|2[0-2]\d) ?(cm|centim\w+)\b/.exec(text);
  if (cm) return Number(cm[1]) / 100;
  const metres = /\b([12])[.,](\d{2}) ?(m|metres?|meters?|tall)?\b/.exec(text);
  if (metres) return Number(`${metres[1]}.${metres[2]}`);
  const feet = /\b([4-6]) ?(?:'|ft|feet|foot) ?(\d{1,2})?/.exec(text);
  if (feet) return Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254;
  return undefined;
}

function bodyWeightIsLow(text: string): boolean {
  const height = heightInMetres(text);
  if (height === undefined || height < 1.3) return false;
  const weight = new RegExp(`(?:(\\w+) (?:\\w+ )?)?\\b(\\d{2,3}(?:[.,]\\d)?) ?${UNIT}\\b`, 'g');
  for (const match of text.matchAll(weight)) {
    if (/\b(lose|losing|lost|drop|shed|lift|lifting|press|squat|deadlift|bench|another|gain)\b/.test(match[0]))
      continue;
    const kilos = Number((match[2] ?? '').replace(',', '.')) * (KG_PER[match[3] ?? ''] ?? 1);
    if (kilos >= 25 && kilos / height ** 2 < LOWEST_BMI) return true;
  }
  return false;
}

function eatsTooLittle(said: string): boolean {
  const text = said
    .replace(/\b(\d+|a) hundred\b/g, (_, count: string) => String(amount(count) * 100))
    .replace(/\b(\d+|a) thousand\b/g, (_, count: string) => String(amount(count) * 1000))
    .replace(/(?<=\d),(?=\d{3}\b)/g, '');
  for (const match of text.matchAll(
    /(.{0,40}?)\b(\d{2,4}) ?(?:k?cals?|calories|calorias|kalorien|kcal|kilocalories)\b(.{0,25})/g,
  )) {
    const around = `${match[1]} ${match[3]}`;
    if (/\b(burn\w*|deficit|less|fewer|more|extra|per (meal|snack)|a (meal|snack)|snack|each meal|cut)\b/.test(around))
      continue;
    if (Number(match[2]) < LEAST_ENERGY) return true;
  }
  return false;
}

function fastsTooLong(text: string): boolean {
  if (/\b(water|dry|juice|extended|prolonged) fast(s|ing)?\b/.test(text)) return true;
  const spans = [
    ...text.matchAll(/\bfast(?:s|ing)? (?:for |of )?(?:\w+ )?(\d+) (hours?|days?|weeks?)\b/g),
    ...text.matchAll(/\b(\d+) (hours?|days?|weeks?) (?:\w+ )?fast(?:s|ing)?\b/g),
    ...text.matchAll(
      /\b(?:not|without|stop|no) (?:eat|eating|food)(?: anything| any food)? (?:for )?(\d+) (hours?|days?|weeks?)\b/g,
    ),
  ];
  return spans.some((match) => {
    const hours = match[2]?.startsWith('hour') ? 1 : match[2]?.startsWith('day') ? 24 : 168;
    return Number(match[1]) * hours > LONGEST_FAST;
  });
}

const IDIOMS: readonly RegExp[] = [
  /\bpurg(e|ing|ed) (\w+ ){0,3}(wardrobe|closet|clutter|inbox|emails?|stuff|clothes|photos|garage|house|apps?|books|files|paper\w*|kitchen|phone|things|toys)\b/g,
  /\b(stop|stopping|avoid|not|quit) (skipping|skip) (meals?|breakfast|lunch|dinner)\b/g,
  /\bbinge (watch\w*|read\w*|scroll\w*|shop\w*|tv|netflix|gam\w+)\b/g,
  /\b(my )?(dog|cat|baby|toddler|puppy|kid|child|son|daughter) (\w+ )?(vomit\w*|throws up)\b/g,
  /\bstarving (for|artists?)\b|\b(i am|i get|always|absolutely|be|feel|come home|arrive) (\w+ )?starving\b(?! myself)/g,
];

const PATTERNS: readonly RegExp[] = [
  /\bpurg(e|es|ed|ing)\b/,
  /\blaxatives?\b|\bdiuretics?\b/,
  /\b(make|making|made) (myself )?(be sick|sick on purpose|throw up|vomit|puke)\b|\bmak(e|ing) myself (sick|throw up|vomit|puke)\b/,
  /\b(vomit\w*|throw(ing)? up|puk(e|ing)|be(ing)? sick) (after|every time|when) (i )?(eat|eating|meals?|food|dinner|binges?|every meal|each meal)\b/,
  /\b(and|then|or) (vomit|throw up|puke)( it)?( up| after| again)?\s*([.,;!?]|$)|\bhid(e|ing) (my )?food\b(?! (from|for))/,
  /\bonly (allow|let|permit) myself (to (eat|have) )?(\w+ )?(food|dinner|lunch|breakfast|meals?|eat|carbs|snacks?)\b|\b(do not|not) deserve (to eat|food|dinner|meals?)\b/,
  /\b(diet|slimming|weight loss|fat burner|water) (pills?|tablets|tea)\b/,
  /\bvomit(ing)? (to|on purpose|myself|up (my )?(food|meals?))\b/,
  /\bearn (my |the |your |some )?(\w+ )?(food|dinner|lunch|breakfast|meals?|calories|carbs|treats?|right to eat)\b/,
  /\b(burn|work|run|walk|sweat) off (everything|all|whatever|what|every|my (dinner|lunch|food|meals?|binge)|the (food|meal|binge))\b/,
  /\b(afraid|scared|terrified|frightened|fear|panic|phobia) (of |to |about |when i |if i )(\w+ )?(eat|eating|food|meals?|gaining|gain|carbs|being fat|getting fat|calories)\b/,
  /\b(guilty|guilt|disgusted|ashamed|hate myself) (\w+ )?(after|for|when|whenever|every time|about|if) (i )?(eat|eating|ate|food|a meal|meals)\b/,
  /\banorexi|\bbulimi|\beating disorder|\bdisordered eating|\borthorexi/,
  /\bbing(e|es|ing|eing) (and|then|eat\w*|on food|every|at night|in secret|almost)|\bbinge$|\bbingeing\b/,
  /\bstarv(e|ing|ed|ation)\b/,
  /\bstop eating( (completely|altogether|at all|food|entirely|anything|meals?))?\s*([.,;!?]|$)|\bstop eating (completely|altogether|at all|food|entirely|anything|meals)\b/,
  /\b(eat|eating) (almost |practically |next to |basically )?nothing\b|\bonly (one|1) (meal|apple) (a|per|every|each) (day|2 days)\b|\b(eat|eating) (only )?(every other day|once every)\b/,
  /\bskip(ping)? (all |most |my )?(meals?|breakfast and lunch|lunch and dinner|dinner and)\b/,
  /\b(thigh gap|collar ?bones?|see my (bones|ribs)|ribs (show|showing|stick|visible)|hip bones|size (0|zero|00)|thinspo|pro ?ana|bikini bridge|bonespo)\b/,
  /\b(under ?weight|already (thin|skinny|slim|too thin))\b[^.]{0,60}\b(lose|thinner|skinnier|slimmer|fat|smaller)\b/,
  /\b(lose|thinner|skinnier|slimmer)\b[^.]{0,60}\b(under ?weight|already (thin|skinny|slim|too thin))\b/,
  /\bbody check(ing|s)?\b|\bchew(ing)? and spit/,
  /\bweigh(ing)? myself (\w+ )?(\d+|many|several|multiple|ten) times\b/,
  /\b(vomitar|anorexia|bulimia|laxantes|laxatifs|vomir|abfuhrmittel|erbrechen|laxantes|lassativi|laxeermiddelen)\b/,
];

/** Signs of an eating disorder, or a target that would harm: low weight, fast loss, very little food, long fasts. */
export function isEatingRisk(text: string): boolean {
  if (losesTooFast(text) || losesByADayTooNear(text) || bmiIsLow(text)) return true;
  if (bodyWeightIsLow(text) || eatsTooLittle(text) || fastsTooLong(text)) return true;
  return found(text, PATTERNS, IDIOMS);
}
