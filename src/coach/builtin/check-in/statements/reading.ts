import type { Clause } from '../text/clauses.ts';
import type { Profile } from '../habit/habit-profile.ts';
import type { Asked } from './history.ts';
import { judge } from '../judge/judge.ts';
import { isMeasure } from '../judge/judge-amount.ts';
import { addsUp } from '../text/sum.ts';
import { type Verdict, verdicts } from '../judge/verdict.ts';
import { likenessTo, type Owner, getOwners } from '../habit/mentions.ts';
import type { Span } from '../habit/span.ts';
import { WEIGHTS } from '../habit/profile-words.ts';
import { PEOPLE } from '../lexicon/word-lexicon.ts';
import { lemma, type Token, textOf } from '../text/normalise.ts';
import type { Stance } from '../judge/polarity.ts';
import { saysNothingElse } from './anaphora.ts';
import { isExclusive } from './quantifiers.ts';
import type { Way } from './sureness.ts';
import type { Amount, Clock } from '../text/amount.ts';

/** What one message says of a habit, with the place of the words that say it. */
type Statement = Verdict & { readonly from: number; readonly to: number; readonly way?: Way | null };

export type Statements = Map<number, Statement>;

/** One message on its way to statements. */
export type Reading = {
  readonly profiles: readonly Profile[];
  readonly tokens: readonly Token[];
  readonly amounts: readonly Amount[];
  readonly clocks: readonly Clock[];
  readonly asked: Asked | null;
  readonly said: Statements;
  /** Habits spoken of last, and what “yes” says of them. */
  topic: ReadonlyMap<number, boolean>;
  readonly sweeps: {
    readonly holds: boolean;
    readonly scope: readonly number[];
    readonly from: number;
    readonly to: number;
    /** How many of the scope were left out: one in “two of three”. */
    readonly missing?: number;
  }[];
  readonly excepted: Set<number>;
  /** An exception that names no habit: what it leaves of “everything” is not to be told. */
  hasUnknownException: boolean;
  /** The clause before took something back, so what follows puts it right. */
  isCorrecting: boolean;
  /** Habits of the identity that was named last. */
  group: readonly number[];
  readonly settled: readonly number[];
  /** How what is being read came to speak of a habit; null where it answers what was asked. */
  way: Way | null;
};

const RIGHTED =
  /\b(?:but|though|actually|wait|then|later|eventually|finally|in the end|anyway|did|since|just|after|still|however|sorry|managed|now|yes|done|scratch|correction|mean|meant|lied|wrong)\b|✓/;

/** Says that the part became the whole. */
const COMPLETES =
  /\b(?:counting|counts?|count|rest|full|whole|all|finished|completed?|made up|more|another|again|second|twice|evening|afternoon|tonight)\b|\d/;

/** Takes down a verdict; the latest definite one counts. */
export function record(reading: Reading, habit: number, verdict: Verdict, clause: Pick<Clause, 'from' | 'to'>): void {
  const [before, profile] = [reading.said.get(habit), reading.profiles[habit]];
  const set = (what: Verdict, { from } = clause) =>
    void reading.said.set(habit, { ...what, from, to: clause.to, way: reading.way });
  const isSettled = before !== undefined && before.value !== null;
  const weak = verdict.value === null && verdict.label !== 'partial';
  // A plan for later reopens a miss; nothing else that leaves a habit open undoes what was said of today.
  if (isSettled && before.value && verdict === verdicts.opposite) return;
  if (isSettled && !before.value && verdict === verdicts.told) return;
  // “No scales, played some Einaudi”: a denial and a deed leave it open, unless one puts the other right.
  const isPutRight = RIGHTED.test(wordsAt(reading, { from: Math.max(0, clause.from - 1), to: clause.to }));
  const isDone = verdict.value === true && verdict.label === 'done';
  if (isSettled && !before.value && isDone && !isPutRight) return set(verdicts.ambiguous, before);
  if (isSettled && weak && !(verdict.label === 'future' && !before.value)) return;
  const part = before?.label === 'partial' ? before : null;
  if (part && part.value === null && weak) return;
  // “Hooped for 3 minutes, the hoop rolled away”: a word on it does not make the part whole.
  const isOfTarget = ({ unit }: Amount) => profile?.targets.some((one) => one.unit === unit) === true;
  const isMeasured = part !== null && inside(reading.amounts, part).some(isOfTarget);
  if (isMeasured && isDone && !isPutRight && !COMPLETES.test(wordsAt(reading, clause))) return;
  if (!part || verdict.label !== 'partial' || !profile) return set(verdict);
  if (addsUp(profile, wordsAt(reading, part), wordsAt(reading, clause))) return set(verdicts.count, part);
  // “An apple and a banana” are two pieces of fruit.
  const [first, more] = [part, clause].map((at) => kindsAt(reading, profile, at)) as [Set<string>, Set<string>];
  const { size } = new Set([...first, ...more]);
  const isEnough = profile.targets.every(({ value, unit }) => !isMeasure(unit) && size >= value);
  return size > first.size ? set(isEnough ? verdicts.count : verdict, part) : set(verdict);
}

