import type { Clause } from './clauses.ts';
import type { Profile } from './habit-profile.ts';
import type { Asked } from './history.ts';
import { judge } from './judge.ts';
import { type Verdict, verdicts } from './verdict.ts';
import { likenessTo, type Owner, ownersOf, type Span } from './mentions.ts';
import type { Token } from './normalise.ts';
import type { Stance } from './polarity.ts';
import { isExclusive } from './quantifiers.ts';
import type { Amount, Clock } from './quantities.ts';

/** What one message says of a habit, with the place of the words that say it. */
type Statement = Verdict & { readonly from: number; readonly to: number };

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
  }[];
  readonly excepted: Set<number>;
  readonly settled: readonly number[];
};

/** Takes down a verdict; the latest definite one counts. */
export function record(reading: Reading, habit: number, verdict: Verdict, clause: Pick<Clause, 'from' | 'to'>): void {
  const before = reading.said.get(habit);
  const isSettled = before !== undefined && before.value !== null;
  const weak = verdict.value === null && verdict.label !== 'partial';
  // A plan for later reopens a miss; nothing else that leaves a habit open undoes what was said of today.
  if (isSettled && before.value === true && verdict === verdicts.opposite) return;
  if (isSettled && weak && !(verdict.label === 'future' && before.value === false)) return;
  if (before && before.label !== 'not_mentioned' && before.value === null && weak && before.label === 'partial') return;
  reading.said.set(habit, { ...verdict, from: clause.from, to: clause.to });
}

/** An exception or a bare verdict may name a habit by one weak word: “all bar mum”. */
export function ownersIn(reading: Reading, clause: Clause): Owner[] {
  const lemmas = reading.tokens.slice(clause.from, clause.to).map((token) => token.lemma);
  const owners = ownersOf(clause.spans, likenessTo(lemmas, reading.profiles));
  // “Both tablets” are the two that share the word.
  const isBoth = /\b(?:both|all)\b/.test(clause.text) && owners.length > 1 && owners.every(({ isClear }) => !isClear);
  if (owners.length > 0) return isBoth ? owners.map((owner) => ({ ...owner, isClear: true })) : owners;
  const isPicked =
    /\b(?:the|my) (?!whole|first|last|second|third|only)(?:\w+ ){1,2}ones?\b/.test(clause.text) &&
    clause.words.length <= 8;
  const weak = clause.spans.filter(({ weight }) => weight >= (isPicked ? 0.5 : 1.4));
  const habits = [...new Set(weak.map(({ habit }) => habit))];
  const [habit] = habits;
  if (habit === undefined || habits.length > 1 || (clause.words.length > 4 && !isPicked)) return [];
  const isNamed =
    isPicked ||
    clause.link === 'except' ||
    isExclusive(clause, reading.amounts) ||
    /(?:^| )(?:yes|no|nope|done|✓|✗)$/.test(clause.text);
  return isNamed ? [{ habit, spans: weak, isClear: true }] : [];
}

/** Those of a list that lie within the clause. */
export function inside<T extends { readonly from: number; readonly to: number }>(
  list: readonly T[],
  clause: Clause,
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
