const KG_PER: Readonly<Record<string, number>> = Object.fromEntries([
  ...'kg kgs kilo kilos quilo quilos chili'.split(' ').map((unit) => [unit, 1]),
  ...'lb lbs pound pounds'.split(' ').map((unit) => [unit, 0.4536]),
  ...'st stone stones'.split(' ').map((unit) => [unit, 6.35]),
]);
const UNIT = '(kgs?|kilos?|quilos?|chili|lbs?|pounds?|stones?|st)';
/** Healthy adults are at 18.5 and above (WHO); coaching.md 2.4. */
const LOWEST_BMI = 18.5;
/** kg a week (NICE), coaching.md 1.21; the rest is room for rounding. */
const FASTEST_LOSS = 1.05;
/** kcal a day. */
const LEAST_ENERGY = 1200;
/** Hours. */
const LONGEST_FAST = 24;

const DAYS_PER: readonly (readonly [RegExp, number])[] = [
  [/^(days?|dias?|jours?|tagen?|tage|tag|giorni|giorno|dagen|dag|dni|dzien|dagar|gun|gunde|din)$/, 1],
  [/^(weeks?|semanas?|semaines?|wochen?|settiman\w|weken|week|tygodni\w*|tydzien|veckor|vecka|hafta\w*|hafte)$/, 7],
  [
    /^(months?|meses|mes|mois|monaten?|monate|monat|mesi|mese|maanden|maand|miesiac\w*|manader|manad|ayda|mahine)$/,
    30.4,
  ],
  [/^(fortnights?)$/, 14],
  [/^(weekends?)$/, 3],
];

const getDays = (unit: string): number | undefined => DAYS_PER.find(([pattern]) => pattern.test(unit))?.[1];

function amount(word: string | undefined): number {
  if (word === undefined || !/^\d/.test(word)) return 1;
  return Number(word.replace(',', '.'));
}

const LOSING =
  /\b(los(?:e|ing)|loss|drop(?:ping)?|shed(?:ding)?|lighter|perder|bajar|perdre|maigrir|abnehm\w*|abzunehmen|emagrec\w*|dimagrire|perdere|afvallen|schud\w*|stracic|adelgazar|weight|slim\w*|peso|poids|off me|gone|melt|strip|kam kar\w*|ga ner|tappa|vermek|verlier\w*|kwijt|less of me|down \d)/;

function losesTooFast(text: string): boolean {
  const rate = new RegExp(
    `\\b(\\d+(?:[.,]\\d+)?|an?|half a) ?${UNIT}\\b(?: (?!and\\b|in\\b)\\w+){0,4}? (in|within|over|en|em|a|per|every|each|por|par|pro|by|al|alla|w|na|pa|op|the|for) (?:just |only |the |next |less |than |under |about |around |coming |these |di ){0,3}(?:(\\d+(?:[.,]\\d+)?|an?|un|una|une|ein|einer|einem|um|uma|een|en|couple of) )?(\\w+)`,
    'g',
  );
  for (const match of text.matchAll(rate)) {
    const days = getDays(match[5] ?? '');
    if (days === undefined) continue;
    const kilos = (match[1] === 'half a' ? 0.5 : amount(match[1])) * (KG_PER[match[2] ?? ''] ?? 0);
    const spans = match[4]?.startsWith('couple') ? 2 : amount(match[4]);
    if (kilos / (spans * days) > FASTEST_LOSS / 7) return true;
  }
  return false;
}

/** "In three weeks I want to lose ten kilos": the time comes first. */
function losesTooFastTimeFirst(text: string): boolean {
  const rate = new RegExp(
    `\\b(?:(?:in|within|over|en|em) )?(\\d+|an?|ek) (weeks?|days?|months?|fortnight|semanas?|dias?|wochen?|tagen?|semaines?|jours?|hafte|din|mahine|weken|dagen|tygodni\\w*|veckor|hafta\\w*|settiman\\w|giorni),?(?: me| mein)?(?: \\w+){0,7}? (\\d+(?:[.,]\\d+)?) ?${UNIT}\\b`,
    'g',
  );
  return [...text.matchAll(rate)].some((match) => {
    const days = getDays(match[2] ?? '');
    const kilos = amount(match[3]) * (KG_PER[match[4] ?? ''] ?? 0);
    return days !== undefined && kilos / (amount(match[1]) * days) > FASTEST_LOSS / 7;
  });
}

/** Kilos to be gone by a day that is near. */
function losesByADayTooNear(text: string): boolean {
  const near = new RegExp(
    `\\b(\\d+(?:[.,]\\d+)?) ?${UNIT}\\b(?: \\w+){0,5}? (?:(?:by|before|until|till|on|this|next|for) (?:\\w+ ){0,4}?(?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this week|next week|by tomorrow|overnight)\\b`,
    'g',
  );
  return [...text.matchAll(near)].some((match) => amount(match[1]) * (KG_PER[match[2] ?? ''] ?? 0) > FASTEST_LOSS);
}

function bmiIsLow(text: string): boolean {
  const said = [...text.matchAll(/\b(?:bmi|imc) (?:\w+ ){0,5}?(\d{2}(?:[.,]\d+)?)\b/g)];
  return said.some((match) => amount(match[1]) < LOWEST_BMI);
}