/** The kinds of what a habit counts that a stretch of the message names one of: an apple, a banana. */
function kindsAt({ tokens }: Reading, profile: Profile, { from, to }: Pick<Clause, 'from' | 'to'>): Set<string> {
  const isKind = (at: number, lemma: string) =>
    /^(?:an?|one|another|some)$/.test(tokens[at - 1]?.word ?? '') &&
    !profile.content.includes(lemma) &&
    (profile.byFirst.get(lemma) ?? []).some(({ lemmas, weight, isOpposite }) => {
      return lemmas.length === 1 && weight >= WEIGHTS.modifier && !isOpposite;
    });
  return new Set(tokens.slice(from, to).flatMap(({ lemma }, offset) => (isKind(from + offset, lemma) ? [lemma] : [])));
}

function wordsAt({ tokens }: Reading, { from, to }: Pick<Clause, 'from' | 'to'>): string {
  return textOf(tokens, from, to);
}

/** “Bus no.” */
const BARE_VERDICT = /^(?:and |but )?(?:the |my )?[\p{L}]+ (?:yes|no|nope|done)$/u;

/** “But not Dad”, “no time for the tree”. */
const SHORT_VERDICT =
  /^(?:(?:and|but|though|yes|i|we|just) )*(?:no|not|no time for|skipped|forgot|missed|yes to|no to|did) (?:the |my )?[\p{L}]+(?: (?:bit|part|one|thing|though|sadly|today|about|around|out|in sight|to be seen|in|there))?$/u;

const isBeside = (to: number, from: number) => from - to === 0 || from - to === 1;

/** “Except the tiny piece”: side by side, the words that the description itself holds name the habit. */
function withoutNeighbours({ words, link }: Clause, owners: readonly Owner[]): readonly Owner[] {
  if (owners.length < 2 || (words.length > 5 && link !== 'except')) return owners;
  const isOwn = ({ weight }: Span) => weight >= WEIGHTS.semi;
  return owners.filter(
    ({ spans }) =>
      spans.some(isOwn) ||
      !owners.some(
        (other) =>
          other.spans.some(isOwn) &&
          other.spans.some((span) => spans.every(({ from, to }) => isBeside(span.to, from) || isBeside(to, span.from))),
      ),
  );
}

/** “Sent a message to an old mate”, “gran's plants”: with whom something was done, or whose it is, names no habit of its own. */
function withoutCompanions({ tokens }: Reading, owners: readonly Owner[]): readonly Owner[] {
  const isWith = (from: number, first: number) =>
    from > first && tokens.slice(Math.max(first, from - 4), from).some(({ word }) => WITH.test(word));
  const isCompanion = ({ spans }: Owner, first: number) =>
    spans.every(({ from, to }) => {
      const isPerson = to - from === 1 && PEOPLE.has(tokens[from]?.word ?? '');
      return isPerson && (tokens[to]?.word === "'s" || isWith(from, first));
    });
  const isOfOther = (owner: Owner) =>
    owners.some((other) => other !== owner && isCompanion(owner, Math.max(...other.spans.map(({ to }) => to))));
  return owners.filter((owner) => !isOfOther(owner));
}

const WITH = /^(?:to|with|for|from)$/;

/** “Both tablets” of a vitamin and a pill: the two habits that the noun can mean. */
function getPair({ profiles }: Reading, { text }: Clause, owners: readonly Owner[]): readonly Owner[] {
  const noun = /\bboth (?:of )?(?:my |the )?(\w+)/.exec(text)?.[1];
  const [only] = owners;
  if (noun === undefined || only === undefined || owners.length > 1) return owners;
  const pair = profiles.filter(({ byFirst }) =>
    (byFirst.get(lemma(noun)) ?? []).some(
      ({ lemmas, weight, isOpposite }) => lemmas.length === 1 && weight > WEIGHTS.modifier && !isOpposite,
    ),
  );
  return pair.length === 2 && pair.some(({ index }) => index === only.habit)
    ? pair.map(({ index }) => ({ ...only, habit: index, isClear: true }))
    : owners;
}

