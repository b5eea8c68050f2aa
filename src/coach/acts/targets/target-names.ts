import type { PlannedHabit } from '#core/plan/plan.ts';
import { CONCEPTS } from '#coach/builtin/check-in/lexicon/habit-lexicon.ts';
import { sameWord, withinOneEdit } from '#coach/text/language.ts';
import { allOf, type Range, read, type Reading, type Token } from '#coach/text/reading.ts';
import { stem } from '#coach/text/stem.ts';
import { unitNamed } from '#coach/text/values/amounts.ts';
import { NOT_NAMES, REQUESTS } from '../act-words.ts';

/** How much a word says of a habit, by where it stands in its texts. */
const WEIGHTS = { head: 1.3, name: 1, purpose: 0.6, body: 0.45, cue: 0.4, fallback: 0.15, concept: 0.6 } as const;
/** A word made of another one says less than the word itself. */
const DERIVED = 0.8;
/** Below this a likeness is chance. */
const LEAST = 0.3;
/** A habit is meant when no other one comes nearer to it than this. */
const MARGIN = 0.8;
/** So near comes one that was chosen to the nearest of all where it is the one that is meant. */
const CHOSEN = 0.5;

type Bag = ReadonlyMap<string, number>;
type Plan = {
  readonly bags: readonly Bag[];
  readonly concepts: readonly ReadonlySet<string>[];
  /** The verbs that the habits begin with. */
  readonly verbs: readonly string[];
};

let conceptsByWord: ReadonlyMap<string, string> | null = null;

/** Everyday words for everyday acts: `stroll` and `walk` are one. */
function conceptOf(word: string): string | undefined {
  conceptsByWord ??= new Map(
    CONCEPTS.flatMap(({ id, habit }) =>
      habit.flatMap((phrase) => (phrase.includes(' ') ? [] : [[stem(phrase), id] as const])),
    ).toReversed(),
  );
  return conceptsByWord.get(stem(word));
}

const isName = ({ word, lemma, tag }: Token) =>
  word.length > 2 && tag !== 'number' && tag !== 'adverb' && !NOT_NAMES.has(word) && !NOT_NAMES.has(lemma);

const THINGS = new Set(['back', 'call', 'light', 'mind', 'work']);

/** `my back`, `the call`: behind an article or an owner a word is the thing. */
const isThing = ({ word, tag }: Token, before: Token | undefined) =>
  THINGS.has(word) && tag === 'noun' && before?.tag === 'determiner';

/** The words of a range that can name a habit. */
export function namesIn({ tokens }: Reading, { from, to }: Range, without: readonly Range[] = []): Token[] {
  return tokens
    .slice(from, to)
    .filter(
      (token, offset) =>
        (isName(token) || isThing(token, tokens[from + offset - 1])) &&
        !without.some((part) => part.from <= from + offset && part.to > from + offset),
    );
}

function put(bag: Map<string, number>, text: string, weight: number): void {
  const reading = read(text);
  for (const { word, lemma } of namesIn(reading, allOf(reading))) {
    for (const form of new Set([lemma, word])) bag.set(form, Math.max(bag.get(form) ?? 0, weight));
  }
}

/** What a habit is called: its act first, then what it is about, then what stands beside that. */
function putName(bag: Map<string, number>, description: string): void {
  const reading = read(description);
  const { tokens } = reading;
  const isBeside = (word: string, at: number) => (word === 'to' ? tokens[at + 1]?.tag === 'verb' : BESIDE.has(word));
  const purpose = tokens.findIndex(({ word }, at) => at > 1 && isBeside(word, at));
  put(bag, description.slice(0, tokens[purpose]?.from), WEIGHTS.name);
  put(bag, description, WEIGHTS.purpose);
  const [first, second] = tokens;
  const [thing] = namesIn({ ...reading, tokens: tokens.slice(1) }, { from: 0, to: 3 });
  if (first) put(bag, first.raw, WEIGHTS.head);
  // `Go for a walk`, `Do my exercises`, `No phone after ten`: what is done stands behind the verb.
  if (thing && second && LIGHT.has(first?.word ?? '')) put(bag, thing.raw, WEIGHTS.head);
}

function bagOf({ description, implementationIntention, measure }: PlannedHabit): Bag {
  const bag = new Map<string, number>();
  const end = implementationIntention.indexOf('. If ');
  const head = end < 0 ? implementationIntention : implementationIntention.slice(0, end);
  const act = head.indexOf('I will ');
  putName(bag, description);
  if (measure) put(bag, measure.unit, WEIGHTS.cue);
  put(bag, act < 0 ? '' : head.slice(act + 'I will '.length), WEIGHTS.body);
  put(bag, act < 0 ? head : head.slice(0, act), WEIGHTS.cue);
  put(bag, end < 0 ? '' : implementationIntention.slice(end), WEIGHTS.fallback);
  return bag;
}

/** From here on a habit's words are about something beside what is done: `Note in one word how the balance felt`. */
const BESIDE = new Set(REQUESTS.besideAct);
const LIGHT = new Set(REQUESTS.lightVerbs);

const kept = new WeakMap<readonly PlannedHabit[], Plan>();