function heightInMetres(text: string): number | undefined {
  const cm = /\b(1\d{2}|2[0-2]\d) ?(cm|centim\w+)\b/.exec(text);
  if (cm) return Number(cm[1]) / 100;
  const metres = /\b([12])[.,m](\d{2}) ?(m|metres?|meters?|tall)?\b/.exec(text);
  if (metres) return Number(`${metres[1]}.${metres[2]}`);
  const feet = /\b([4-6]) ?(?:'|ft|feet|foot) ?(\d{1,2})?/.exec(text);
  if (feet) return Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254;
  return undefined;
}

function weightIn(match: RegExpExecArray): number {
  const base = Number((match[2] ?? '').replace(',', '.')) * (KG_PER[match[3] ?? ''] ?? 1);
  return match[3]?.startsWith('st') ? base + Number(match[4] ?? 0) * 0.4536 : base;
}

/** Below this an adult of unusual shortness would still be underweight. */
const LIGHT_ADULT_KG = 43;
const ABOUT_OWN_WEIGHT =
  /\b(i am|i weigh|weigh|weighing|get to|down to|reach|goal weight|target weight|gw|ideal weight|to be|peso|pesar|pese|peser|wiege|wiegen|pesare|weeg|waze|vager)\b/;
const OF_SOMETHING_ELSE =
  /\b(lose|losing|lost|drop|shed|lift|lifting|press|squat|deadlift|bench|another|gain|row|curl|over|heavier|lighter|by|dog|cat|bag|backpack|child|son|daughter|put on|more|dumbbells?|kettlebell)\b/;

function bodyWeightIsLow(text: string): boolean {
  const height = heightInMetres(text);
  const weight = new RegExp(`((?:\\w+ ){0,4})\\b(\\d{1,3}(?:[.,]\\d)?) ?${UNIT}\\b(?: (\\d{1,2})\\b)?`, 'g');
  for (const match of text.matchAll(weight)) {
    const before = (match[1] ?? '').trim();
    if (OF_SOMETHING_ELSE.test(before)) continue;
    const kilos = weightIn(match);
    if (height !== undefined && height >= 1.3 && kilos >= 25 && kilos / height ** 2 < LOWEST_BMI) return true;
    if (kilos >= 28 && kilos < LIGHT_ADULT_KG && ABOUT_OWN_WEIGHT.test(before)) return true;
  }
  return false;
}

const ENERGY =
  /([^.!?;]{0,40}?)\b(\d{2,4}) ?(?:k?cals?|calories|calorias|caloria|kalorien|kilocalories|calorieen|calorie|kalorii|kalorier|kalori)\b([^.!?;]{0,25})/g;
const OF_A_PART =
  /\b(burn\w*|deficit|less(?! than)|fewer(?! than)|(?<!no )more|extra|per (meal|snack)|a (meal|snack)|snack|each meal|cut|surplus|breakfast|lunch|dinner|latte|smoothie|per serving|recipe)\b/;

function eatsTooLittle(said: string): boolean {
  const text = said.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '');
  for (const match of text.matchAll(ENERGY)) {
    const around = `${match[1]} ${match[3]}`;
    if (OF_A_PART.test(around)) continue;
    if (Number(match[2]) < LEAST_ENERGY) return true;
  }
  return false;
}

const NO_FOOD =
  '(?:fast(?:s|ing)?|ayun\\w+|jeun\\w+|fasten|jejum|digiun\\w+|vasten|glodowk\\w+|fasta|oruc|(?:not|without|stop|no|zero|nothing) (?:to )?(?:eat|eating|food|solids?|meals?|comer|manger)(?: anything| any food| solid food)?|sin comer|sans manger|ohne essen|nichts essen|sem comer|senza mangiare|zonder eten|niets eten|bez jedzenia|inte ata)';
const SPAN =
  '(\\d+) ?(hours?|hrs?|h|days?|weeks?|dias?|jours?|tage|tagen|stunden|horas|heures|giorni|ore|dagen|uur|dni|dagar|gun|din)';

function fastsTooLong(text: string): boolean {
  const spans = [
    ...text.matchAll(new RegExp(`\\b${NO_FOOD} (?:\\w+ ){0,3}?${SPAN}\\b`, 'g')),
    ...text.matchAll(new RegExp(`\\b${SPAN} (?:\\w+ ){0,2}?${NO_FOOD}\\b`, 'g')),
  ];
  return spans.some((match) => {
    const unit = match[2] ?? '';
    const hours = /^(h|hours?|hrs?|stunden|horas|heures|ore|uur)$/.test(unit) ? 1 : /^weeks?$/.test(unit) ? 168 : 24;
    return Number(match[1]) * hours > LONGEST_FAST && !/(?:breakfast|eat|sugar|stop) fast/.test(match[0]);
  });
}

/** A weight, a rate of loss, an amount of food or a fast that would harm, worked out from the numbers in the text. */
export function hasHarmfulNumbers(text: string): boolean {
  if (LOSING.test(text) && (losesTooFast(text) || losesTooFastTimeFirst(text) || losesByADayTooNear(text))) return true;
  return bmiIsLow(text) || bodyWeightIsLow(text) || eatsTooLittle(text) || fastsTooLong(text);
}
