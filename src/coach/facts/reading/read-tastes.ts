import type { Range, Reading } from '#coach/text/reading.ts';
import { AVOID_AFTER, AVOID_FRAMES, AVOID_WORDS } from '../words/avoid-words.ts';
import type { Limit } from '../fact.ts';
import { NameIndex, PatternList, entries } from './word-lists.ts';

const NAMES = new NameIndex(Object.entries(AVOID_WORDS).map(([id, { names }]) => [id, names]));
const LISTS = { before: new PatternList(AVOID_FRAMES), after: new PatternList(AVOID_AFTER) };
/** Said by itself of who one is: `I'm vegan`. */
const DIETS = new Set(
  entries(
    'vegan; vegetarian; veggie; plant; halal; kosher; coeliac; celiac; pescatarian; pescetarian; teetotal; lactose; gluten; hayfever; hay; nut',
  ),
);
const DIET_FRAME = new PatternList(
  `
    (is|am|are|eat|eats|go|keep|keeps|follow|have|been|a|cook) (strictly|strict|a|an|mostly|always|fully|lifelong|gone|a strict|now)?
    (vegan|vegetarian|veggie|plant based|halal|kosher|coeliac|celiac|pescatarian|pescetarian|teetotal|lactose|lactose intolerant|gluten free|dairy
    free);
    ^ (and|but|strictly|strict)? (vegan|vegetarian|veggie|pescatarian|coeliac|celiac|teetotal|halal|kosher|gluten free|nut allergy|lactose
    intolerant); (nut|egg|milk|wheat|fish|shellfish|soya) allergy; (have|get|with|bad) (bad|terrible|awful)? (hay fever|hayfever)
  `,
);
/** Words between a frame and what is avoided. */
const MOST_BETWEEN = 2;
const MOST_NAMED = 3;

/** Said of drink without naming it. */
const SOBER = new PatternList('(do|does) not drink $; never drink $; (is|am) (sober|in recovery|off the drink)');

const avoid = (what: string): Limit => ({ is: 'avoid', what });

/** What follows a frame: names that we know, else one noun of the person's own that ends the clause. */
function avoidedFrom(reading: Reading, from: number, to: number): Limit[] {
  const known = NAMES.within(reading, { from, to: Math.min(to, from + MOST_BETWEEN + MOST_NAMED * 2) });
  const [first] = known;
  if (first && first.from - from <= MOST_BETWEEN) return known.slice(0, MOST_NAMED).map(({ id }) => avoid(id));
  const rest = reading.tokens.slice(from, to).filter(({ tag }) => tag !== 'determiner');
  const [noun] = rest;
  const isLone = rest.length === 1 && noun !== undefined && noun.tag === 'noun' && noun.isPlural;
  return isLone && noun.lemma.length > 3 ? [avoid(noun.lemma)] : [];
}

/** What is not eaten, drunk, liked or dared; null when nothing is said of it. */
export function readTastes(reading: Reading, clause: Range): Limit[] {
  const diet = DIET_FRAME.find(reading, clause);
  const own = diet
    ? NAMES.within(reading, diet).filter(({ from }) => DIETS.has(reading.tokens[from]?.word ?? '') || diet.from <= from)
    : [];
  if (own.length > 0) return own.map(({ id }) => avoid(id));
  if (SOBER.find(reading, clause)) return [avoid('alcohol')];
  for (const frame of LISTS.before.findAll(reading, clause)) {
    const found = avoidedFrom(reading, frame.to, clause.to);
    if (found.length > 0) return found;
  }
  const after = LISTS.after.find(reading, clause);
  if (!after) return [];
  const named = NAMES.within(reading, { from: clause.from, to: after.from }).at(-1);
  return named && after.from - named.to <= 1 ? [avoid(named.id)] : [];
}
