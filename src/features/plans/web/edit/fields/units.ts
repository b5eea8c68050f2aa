import { isLimit, type Measure, toAmount } from '#core/amount/measure.ts';
import { COUNTED_UNITS, isSameUnit } from '#core/amount/unit-words.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { measureInWords } from '#web/habit/measure-words.ts';

/** What days amount to, by the words of the habit, and how much of the last unit is usual, 10 unless it is said. Units of weight and calories are left out on purpose: nobody is to be nudged to count them. */
const UNITS_BY_WORDS: readonly (readonly [RegExp, readonly string[], number?])[] = [
  [/\b(coffees?|espress\w+|caffeine)\b/, ['coffees', 'cups'], 2],
  [/\b(cigarettes?|smok\w+|vap\w+)\b/, ['cigarettes'], 3],
  [/\b(alcohol\w*|beers?|wines?)\b/, ['drinks'], 1],
  [/\b(tea)\b/, ['cups'], 2],
  [/\b(water|drink\w*|hydrat\w+)\b/, ['glasses', 'litres'], 2],
  [/\b(fruits?|vegetables?|veg|salads?)\b/, ['portions'], 3],
  [/\b(snacks?|sweets?|chocolates?|sodas?)\b/, ['portions'], 1],
  [/\b(run|running|jog\w*|cycl\w+|bik\w+|ride)\b/, ['km', 'minutes']],
  [/\b(swim\w*)\b/, ['lengths', 'minutes']],
  [/\b(walk\w*|hik\w+|stroll\w*|steps?)\b/, ['steps', 'minutes']],
  [/\b(stairs?|floors?)\b/, ['floors'], 3],
  [/\b(push-?ups?|press-?ups?)\b/, ['push-ups']],
  [/\b(squats?)\b/, ['squats']],
  [/\b(sit-?ups?|crunches|pull-?ups?|burpees|lunges)\b/, ['repetitions']],
  [/\b(train\w*|exercis\w+|workouts?|stretch\w*|yoga|plank\w*|danc\w+)\b/, ['minutes', 'rounds'], 2],
  [/\b(read\w*|books?)\b/, ['pages', 'minutes']],
  [/\b(writ\w+|journal\w*|diary)\b/, ['words', 'pages'], 1],
  [/\b(vocabulary|flash-?cards?)\b/, ['words', 'cards']],
  [
    /\b(learn\w*|stud\w+|languages?|lessons?|practis\w+|practic\w+|cod(?:e|ing)|program\w*)\b/,
    ['minutes', 'lessons'],
    1,
  ],
  [/\b(guitar|piano|violin|sing\w*|songs?|instrument)\b/, ['minutes', 'songs'], 2],
  [/\b(meditat\w+|mindful\w*|breath\w*)\b/, ['minutes', 'breaths']],
  [/\b(grateful|gratitude|thank\w*)\b/, ['things'], 3],
  [/\b(phone|screen|scroll\w*|instagram|tiktok|youtube|games?|gaming|tv|television|series)\b/, ['minutes', 'hours'], 1],
  [/\b(sleep\w*)\b/, ['hours'], 8],
  [/\b(tidy\w*|clean\w*|declutter\w*|wash\w*)\b/, ['minutes', 'things'], 3],
  [/\b(call\w*|friends?|famil\w+|e-?mails?|messages?)\b/, ['messages', 'calls'], 1],
];

const USUAL = 10;

/** Units that a habit's text may hold beside its number. */
const KNOWN = new Set([...UNITS_BY_WORDS.flatMap(([, units]) => units), ...COUNTED_UNITS, 'ml']);

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const A_NUMBER = new RegExp(`\\b(\\d+(?:[.,]\\d+)?|${NUMBER_WORDS.join('|')})[ -]?([a-z-]+)(?: ([a-z-]+))?`, 'g');
const SPOKEN_LIMIT = /\b(most|more than|max\w*|limit\w*|under|fewer|less|no|none|without)\b/;

export type AmountInText = { readonly amount: number; readonly unit: string };

function toNumber(text: string): number {
  const word = NUMBER_WORDS.indexOf(text);
  return word === -1 ? toAmount(Number(text.replace(',', '.'))) : word + 1;
}

function toUnit(word: string | undefined): string | undefined {
  const forms = word ? [word, `${word}s`, `${word}es`] : [];
  return forms.find((form) => KNOWN.has(form));
}

/** The first amount that the habit's own words hold, such as 6 glasses in 'Drink 6 glasses of water'; one word may stand between. */
export function amountIn(description: string): AmountInText | null {
  for (const [, number = '', next, afterNext] of description.toLowerCase().matchAll(A_NUMBER)) {
    const unit = toUnit(next) ?? toUnit(afterNext);
    if (unit) return { amount: toNumber(number), unit };
  }
  return null;
}

const rowFor = (words: string) => UNITS_BY_WORDS.find(([pattern]) => pattern.test(words));
const fitsTo = (words: string) => rowFor(words)?.[1];

/** An amount that would make a habit easier to tick; null where its words say one, or nothing of it is counted. */
export function missingAmount(description: string): AmountInText | null {
  const words = description.toLowerCase();
  if (words.split('').some((letter) => letter >= '0' && letter <= '9') || amountIn(description)) return null;
  const [, units = [], amount = USUAL] = rowFor(words) ?? [];
  const unit = units.at(-1);
  return unit === undefined ? null : { amount, unit };
}

/** Units that fit the habit's words, the one that stands in them first; time fits whatever is not known. */
export function suggestedUnits(description: string): string[] {
  const words = description.toLowerCase();
  const own = amountIn(description)?.unit;
  const fitting = fitsTo(words) ?? ['minutes', 'times'];
  return own ? [own, ...fitting.filter((unit) => unit !== own)] : [...fitting];
}

/** Whether the habit's words say its measure already, so that nothing has to say it again beside them. */
export function isSaidIn(description: string, measure: Measure): boolean {
  const said = amountIn(description);
  if (!said || !isSameUnit(said.unit, measure.unit)) return false;
  if (!isLimit(measure)) return said.amount === measure.atLeast;
  return said.amount === measure.atMost && SPOKEN_LIMIT.test(description.toLowerCase());
}

/** The measure where the habit's own words do not say it; null where nothing is to be added. */
export function unsaidMeasure({ description, measure }: Pick<PlannedHabit, 'description' | 'measure'>): string | null {
  return measure && !isSaidIn(description, measure) ? measureInWords(measure) : null;
}
