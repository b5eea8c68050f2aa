import { phrases, phraseSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Range, Reading } from '#coach/text/reading.ts';
import { AVOID_WORDS } from '../words/life-words.ts';
import type { Limit } from '../fact.ts';
import { NameIndex, PatternList } from './word-lists.ts';

const { life } = knowledge;

/** How what is avoided is named. */
export const AVOIDED_NAMES = new NameIndex(Object.entries(AVOID_WORDS).map(([id, { names }]) => [id, names]));
const LISTS = { before: new PatternList(life.avoidFrames), after: new PatternList(life.avoidAfter) };
/** Said by itself of who one is: `I'm vegan`. */
const DIETS = phraseSet(life.diets);
const DIET_FRAME = new PatternList(life.dietFrames);
/** Words between a frame and what is avoided. */
const MOST_BETWEEN = 2;
const MOST_NAMED = 3;

/** Ability that is missing so far is what a goal is about. */
const NOT_YET = new PatternList('^ (yet|well|properly|fluently|very|as); ^ #number; ^ #amount; ^ for? #amount yet');
const UNABLE = new PatternList(life.unableFrames);
const ACTS = new NameIndex(phrases(life.unableActs).map((act) => [act, act]));

/** Said of drink without naming it. */
const SOBER = new PatternList('(do|does) not drink $; never drink $; (is|am) (sober|in recovery|off the drink)');

/** What is disliked without being a part of any habit: the job, the days, people. */
const NOT_HABITS = phraseSet(life.notHabits);
const ABSTRACT_NOUNS = phraseSet(life.abstract);
const isNoHabit = (lemma: string) => NOT_HABITS.has(lemma) || ABSTRACT_NOUNS.has(lemma);

const avoid = (what: string): Limit => ({ is: 'avoid', what });

/** What follows a frame: names that we know, else one noun of the person's own that ends the clause. */
function avoidedFrom(reading: Reading, from: number, to: number): Limit[] {
  const known = AVOIDED_NAMES.within(reading, { from, to: Math.min(to, from + MOST_BETWEEN + MOST_NAMED * 2) });
  const [first] = known;
  if (first && first.from - from <= MOST_BETWEEN) return known.slice(0, MOST_NAMED).map(({ id }) => avoid(id));
  const rest = reading.tokens.slice(from, to).filter(({ tag }) => tag !== 'determiner');
  const [noun] = rest;
  const isLone = rest.length === 1 && noun?.tag === 'noun' && noun.lemma.length > 3;
  return isLone && !isNoHabit(noun.lemma) ? [avoid(noun.lemma)] : [];
}

/** What is not eaten, drunk, liked or dared; null when nothing is said of it. */
export function readTastes(reading: Reading, clause: Range): Limit[] {
  const diet = DIET_FRAME.find(reading, clause);
  const own = diet
    ? AVOIDED_NAMES.within(reading, diet).filter(
        ({ from }) => DIETS.has(reading.tokens[from]?.word ?? '') || diet.from <= from,
      )
    : [];
  if (own.length > 0) return own.map(({ id }) => avoid(id));
  const unable = UNABLE.findAll(reading, clause).flatMap(({ caught }) => {
    const named = caught['act'] && ACTS.at(reading, caught['act'].from, clause.to);
    const isForNow = named && NOT_YET.find(reading, { from: named.to, to: Math.min(clause.to, named.to + 2) }) !== null;
    return named && !isForNow ? [avoid(named.id)] : [];
  });
  if (unable.length > 0) return unable.slice(0, 1);
  if (SOBER.find(reading, clause)) return [avoid('alcohol')];
  for (const frame of LISTS.before.findAll(reading, clause)) {
    const found = avoidedFrom(reading, frame.to, clause.to);
    if (found.length > 0) return found;
  }
  const after = LISTS.after.find(reading, clause);
  if (!after) return [];
  const named = AVOIDED_NAMES.within(reading, { from: clause.from, to: after.from }).at(-1);
  return named && after.from - named.to <= 1 ? [avoid(named.id)] : [];
}
