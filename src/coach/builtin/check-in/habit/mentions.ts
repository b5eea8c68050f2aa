import { type Idiom, standsAt, type Term } from './profile-concepts.ts';
import type { Profile } from './habit-profile.ts';
import { WEIGHTS } from './profile-words.ts';
import { isMark, type Token } from '../text/normalise.ts';
import { amountSpans } from './amount-spans.ts';
import { isOtherObject } from './mention-objects.ts';
import type { Span } from './span.ts';
import type { Amount } from '../text/amount.ts';

/** Spans of one habit within this much of the best keep their claim on the words. */
const MARGIN = 0.4;
/** Prepositions before a place. */
const AT_PLACE = /^(in|at|from|into|around|outside|on|to|near|by)$/;

type Index = readonly { readonly profile: Profile; readonly byFirst: ReadonlyMap<string, readonly Term[]> }[];

/** Terms of all habits by their first word. */
export function termIndex(profiles: readonly Profile[]): Index {
  return profiles.map((profile) => ({ profile, byFirst: withTelling(profile, profiles) }));
}

/** Of two habits about the phone, `meals` and `first hour` tell which is meant: words that only one of them has count for as much as a modifier. */
function withTelling(profile: Profile, profiles: readonly Profile[]): Profile['byFirst'] {
  const rivals = profiles.filter(
    (other) => other !== profile && [...other.concepts].some((concept) => profile.concepts.has(concept)),
  );
  // “Feed the cat” and “brush the cat” share the cat; the act tells which is meant.
  const isCommon = ({ lemmas, weight }: Term) =>
    weight < WEIGHTS.narrow &&
    lemmas.length === 1 &&
    profile.content.includes(lemmas[0] ?? '') &&
    profiles.some((other) => other !== profile && other.terms.some((term) => isOwnWord(term, lemmas)));
  if (rivals.length === 0) return profile.byFirst;
  const isTold = ({ lemmas, weight }: Term) =>
    weight < WEIGHTS.faint && lemmas.length === 1 && !profiles.some((other) => other !== profile && has(other, lemmas));
  return new Map(
    [...profile.byFirst].map(([first, terms]) => [
      first,
      terms.map((term) =>
        isCommon(term) ? { ...term, weight: WEIGHTS.own } : isTold(term) ? { ...term, weight: WEIGHTS.modifier } : term,
      ),
    ]),
  );
}

function isOwnWord({ lemmas, weight, isOpposite }: Term, [word = '']: readonly string[]): boolean {
  return weight >= WEIGHTS.narrow && !isOpposite && lemmas.length === 1 && lemmas[0] === word;
}

function has({ byFirst }: Profile, [first = '']: readonly string[]): boolean {
  return byFirst.has(first);
}

/** Small words that may stand between the words of a phrase: `bed is made`, `walked the dog`. */
const BETWEEN =
  /^(?:the|my|a|an|our|his|her|their|'s|is|was|are|were|got|all|both|own|one|now|nicely|fully|really|very)$/;
const MOST_BETWEEN = 2;

/** Where the phrase that begins at a word ends; null when it does not stand there. */
function getEnd(tokens: readonly Token[], from: number, lemmas: readonly string[]): number | null {
  let at = from;
  for (const lemma of lemmas) {
    let skipped = 0;
    while (at > from && tokens[at]?.lemma !== lemma && skipped < MOST_BETWEEN && BETWEEN.test(tokens[at]?.word ?? '')) {
      at += 1;
      skipped += 1;
    }
    if (tokens[at]?.lemma !== lemma) return null;
    at += 1;
  }
  return at;
}

function idiomRanges(tokens: readonly Token[], profile: Profile): (readonly [number, number])[] {
  return tokens.flatMap((token, from) =>
    (profile.idioms.get(token.lemma) ?? [])
      .filter((idiom) => standsAt(tokens, from, idiom) && !isNoun(tokens, from, idiom))
      .map((idiom) => [from, from + idiom.lemmas.length] as const),
  );
}

/** “Got my walk in” is no walking in. */
function isNoun(tokens: readonly Token[], from: number, { lemmas }: Idiom): boolean {
  return (
    lemmas.length === 2 &&
    /^(?:in|out|off|on|up|down)$/.test(lemmas[1] ?? '') &&
    /^(?:my|your|our|a|another)$/.test(tokens[from - 1]?.word ?? '')
  );
}

function weightAt(tokens: readonly Token[], from: number, term: Term): number {
  if (!term.isPlace) return isLater(tokens, from) ? Math.min(term.weight, 1) : term.weight;
  const before = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? ''];
  const isThere =
    AT_PLACE.test(before[0] ?? '') || (/^(the|my|our)$/.test(before[0] ?? '') && AT_PLACE.test(before[1] ?? ''));
  return isThere && term.lemmas.length === 1 ? Math.min(term.weight, 1) : term.weight;
}