function planOf(habits: readonly PlannedHabit[]): Plan {
  const known = kept.get(habits);
  if (known) return known;
  const bags = habits.map(bagOf);
  const concepts = bags.map(
    (bag) => new Set([...bag].flatMap(([word, weight]) => (weight >= WEIGHTS.name ? (conceptOf(word) ?? []) : []))),
  );
  const verbs = habits.map(({ description }) => read(description).tokens[0]?.lemma ?? '');
  const plan = { bags, concepts, verbs };
  kept.set(habits, plan);
  return plan;
}

/** A letter left out of a short word: `watr`. */
const isMisspelt = (word: string, own: string) =>
  word.length >= 4 && own.length > word.length && word[0] === own[0] && withinOneEdit(word, own);

/** `recitation` is of `recite`, `photo` of `photograph`. */
function isDerived(own: string, word: string): boolean {
  const root = own.endsWith('e') ? own.slice(0, -1) : own;
  const [short, long] = root.length < word.length ? [root, word] : [word, root];
  return short.length >= 5 && long.startsWith(short);
}

function likeness(own: string, word: string, lemma: string): number {
  if (sameWord(own, word) || sameWord(own, lemma) || isMisspelt(word, own)) return 1;
  return isDerived(own, word) ? DERIVED : 0;
}

/** Things that are also called what is done with them: `the phone` is not in `Phone Carys`. */
const USED = new Set(REQUESTS.usedThings);

function nearness({ word, lemma, tag }: Token, bag: Bag, concepts: ReadonlySet<string>, verb: string): number {
  if (verb === lemma && tag === 'noun' && USED.has(lemma)) return LEAST;
  const same = Math.max(...[lemma, word, unitNamed(word) ?? lemma].map((form) => bag.get(form) ?? 0));
  if (same >= WEIGHTS.name) return same;
  const nearest = Math.max(same, ...[...bag].map(([own, weight]) => weight * likeness(own, word, lemma)));
  const concept = conceptOf(lemma) ?? conceptOf(word);
  return Math.max(nearest, concept !== undefined && concepts.has(concept) ? WEIGHTS.concept : 0);
}

/** How much words mean each habit of a plan; a word that fits many says little. */
export function scores(names: readonly Token[], habits: readonly PlannedHabit[]): number[] {
  const { bags, concepts, verbs } = planOf(habits);
  const sums = habits.map(() => 0);
  for (const name of names) {
    const near = bags.map((bag, at) => nearness(name, bag, concepts[at] ?? new Set(), verbs[at] ?? ''));
    const fitting = near.filter((weight) => weight >= LEAST).length;
    const rarity = fitting === 0 ? 1 : Math.log(1 + habits.length / fitting) / Math.log(1 + habits.length);
    for (const [at, weight] of near.entries()) sums[at] = (sums[at] ?? 0) + weight * rarity;
  }
  return sums;
}

/** `the walk`, of `Go for a walk` and `Walk for 5 minutes`: all that a habit says it does. */
function isWhole(names: readonly Token[], habit: PlannedHabit | undefined): boolean {
  const { tokens, spans } = read(habit?.description ?? '');
  const isAmount = (at: number) => spans.some(({ kind, from, to }) => kind === 'amount' && from <= at && at < to);
  const isSaid = ({ lemma }: Token) => names.some((name) => name.lemma === lemma);
  return (
    tokens.some(isSaid) &&
    tokens.every((token, at) => isSaid(token) || isAmount(at) || SMALL.has(token.word) || LIGHT.has(token.word))
  );
}
const SMALL = new Set(['for', 'a', 'an', 'the', 'my', 'of']);

/** Of several that are called so, the one that the person named themselves, beside what was put around it: null without one. */
function ownOf(places: readonly number[], names: readonly Token[], habits: readonly PlannedHabit[]): number | null {
  const own = places.filter((at) => typeof habits[at]?.templateId !== 'string');
  const [place] = own;
  const isNamed = place !== undefined && names.every((name) => nearnessTo(name, habits, place) >= OF_ITSELF);
  return own.length === 1 && isNamed ? place : null;
}

/** The places of the habits that words name best: one when it is sure, several that fit alike, none when nothing fits. */
export function namedPlaces(
  names: readonly Token[],
  habits: readonly PlannedHabit[],
  chosen: readonly number[] = [],
): number[] {
  const all = scores(names, habits);
  const best = Math.max(0, ...all);
  if (best < LEAST * 0.6) return [];
  // What somebody chose is meant before what was only suggested to them.
  const nearest = Math.max(0, ...chosen.map((at) => all[at] ?? 0));
  const isChosen = nearest >= best * CHOSEN;
  const least = (isChosen ? nearest : best) * MARGIN;
  const places = all.flatMap((score, at) => (score >= least && (!isChosen || chosen.includes(at)) ? [at] : []));
  const whole = places.length > 1 ? places.filter((at) => isWhole(names, habits[at])) : [];
  if (whole.length === 1) return whole;
  const own = places.length > 1 ? ownOf(places, names, habits) : null;
  return own === null ? places : [own];
}

/** From here on a word is of what a habit does, and not of its time, its place or what is done instead. */
export const OF_ITSELF = 0.6;

/** How near a word comes to a habit's own, from nothing to one and more. */
export function nearnessTo(name: Token, habits: readonly PlannedHabit[], at: number): number {
  const { bags, concepts, verbs } = planOf(habits);
  const bag = bags[at];
  return bag ? nearness(name, bag, concepts[at] ?? new Set(), verbs[at] ?? '') : 0;
}
