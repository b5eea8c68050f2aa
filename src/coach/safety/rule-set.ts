import type { Passage } from './passage.ts';
import { compile, type Pattern, type Span, spansOfPattern } from './pattern.ts';

type Part = { readonly joint: '&' | '&&' | '&!' | '&!!'; readonly pattern: Pattern };
type Rule = { readonly first: Pattern; readonly others: readonly Part[] };

/** What a label listens for, after its look-alikes have been blanked. */
export type RuleSet = { readonly lookAlikes: readonly Pattern[]; readonly rules: readonly Rule[] };

/** Words between two parts of a rule that still speak of one thing. */
const NEAR = 16;

function ruleOf(source: string): Rule {
  const [first = '', ...rest] = source.split(/ (&!!|&!|&&|&) /);
  const others: Part[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    others.push({ joint: rest[index] as Part['joint'], pattern: compile(rest[index + 1] ?? '') });
  }
  return { first: compile(first), others };
}

/**
 * Rules as text. `a & b`: both patterns in one sentence, near each other, in any order; `a && b`: b anywhere in the text;
 * `a &! b`: unless b is in the sentence; `a &!! b`: unless b is anywhere.
 */
export function ruleSet(rules: readonly string[], lookAlikes: readonly string[] = []): RuleSet {
  return { rules: rules.map(ruleOf), lookAlikes: lookAlikes.map(compile) };
}

type Place = { readonly passage: Passage; readonly blank: ReadonlySet<number> };

function partHolds(part: Part, { passage, blank }: Place, [from, to]: Span): boolean {
  const spans = spansOfPattern(part.pattern, passage, blank);
  if (part.joint === '&&') return spans.length > 0;
  if (part.joint === '&!!') return spans.length === 0;
  const here = spans.filter(([at]) => passage.ends[at] === passage.ends[from]);
  if (part.joint === '&!') return here.length === 0;
  return here.some(([start, end]) => start - to <= NEAR && from - end <= NEAR);
}

function ruleHolds(rule: Rule, place: Place): boolean {
  return spansOfPattern(rule.first, place.passage, place.blank).some((span) =>
    rule.others.every((part) => partHolds(part, place, span)),
  );
}

const NOTHING: ReadonlySet<number> = new Set();

function blanked(passage: Passage, lookAlikes: readonly Pattern[]): Set<number> {
  const blank = new Set<number>();
  for (const pattern of lookAlikes) {
    for (const [from, to] of spansOfPattern(pattern, passage, NOTHING))
      for (let at = from; at < to; at += 1) blank.add(at);
  }
  return blank;
}

/** True when a rule of the set holds in the text once the look-alikes are out. */
export function holds(set: RuleSet, passage: Passage): boolean {
  const place = { passage, blank: blanked(passage, set.lookAlikes) };
  return set.rules.some((rule) => ruleHolds(rule, place));
}
