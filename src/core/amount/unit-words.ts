/** Words of units that are counted, by their plural: only these are put into the plural, as a guess would harm words of other languages. */
export const COUNTED_UNITS: readonly string[] = `
  glasses cups coffees drinks bottles litres liters portions servings pieces snacks sips cigarettes beers wines teas sodas
  sweets meals fruits vegetables chocolates cookies steps floors lengths laps rounds sets repetitions reps push-ups
  press-ups squats sit-ups pull-ups lunges burpees crunches poses exercises breaths walks runs stretches metres meters
  kilometres kilometers miles seconds minutes hours times sessions breaks pages chapters paragraphs sentences lines words
  cards lessons songs books poems articles drawings sketches photos tasks items things problems calls messages emails
  letters posts videos episodes games people plants prayers points verses
`
  .trim()
  .split(/\s+/);

/** Words that are the same in both, and words in the singular that end as a plural does. */
const UNCHANGED = /(?:ss|us|is|series|species)$/;
const OF_IE = /^(?:[a-z]|brown|calor|cook|mov|smooth|vegg)ies$/;
const WITH_ES = /(?:ch|sh|ss|x|zz|potato|tomato)es$/;

/** A word in the plural as it is said of one. */
function toOne(word: string): string {
  if (word === 'people') return 'person';
  if (!word.endsWith('s') || UNCHANGED.test(word)) return word;
  if (word.endsWith('ies') && !OF_IE.test(word)) return `${word.slice(0, -3)}y`;
  return WITH_ES.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const PLURALS = new Map(COUNTED_UNITS.map((unit) => [toOne(unit), unit]));

/** A unit as it is said of an amount: '1 glass', '0.5 glasses'. Of 'cups of tea' and 'deep breaths' cups and breaths are counted. */
export function unitFor(unit: string, amount: number): string {
  const words = unit.split(' ');
  const of = words.indexOf('of', 1);
  const counted = (of > 0 ? of : words.length) - 1;
  const word = words[counted] ?? '';
  return words.with(counted, amount === 1 ? toOne(word) : (PLURALS.get(word) ?? word)).join(' ');
}

/** Whether two units are one, in whichever number they are written. */
export function isSameUnit(one: string, other: string): boolean {
  return unitFor(one, 2) === unitFor(other, 2);
}