/** Words of a clause in which one weak word may name a habit. */
const MOST_BARE = 4;
const MOST_EXCEPTED = 7;

/** “8 again”, “I stay at 8”, where nothing else is spoken of: the habit that is counted. */
function isNumberAlone({ tokens, amounts, topic }: Reading, clause: Clause): boolean {
  const [only, another] = clause.spans;
  if (!only || another || topic.size > 0) return false;
  const isNumber = amounts.some(({ from, to, unit }) => unit === '' && from === only.from && to === only.to);
  const rest = `${textOf(tokens, clause.from, only.from)} ${textOf(tokens, only.to, clause.to)}`;
  return isNumber && saysNothingElse(rest, true);
}

/** An exception or a bare verdict may name a habit by one weak word: “all bar mum”. */
export function ownersIn(reading: Reading, clause: Clause): readonly Owner[] {
  const lemmas = reading.tokens.slice(clause.from, clause.to).map((token) => token.lemma);
  const owners = withoutCompanions(
    reading,
    withoutNeighbours(clause, getOwners(clause.spans, likenessTo(lemmas, reading.profiles))),
  );
  // “Both tablets” are the two that share the word.
  const isBoth =
    /\bboth\b|(?<!\bat )\ball\b(?! (?:in|day|night|morning|evening|week|of a|over|about|alone|by|along)\b)/.test(
      clause.text,
    ) &&
    owners.length > 1 &&
    owners.every(({ isClear }) => !isClear);
  if (owners.length > 0)
    return isBoth ? owners.map((owner) => ({ ...owner, isClear: true })) : getPair(reading, clause, owners);
  const isPicked =
    (/\b(?:the|my) (?!whole|first|last|second|third|only)(?:\w+ ){1,2}ones?\b/.test(clause.text) ||
      /^(?:(?:and|but|the|my) )*\w+ (?:rule|ban|goal|target|habit|pledge|challenge|promise|limit|thing)\b/.test(
        clause.text,
      )) &&
    clause.words.length <= 8;
  const isBare = isNumberAlone(reading, clause) || (clause.words.length <= 3 && BARE_VERDICT.test(clause.text));
  const least = isPicked ? 0.5 : clause.link === 'except' ? 0.3 : isBare ? 0.7 : 1.4;
  const loose = clause.spans.filter(({ weight }) => weight >= least);
  // “No neighbours about” is of the habit that says so, not of friends at large.
  const isWritten = ({ habit, from }: Span) =>
    reading.profiles[habit]?.content.includes(reading.tokens[from]?.lemma ?? '') === true;
  const weak = loose.some(isWritten) ? loose.filter(isWritten) : loose;
  const habits = [...new Set(weak.map(({ habit }) => habit))];
  const [habit] = habits;
  const most = clause.link === 'except' ? MOST_EXCEPTED : MOST_BARE;
  if (habit === undefined || habits.length > 1 || (clause.words.length > most && !isPicked)) return [];
  const isNamed =
    isPicked ||
    isBare ||
    SHORT_VERDICT.test(clause.text) ||
    clause.link === 'except' ||
    isExclusive(clause, reading.amounts) ||
    /(?:^| )(?:yes|no|nope|done|✓|✗)$/.test(clause.text);
  return isNamed ? [{ habit, spans: weak, isClear: true }] : [];
}

/** Those of a list that lie within the clause. */
export function inside<T extends { readonly from: number; readonly to: number }>(
  list: readonly T[],
  clause: Pick<Clause, 'from' | 'to'>,
): T[] {
  return list.filter(({ from, to }) => from >= clause.from && to <= clause.to);
}

/** The verdict of one clause on one habit. */
export function judged(
  reading: Reading,
  clause: Clause,
  stance: Stance,
  habit: number,
  spans: readonly Span[],
): Verdict {
  const profile = reading.profiles[habit];
  if (!profile) return verdicts.ambiguous;
  const clocks = inside(reading.clocks, clause);
  const amounts = inside(reading.amounts, clause).filter(
    (amount) => !clocks.some(({ from, to }) => amount.from < to && amount.to > from),
  );
  return judge({ clause, stance, profile, spans, tokens: reading.tokens, amounts, clocks });
}
