import { framedWords } from './frames.ts';
import { getPassage, type Passage } from './passage.ts';
import { compile, isPossible, type Pattern, type Span, spansOfPattern, startWords } from './pattern.ts';

type Part = { readonly joint: '&' | '&&' | '&!' | '&!!' | '~!'; readonly pattern: Pattern };
type Rule = { readonly first: Pattern; readonly others: readonly Part[] };

/** What a label listens for, after its look-alikes have been blanked. */
export type RuleSet = {
  readonly lookAlikes: readonly Rule[];
  /** The rules that begin with a plain word, under each such word, so that a text meets only those whose word it holds. */
  readonly byWord: ReadonlyMap<string, readonly Rule[]>;
  readonly others: readonly Rule[];
  /** Whether what is long over still counts: an illness that passed does not, wanting to die does. */
  readonly pastCounts: boolean;
};

/** Words between two parts of a rule that still speak of one thing. */
const NEAR = 16;
/** Words between a part and a word that stands beside it and says what it is about. */
const BESIDE = 6;

function getRule(source: string): Rule {
  const [first = '', ...rest] = source.split(/ (&!!|&!|&&|&|~!) /);
  const others: Part[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    others.push({ joint: rest[index] as Part['joint'], pattern: compile(rest[index + 1] ?? '') });
  }
  return { first: compile(first), others };
}

const COMPILED = new Map<readonly string[], readonly Rule[]>();

/** Two sets may share their look-alikes. */
function getLookAlikes(sources: readonly string[]): readonly Rule[] {
  const rules = COMPILED.get(sources) ?? sources.map(getRule);
  COMPILED.set(sources, rules);
  return rules;
}

/**
 * Rules as text. `a & b`: both patterns in one sentence, near each other, in any order; `a && b`: b anywhere in the text;
 * `a &! b`: unless b is in the sentence, `a ~! b`: unless it is beside a there; `a &!! b`: unless b is anywhere. A look-alike is written the same way: where `a` stands,
 * the words are blanked.
 */
export function ruleSet(
  rules: readonly string[],
  lookAlikes: readonly string[] = [],
  { pastCounts = false }: { pastCounts?: boolean } = {},
): RuleSet {
  const byWord = new Map<string, Rule[]>();
  const others: Rule[] = [];
  for (const rule of rules.map(getRule)) {
    const words = startWords(rule.first);
    if (words === undefined) others.push(rule);
    else for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
  }
  return { byWord, others, lookAlikes: getLookAlikes(lookAlikes), pastCounts };
}

type Place = { readonly passage: Passage; readonly blank: ReadonlySet<number> };

/** Which spans of a rule's first pattern keep their hold, given where another part of it stands. */
function kept(spans: Span[], { joint, at: found, ends }: { joint: Part['joint']; at: Span[]; ends: Passage['ends'] }) {
  if (joint === '&&') return found.length > 0 ? spans : [];
  if (joint === '&!!') return found.length === 0 ? spans : [];
  if (found.length === 0) return joint === '&' ? [] : spans;
  if (joint === '&!') {
    const sentences = new Set(found.map(([at]) => ends[at]));
    return spans.filter(([from]) => !sentences.has(ends[from]));
  }
  const within = joint === '~!' ? BESIDE : NEAR;
  // A word that the rule itself begins or ends with says nothing against it.
  const isApart = ([from, to]: Span, [start, end]: Span) =>
    joint === '&' || end - start > 1 || (start !== from && end !== to);
  const isNear = (span: Span) =>
    found.some((other) => {
      const apart = Math.max(other[0] - span[1], span[0] - other[1]);
      return ends[other[0]] === ends[span[0]] && apart <= within && isApart(span, other);
    });
  return spans.filter((span) => isNear(span) === (joint === '&'));
}

const NOTHING: ReadonlySet<number> = new Set();

function spansOfRule({ first, others }: Rule, { passage, blank }: Place): Span[] {
  let spans = spansOfPattern(first, passage, blank);
  for (const { joint, pattern } of others) {
    if (spans.length === 0) return spans;
    spans = kept(spans, {
      joint,
      at: spansOfPattern(pattern, passage, joint === '~!' ? NOTHING : blank),
      ends: passage.ends,
    });
  }
  return spans;
}

/** Per passage and look-alikes, where the past counts and where it does not. */
type Blanked = WeakMap<Passage, Map<readonly Rule[], ReadonlySet<number>>>;
const BLANKED: Readonly<Record<'past' | 'present', Blanked>> = { past: new WeakMap(), present: new WeakMap() };

function blanked(passage: Passage, { lookAlikes, pastCounts }: RuleSet): ReadonlySet<number> {
  const reading = BLANKED[pastCounts ? 'past' : 'present'];
  const known = reading.get(passage) ?? new Map<readonly Rule[], ReadonlySet<number>>();
  reading.set(passage, known);
  const blank =
    known.get(lookAlikes) ?? new Set([...framedWords(passage, { pastCounts }), ...wordsOf(lookAlikes, passage)]);
  known.set(lookAlikes, blank);
  return blank;
}

function wordsOf(rules: readonly Rule[], passage: Passage): Set<number> {
  const spans = rules.flatMap((rule) => spansOfRule(rule, { passage, blank: NOTHING }));
  return new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));
}

/** A text without the words where rules hold. */
export function without(rules: readonly string[], passage: Passage): Passage {
  const taken = wordsOf(getLookAlikes(rules), passage);
  return taken.size === 0 ? passage : getPassage(passage.tokens.filter((_, at) => !taken.has(at)).join(' '));
}

/** Cheap, and true of few rules in most texts: the words that a rule cannot do without are all there. */
function mayHold({ first, others }: Rule, passage: Passage): boolean {
  const needed = others.filter(({ joint }) => joint === '&' || joint === '&&');
  if (!isPossible(first, passage) || !needed.every(({ pattern }) => isPossible(pattern, passage))) return false;
  return spansOfPattern(first, passage, NOTHING).length > 0;
}

function getCandidates({ byWord, others }: RuleSet, passage: Passage): Rule[] {
  const begun = new Set<Rule>();
  for (const word of passage.places.keys()) for (const rule of byWord.get(word) ?? []) begun.add(rule);
  return [...begun, ...others].filter((rule) => mayHold(rule, passage));
}

/** True when a rule of the set holds in the text once the look-alikes are out. */
export function holds(set: RuleSet, passage: Passage): boolean {
  const candidates = getCandidates(set, passage);
  if (candidates.length === 0) return false;
  const place = { passage, blank: blanked(passage, set) };
  return candidates.some((rule) => spansOfRule(rule, place).length > 0);
}
