import type { CheckInHabit } from '#coach/port.ts';
import { remembered } from '#core/words/remembered.ts';
import { isMark, type Token, tokenise, textOf } from '../text/normalise.ts';
import {
  byFirstLemma,
  called,
  conceptTerms,
  type Idiom,
  idiomPlaces,
  isWeakWord,
  type Phrases,
  PHRASES,
  positions,
  type Term,
  turned,
} from './profile-concepts.ts';
import { getClock, type HabitClock, type HabitKind } from './profile-kind.ts';
import { TOPICS } from '../lexicon/habit-lexicon.ts';
import { intendedTerms } from './profile-intention.ts';
import { rankIn } from './profile-ranks.ts';
import { targetOf } from './profile-target.ts';
import { GENERIC, type Placed, placed, PLACES, WEIGHTS } from './profile-words.ts';
import type { Amount } from '../text/amount.ts';
import { clocksIn } from '../text/quantities.ts';

export type Profile = {
  readonly index: number;
  readonly habit: CheckInHabit;
  readonly terms: readonly Term[];
  /** The terms by their first word, those that may be turned round in both orders. */
  readonly byFirst: ReadonlyMap<string, readonly Term[]>;
  /** Idioms that speak of something else, by their first word. */
  readonly idioms: ReadonlyMap<string, readonly Idiom[]>;
  readonly concepts: ReadonlySet<string>;
  readonly kind: HabitKind;
  readonly targets: readonly Amount[];
  readonly clock: HabitClock | null;
  readonly isNight: boolean;
  readonly identityWords: readonly string[];
  /** The verb takes an object, so another object is another act: `Call my mum`. */
  readonly hasObject: boolean;
  /** Whom it names: `read to Nora`, `lunch with Ben`. */
  readonly people: readonly string[];
  /** Its full words: the act, its object and what narrows it. */
  readonly content: readonly string[];
  /** All its words, small ones too. */
  readonly words: readonly string[];
  /** What narrows the noun: only `takeaway` coffee, only `sugary` drinks. */
  readonly modifiers: readonly string[];
};

/** The thing, not the act of ringing somebody. */
const ABOUT_A_PHONE =
  /\bphones? (?:free|off|away|charging|down|parked|in|out|stays?)\b|\b(?:no|my|the|without a) phones?\b/;

const NAMED =
  /\b(?:[Ww]ith|[Tt]o|[Ff]or|[Aa]sk|[Cc]all|[Tt]ext|[Tt]hank|[Tt]ell|[Mm]essage|[Rr]ing|[Pp]hone|[Hh]ug|[Kk]iss|[Hh]elp|[Vv]isit|[Mm]eet|[Ss]ee|[Pp]raise|[Ww]rite) ([A-Z][a-z]+)\b/g;

/** Names of people rather than of days, tongues or months. */
function peopleIn(description: string): string[] {
  return [...description.matchAll(NAMED)]
    .map((found) => (found[1] ?? '').toLowerCase())
    .filter((name) => !TOPICS.has(name) && !/(?:day|ber|uary)$/.test(name));
}

/** Minutes after midnight from which “last night” means the day asked about. */
const EVENING = 20 * 60;

const SMALL = /^(?:the|a|an|my|of|for|to|in|on|at|and|no)$/;

type Call = { readonly phrases: Phrases; readonly weight: number };

/** Acts so common that only their object tells which is meant: “once I had eaten”. */
const LIGHT = /^(?:eat|drink|work|use|share|see|say|mak|make|show)$/;