/** “Fortnite before maths”: what the act comes before was not reported. */
function isLater(tokens: readonly Token[], from: number): boolean {
  const at = /^(?:my|the|any)$/.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1;
  return tokens[at]?.word === 'before' && at > 0;
}

/** `a`, `can`, `will` and the like are read as grammar before they are read as nouns. */
function isGrammar(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(does|do|did|will|can|may|might|have|has|had|be|am|is|are|not|no|left|mean|like|even|note that)$/.test(token.word)
  );
}

function termsFrom(index: Index, token: Token): { profile: Profile; term: Term }[] {
  return index.flatMap(({ profile, byFirst }) => (byFirst.get(token.lemma) ?? []).map((term) => ({ profile, term })));
}

function getSpans(
  tokens: readonly Token[],
  index: Index,
  idioms: ReadonlyMap<number, readonly (readonly [number, number])[]>,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const token = tokens[from];
    if (!token || isMark(token)) continue;
    for (const { profile, term } of termsFrom(index, token)) {
      const isLeaving =
        token.word === 'left' &&
        (from === 0 || /^(?:i|we|and|,|just|finally|then|\.)$/.test(tokens[from - 1]?.word ?? '')) &&
        /^(?:at|by|work|the|home|early|late|on|my)$/.test(tokens[from + 1]?.word ?? '');
      if (term.lemmas.length === 1 && isGrammar(token) && !isLeaving) continue;
      const to = getEnd(tokens, from, term.lemmas);
      if (to === null) continue;
      const longest = Math.max(
        0,
        ...(idioms.get(profile.index) ?? [])
          .filter(([start, end]) => from < end && to > start && to - from <= end - start)
          .map(([start, end]) => end - start),
      );
      // An idiom as long as the contrary words is most often those words themselves.
      if (longest > 0 && (!term.isOpposite || longest > to - from)) continue;
      spans.push({
        habit: profile.index,
        from,
        to,
        weight: weightAt(tokens, from, term),
        isOpposite: term.isOpposite,
        isShared: false,
        ...(term.rank !== undefined && { rank: term.rank }),
      });
    }
  }
  return spans;
}

/** Longer and surer words win: of overlapping spans the weaker ones of other habits go; equal ones are shared. */
function settled(spans: readonly Span[], profiles: readonly Profile[]): Span[] {
  const isBreach = (one: Span, other: Span) =>
    one.isOpposite && !other.isOpposite && profiles[other.habit]?.kind === 'avoid';
  const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
  const inside = (a: Span, b: Span) => a.from >= b.from && a.to <= b.to && a.to - a.from < b.to - b.from;
  const best = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          overlap(span, other) &&
          !isBreach(span, other) &&
          ((inside(span, other) &&
            other.weight >= 2 &&
            (other.habit === span.habit || other.weight >= span.weight - 0.6)) ||
            (other.habit !== span.habit && other.weight > span.weight + MARGIN && !inside(other, span))),
      ),
  );
  const unique = best.filter(
    (span, at) =>
      !best.some(
        (other, otherAt) =>
          other.habit === span.habit &&
          overlap(span, other) &&
          other !== span &&
          (other.weight > span.weight || (other.weight === span.weight && otherAt < at)),
      ),
  );
  return unique.map((span) => ({
    ...span,
    // A burger breaks “no fast food” whether or not it stands for no cooking.
    isShared: unique.some(
      (other) => other.habit !== span.habit && overlap(span, other) && !isBreach(span, other) && !isBreach(other, span),
    ),
  }));
}

