import { idiomPlaces, type Term } from './profile-concepts.ts';
import type { Profile } from './habit-profile.ts';
import { WEIGHTS } from './profile-words.ts';
import { isMark, type Token } from './normalise.ts';
import { type Amount, inUnit } from './quantities.ts';

/** Words of a message that speak of a habit. */
export type Span = {
  readonly habit: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly isOpposite: boolean;
  /** Others share it; it counts only beside words that are the habit's alone. */
  isShared: boolean;
};

/** Spans of one habit within this much of the best keep their claim on the words. */
const MARGIN = 0.45;
/** Prepositions before a place. */
const AT_PLACE = /^(in|at|from|into|around|outside|on|to|near|by)$/;

type Index = ReadonlyMap<string, readonly { readonly profile: Profile; readonly term: Term }[]>;

/** Terms of all habits by their first word. */
export function termIndex(profiles: readonly Profile[]): Index {
  const index = new Map<string, { profile: Profile; term: Term }[]>();
  for (const profile of profiles) {
    for (const term of profile.terms) {
      const first = term.lemmas[0];
      if (first === undefined) continue;
      const list = index.get(first);
      if (list) list.push({ profile, term });
      else index.set(first, [{ profile, term }]);
    }
  }
  return index;
}

function matches(tokens: readonly Token[], from: number, lemmas: readonly string[]): boolean {
  return lemmas.every((lemma, offset) => tokens[from + offset]?.lemma === lemma);
}

function idiomRanges(tokens: readonly Token[], profile: Profile): (readonly [number, number])[] {
  return profile.idioms.flatMap((idiom) =>
    idiomPlaces(tokens, idiom).map((from) => [from, from + idiom.lemmas.length] as const),
  );
}

function weightAt(tokens: readonly Token[], from: number, term: Term): number {
  if (!term.isPlace) return term.weight;
  const before = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? ''];
  const isThere =
    AT_PLACE.test(before[0] ?? '') || (/^(the|my|our)$/.test(before[0] ?? '') && AT_PLACE.test(before[1] ?? ''));
  return isThere && term.lemmas.length === 1 ? Math.min(term.weight, 1) : term.weight;
}

/** `a`, `can`, `will` and the like are read as grammar before they are read as nouns. */
function isGrammar(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(does|do|did|will|can|may|might|have|has|had|be|am|is|are|not|no|left|mean|like|note that)$/.test(token.word)
  );
}

function spansOf(
  tokens: readonly Token[],
  index: Index,
  idioms: ReadonlyMap<number, readonly (readonly [number, number])[]>,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const token = tokens[from];
    if (!token || isMark(token)) continue;
    for (const { profile, term } of index.get(token.lemma) ?? []) {
      if (term.lemmas.length === 1 && isGrammar(token)) continue;
      if (!matches(tokens, from, term.lemmas)) continue;
      const to = from + term.lemmas.length;
      const isIdiom = (idioms.get(profile.index) ?? []).some(
        ([start, end]) => from < end && to > start && to - from <= end - start,
      );
      if (isIdiom && !term.isOpposite) continue;
      spans.push({
        habit: profile.index,
        from,
        to,
        weight: weightAt(tokens, from, term),
        isOpposite: term.isOpposite,
        isShared: false,
      });
    }
  }
  return spans;
}

function unitSpans(amounts: readonly Amount[], profiles: readonly Profile[]): Span[] {
  const timed = profiles.filter(({ targets }) => targets.some(({ unit }) => unit === 'minute'));
  const limited = timed.length === 1 && timed[0]?.kind === 'limit' ? timed : [];
  const priced = profiles.filter(
    ({ kind, targets }) => kind === 'limit' && targets.some(({ unit }) => unit === 'money'),
  );
  const spent = amounts
    .filter(({ unit }) => unit === 'minute')
    .flatMap((amount) =>
      limited.map(({ index }) => ({
        habit: index,
        from: amount.from,
        to: amount.to,
        weight: 2,
        isOpposite: false,
        isShared: false,
      })),
    );
  const paid = amounts
    .filter(({ unit }) => unit === 'money')
    .flatMap((amount) =>
      priced.map(({ index }) => ({
        habit: index,
        from: amount.from,
        to: amount.to,
        weight: 2,
        isOpposite: false,
        isShared: false,
      })),
    );
  return [...spent, ...paid, ...countedSpans(amounts, profiles)];
}