/** The habit's own words and those of the concepts that they call. */
function getTerms({
  tokens,
  text,
  words,
  calls,
}: {
  tokens: readonly Token[];
  text: string;
  words: readonly Placed[];
  calls: readonly Call[];
}): { own: Term[]; terms: Term[] } {
  const lemmas = tokens.map((token) => token.lemma);
  const concepts = calls.map(({ phrases }) => phrases);
  const hasStrong = calls.some(({ phrases, weight }) => !phrases.concept.weak && weight > WEIGHTS.modifier);
  const hasObject = calls.some(({ phrases, weight }) => !phrases.concept.weak && weight > WEIGHTS.semi);
  const narrow = calls.filter(({ phrases, weight }) => phrases.concept.narrow && weight > WEIGHTS.semi);
  const hasAct = words[0]?.weight === WEIGHTS.own && words.length > 1;
  const termsOf = ({ phrases, weight }: Call) => {
    const isOutdone =
      !phrases.concept.narrow &&
      narrow.some((other) => callers(other.phrases, lemmas).some((word) => callers(phrases, lemmas).includes(word)));
    if (isOutdone) return conceptTerms(phrases, WEIGHTS.weak);
    // “Brush the dog” is about the brushing, so the dog alone does not name it.
    const isDoneTo =
      weight === WEIGHTS.own && hasAct && !callers(phrases, lemmas).includes(words[0]?.token.lemma ?? '');
    if (phrases.concept.weak) return conceptTerms(phrases, hasStrong || isDoneTo ? WEIGHTS.weak : WEIGHTS.concept);
    if (weight <= WEIGHTS.semi && hasObject)
      return conceptTerms(
        phrases,
        WEIGHTS.faint,
        weight > WEIGHTS.modifier ? (phrase) => positions(lemmas, phrase).length > 0 : undefined,
      );
    return conceptTerms(phrases, WEIGHTS.concept, (phrase) => positions(lemmas, phrase).length > 0);
  };
  const rankOf = rankIn(tokens);
  const called = calls.flatMap((call) => {
    const rank = rankOf(callers(call.phrases, lemmas));
    return termsOf(call).map((term) => ({ ...term, rank }));
  });
  const own = words.map(({ token, weight }) => {
    const isLight = weight === WEIGHTS.semi && words.length > 1 && LIGHT.test(token.lemma);
    const isWeak = isLight || (hasStrong && weight === WEIGHTS.own && isWeakWord(token.lemma, concepts));
    return {
      lemmas: [token.lemma],
      weight: isWeak ? WEIGHTS.weak : weight,
      // Its first word is the act: “breathed” is of `breathe slowly` rather than of `take 3 long breaths`.
      rank: Math.min(rankOf([token.lemma]), token === tokens[0] ? -0.5 : 1),
      isOpposite: false,
      isPlace: PLACES.has(token.lemma) && !/^(visit|go|get) /.test(text),
    };
  });
  return { own, terms: [...own, ...getPairs(tokens, words), ...called] };
}

/** The words of a description that call a concept. */
function callers({ habit }: Phrases, lemmas: readonly string[]): string[] {
  return habit.filter((phrase) => positions(lemmas, phrase).length > 0).flat();
}

/** Two full words that stand side by side in the description: “neck rolls”, “soft drink”. */
function getPairs(tokens: readonly Token[], words: readonly Placed[]): Term[] {
  const weights = new Map(words.map(({ token, weight }) => [token, weight]));
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const [one, two] = [weights.get(token) ?? 0, next ? (weights.get(next) ?? 0) : 0];
    if (!next || one !== WEIGHTS.modifier || two !== WEIGHTS.own) return [];
    return [{ lemmas: [token.lemma, next.lemma], weight: WEIGHTS.pair, isOpposite: false, isPlace: false }];
  });
}

const SPENDS_NONE = /^spend (?:no|nothing|zero)\b|\bno money\b/;

/** That money went; on what is told by the words beside it. */
const PAID: readonly Term[] = ['spend', 'pay', 'buy', 'cost'].map((word) => ({
  lemmas: [word],
  weight: WEIGHTS.scant,
  isOpposite: false,
  isPlace: false,
}));

const MOST_READ = 500;

/** What a habit asks, of which its own words and measure are written as JSON. */
const profileOf = remembered(MOST_READ, (habit) => readProfile(JSON.parse(habit) as CheckInHabit));

/** What a habit asks and which words speak of it. */
export function getProfile(habit: CheckInHabit, index: number): Profile {
  const { description, identity, intention, measure } = habit;
  return { ...profileOf(JSON.stringify({ description, identity, intention, measure })), habit, index };
}

/** Two words that lead in what is not to be done. */
const PAIRS = /^(?:away from|instead of|rather than)$/;

/** What an act is done without, instead of or away from: `without my phone`, `away from my desk`. */
function shunnedIn(tokens: readonly Token[]): readonly Token[] | null {
  const from = tokens.findIndex(
    ({ word }, at) => at > 0 && (word === 'without' || PAIRS.test(`${word} ${tokens[at + 1]?.word ?? ''}`)),
  );
  if (from === -1) return null;
  const end = tokens.findIndex(
    (token, at) => at > from && (isMark(token) || /^(?:before|after|at|for)$/.test(token.word)),
  );
  return tokens.slice(from + (tokens[from]?.word === 'without' ? 1 : 2), end === -1 ? tokens.length : end);
}