/** “Played my scales” plays no piece: the verb alone goes with what another habit does. */
function withoutTaken(tokens: readonly Token[], found: readonly Span[], profiles: readonly Profile[]): Span[] {
  const isDetermined = (at: number) => /^(?:the|my|our|some|all|a|an)$/.test(tokens[at]?.word ?? '');
  return found.filter((span) => {
    const profile = profiles[span.habit];
    const isVerb = span.weight === WEIGHTS.semi && span.to - span.from === 1;
    if (!profile || !isVerb || profile.hasObject || tokens[span.from]?.lemma !== profile.content[0]) return true;
    const at = isDetermined(span.to) ? span.to + 1 : span.to;
    const isOwn = found.some(({ habit, from }) => habit === span.habit && from === at);
    return (
      isOwn || !found.some(({ habit, from, weight }) => habit !== span.habit && from === at && weight === WEIGHTS.own)
    );
  });
}

/** Who speaks of what: every span of the message that belongs to a habit. */
export function spansIn({
  tokens,
  profiles,
  index,
  amounts,
}: {
  tokens: readonly Token[];
  profiles: readonly Profile[];
  index: Index;
  amounts: readonly Amount[];
}): Span[] {
  const idioms = new Map(profiles.map((profile) => [profile.index, idiomRanges(tokens, profile)]));
  const found = getSpans(tokens, index, idioms);
  const others = found.filter((span) =>
    isOtherObject({ tokens, span, profile: profiles[span.habit], all: span.weight }),
  );
  const spans = withoutTaken(tokens, found, profiles).filter(
    (span) => !others.some((other) => other.habit === span.habit && other.from === span.from && other.to === span.to),
  );
  return settled([...spans, ...amountSpans({ tokens, amounts, profiles, found: spans })], profiles);
}

/** Weight from which words speak of a habit. */
const THRESHOLD = 2;

export type Owner = { readonly habit: number; readonly spans: readonly Span[]; readonly isClear: boolean };

/** How near the words are to the whole of the habit. */
const headRank = (spans: readonly Span[]) => Math.min(...spans.map(({ rank = 0 }) => rank));

/** Which habits the words speak of: enough weight, and shared words only beside words of one's own. */
export function getOwners(clauseSpans: readonly Span[], likeness: (habit: number) => number = () => 0): Owner[] {
  const habits = [...new Set(clauseSpans.map(({ habit }) => habit))];
  const weigh = (spans: readonly Span[]) => spans.reduce((sum, { weight }) => sum + weight, 0);
  const spansOfHabit = (habit: number) => clauseSpans.filter((span) => span.habit === habit);
  const own = new Map(habits.map((habit) => [habit, weigh(spansOfHabit(habit).filter(({ isShared }) => !isShared))]));
  return habits.flatMap((habit) => {
    const spans = spansOfHabit(habit);
    if (weigh(spans) < THRESHOLD) return [];
    const mine = own.get(habit) ?? 0;
    if (mine >= THRESHOLD) return [{ habit, spans, isClear: true }];
    const shared = spans.filter(({ isShared }) => isShared);
    const rivals = habits.filter(
      (other) =>
        other !== habit &&
        spansOfHabit(other).some((span) => shared.some(({ from, to }) => from < span.to && span.from < to)),
    );
    if (rivals.some((other) => (own.get(other) ?? 0) > mine)) return [];
    // Small words decide between equals: “my phone in the first hour” is the habit of the first hour.
    const [like, most] = [likeness(habit), Math.max(0, ...rivals.map(likeness))];
    if (like < most) return [];
    const equals = rivals.filter((other) => likeness(other) === like);
    const rank = headRank(shared);
    const others = equals.map((other) => headRank(spansOfHabit(other)));
    if (others.some((other) => other < rank)) return [];
    const isHead = others.every((other) => rank < other);
    return [{ habit, spans, isClear: isHead || mine > 0 || like > most }];
  });
}

/** How many words of a text stand in a habit's description; a time of day speaks for the habit that has one. */
export function likenessTo(lemmas: readonly string[], profiles: readonly Profile[]): (habit: number) => number {
  const said = new Set(lemmas);
  const hasTime = lemmas.some((word) => /^\d{1,2}(?:[:.]\d{2})?$/.test(word));
  return (habit) => {
    const profile = profiles[habit];
    if (!profile) return 0;
    const named = profile.words.filter((word) => said.has(word)).length + (hasTime && profile.clock ? 1 : 0);
    // “Studying” is the whole of one habit and a third of “plan tomorrow's study”.
    const isWhole = profile.content.length > 0 && profile.content.every((word) => said.has(word));
    return named + (isWhole ? 0.5 : 0);
  };
}