function countedSpans(amounts: readonly Amount[], profiles: readonly Profile[]): Span[] {
  return amounts.flatMap((amount) =>
    profiles
      .filter(({ targets }) =>
        targets.some(({ unit }) => !/^(minute|time|money|)$/.test(unit) && inUnit(amount, unit) !== null),
      )
      .map(({ index }) => ({
        habit: index,
        from: amount.from,
        to: amount.to,
        weight: 2.5,
        isOpposite: false,
        isShared: false,
      })),
  );
}

/** Longer and surer words win: of overlapping spans the weaker ones of other habits go; equal ones are shared. */
function settled(spans: readonly Span[]): Span[] {
  const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
  const inside = (a: Span, b: Span) => a.from >= b.from && a.to <= b.to && a.to - a.from < b.to - b.from;
  const best = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          overlap(span, other) &&
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
    isShared: unique.some((other) => other.habit !== span.habit && overlap(span, other)),
  }));
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
  const found = spansOf(tokens, index, idioms);
  const others = found.filter((span) =>
    isOtherObject({ tokens, span, profile: profiles[span.habit], all: span.weight }),
  );
  const spans = found.filter(
    (span) => !others.some((other) => other.habit === span.habit && other.from === span.from && other.to === span.to),
  );
  return settled([...spans, ...unitSpans(amounts, profiles)]);
}

const OBJECT_END =
  /^(for|in|on|at|after|before|with|while|until|till|to|from|by|and|or|but|then|when|because|so|though|today|tonight|yesterday|this|later|earlier|again|first|instead|during|about|done|is|was|did|not|no|nope|yes|him|her|me|us|myself|out|up|off|down|away|back|it|that|them|again|well|as|aloud|too|all|through|over|now|lots|loads|ages|nothing|anything|some|more|most|much|bit|enough|twice|once)$/;
const DETERMINER =
  /^(the|my|a|an|some|our|his|her|their|another|every|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|few|couple|of|whole|new|good|nice|big|little|long|short|quick|own|last|next|full|thing|anything|everything|nothing)$/;

/** `called the bank` is no call to mum: the verb of the habit with another object. */
function isOtherObject({
  tokens,
  span,
  profile,
  all,
}: {
  tokens: readonly Token[];
  span: Span;
  profile: Profile | undefined;
  all: number;
}): boolean {
  if (
    !profile?.hasObject ||
    /^(read|watch|listen)$/.test(tokens[span.from]?.lemma ?? '') ||
    span.isOpposite ||
    all !== WEIGHTS.semi ||
    span.to - span.from !== 1
  )
    return false;
  const verb = tokens[span.from]?.lemma;
  if (verb !== profile.terms[0]?.lemmas[0]) return false;
  const own = new Set(
    profile.terms.filter(({ weight, lemmas }) => weight >= 1 && lemmas.length === 1).flatMap(({ lemmas }) => lemmas),
  );
  for (let at = span.to; at < Math.min(tokens.length, span.to + 4); at += 1) {
    const token = tokens[at];
    if (!token || isMark(token) || OBJECT_END.test(token.word)) return false;
    if (own.has(token.lemma)) return false;
    if (profile.concepts.has('friend') && !/^(the|a|an)$/.test(tokens[at - 1]?.word ?? '')) return false;
    if (
      DETERMINER.test(token.word) ||
      token.word.endsWith('ly') ||
      /^(minutes|hour|pages|page|chapter|chapters)$/.test(token.word)
    )
      continue;
    return true;
  }
  return false;
}

/** Weight from which words speak of a habit. */
const THRESHOLD = 2;

export type Owner = { readonly habit: number; readonly spans: readonly Span[]; readonly isClear: boolean };

/** Which habits the words speak of: enough weight, and shared words only beside words of one's own. */
export function ownersOf(clauseSpans: readonly Span[], likeness: (habit: number) => number = () => 0): Owner[] {
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
    return [{ habit, spans, isClear: rivals.length === 0 || mine > 0 || like > most }];
  });
}

/** How many words of a text stand in a habit's description. */
export function likenessTo(lemmas: readonly string[], profiles: readonly Profile[]): (habit: number) => number {
  const said = new Set(lemmas);
  return (habit) => profiles[habit]?.words.filter((word) => said.has(word)).length ?? 0;
}