/** Words for it say that the act was not done as meant. */
function contraryTerms(tokens: readonly Token[]): Term[] {
  const weights = new Map(tokens.map((_, at) => [at, WEIGHTS.own]));
  const own = tokens
    .filter((token) => !isMark(token) && !GENERIC.has(token.lemma) && token.word !== 'without')
    .map((token) => ({ lemmas: [token.lemma], weight: WEIGHTS.own, isOpposite: true, isPlace: false, rank: 1 }));
  const contrary = PHRASES.filter((phrases) => called(phrases, tokens, weights) > 0).flatMap((phrases) =>
    conceptTerms(phrases, WEIGHTS.concept).map((term) => ({
      ...term,
      isOpposite: !term.isOpposite,
      isPlace: false,
      rank: 1,
    })),
  );
  return [...own, ...contrary];
}

/** Words of the intention, of what it is to be done without, and of money that went. */
function furtherTerms(habit: CheckInHabit, own: readonly Term[], shunned: readonly Token[] | null): Term[] {
  const isOfMoney = SPENDS_NONE.test(habit.description.toLowerCase());
  return [...intendedTerms(habit, own), ...(shunned ? contraryTerms(shunned) : []), ...(isOfMoney ? PAID : [])];
}

function readProfile(habit: CheckInHabit): Omit<Profile, 'habit' | 'index'> {
  const tokens = tokenise(habit.description);
  const text = textOf(tokens);
  const clocks = clocksIn(tokens);
  const { kind, amounts, targets } = targetOf(habit, tokens);
  const shunned = kind === 'do' ? shunnedIn(tokens) : null;
  const words = placed(tokens, amounts).filter(({ token }) => !shunned?.includes(token));
  const meant = tokens.filter((token) => !shunned?.includes(token));
  const getPlaces = new Map(words.map(({ token, weight }) => [meant.indexOf(token), weight]));
  const calls = PHRASES.map((phrases) => ({ phrases, weight: called(phrases, meant, getPlaces) })).filter(
    ({ phrases, weight }) => weight > WEIGHTS.context && !(phrases.concept.id === 'call' && ABOUT_A_PHONE.test(text)),
  );
  const asked = getTerms({ tokens, text, words, calls });
  // What one concept takes for an idiom may be another's very words: “sent my CV”.
  const said = new Set(asked.terms.filter(({ lemmas }) => lemmas.length > 1).map(({ lemmas }) => lemmas.join(' ')));
  const terms = [...asked.terms, ...furtherTerms(habit, asked.terms, shunned)];
  return {
    terms,
    byFirst: byFirstLemma([...terms, ...terms.flatMap(turned)]),
    idioms: byFirstLemma(
      calls
        .flatMap(({ phrases }) => phrases.not)
        .filter((idiom) => idiomPlaces(tokens, idiom).length === 0 && !said.has(idiom.lemmas.join(' '))),
    ),
    concepts: new Set(calls.map(({ phrases }) => phrases.concept.id)),
    kind,
    targets,
    clock: getClock(tokens, text),
    isNight:
      (clocks[0] !== undefined && !clocks[0].isOpen && clocks[0].minutes >= EVENING) ||
      (calls.some(({ phrases }) => phrases.concept.id === 'bed') && /\bbed\b/.test(text)) ||
      /\b(in bed|lights out|asleep|sleep|bedtime|to bed by|bedroom|wind down|before bed by|screens? off|lights off|dim)\b/.test(
        text,
      ),
    identityWords: tokenise(habit.identity ?? '')
      .filter(({ lemma: word }) => !GENERIC.has(word) && word.length > 2)
      .map((token) => token.lemma),
    people: peopleIn(habit.description),
    content: tokens
      .filter(
        (token, at) =>
          !isMark(token) &&
          !SMALL.test(token.word) &&
          !/^\d/.test(token.word) &&
          !amounts.some(({ from, to, unit }) => unit === 'minute' && at >= from && at < to),
      )
      .map((token) => token.lemma),
    words: [
      ...new Set(tokens.filter((token) => !isMark(token) && !SMALL.test(token.word)).map((token) => token.lemma)),
    ],
    modifiers: asked.own.filter(({ weight }) => weight === WEIGHTS.modifier).flatMap((term) => term.lemmas),
    hasObject:
      words.some(({ weight }, at) => at > 0 && weight >= WEIGHTS.modifier) && (words[0]?.weight ?? 0) === WEIGHTS.semi,
  };
}
