import { capital } from '#core/words/capital.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { FACT_TEXT_MAX } from '../fact.ts';

/** A part of a text that says something of the writer's own life as it is now. */
export type Clause = Range & {
  /** Tells what is wanted, not what is: only what is named in passing counts (`learn to bake without an oven`). */
  readonly isWish: boolean;
  /** Tells of somebody else: only what touches the writer counts (`my wife takes the car`). */
  readonly isOfOther: boolean;
  readonly isPast: boolean;
};

/** Words before which a new clause begins, wherever they stand. */
const BREAKS = phraseSet(knowledge.acts.words.ownClausesBreaks);
/** After `and`, `as`, `since`, `with`, `or` a new clause begins only before one of these. */
const JOINTS = phraseSet('and; as; since; while; with; given; considering; n; due; despite; cause');
const STARTERS = phraseSet(knowledge.life.clauseStarters);
/** Marks that end a clause. */
const MARKS = [',', '–', '—', ':', '(', ')', '/', '+', '&'];

const HAS_VERB = new Set(['verb', 'auxiliary', 'past', 'gerund']);

function isBreak({ tokens }: Reading, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token) return false;
  if (MARKS.some((mark) => before.after.includes(mark)) || before.after === '-') return true;
  if (BREAKS.has(token.word)) return true;
  // `live with my in-laws` is one.
  if (token.word === 'with' && (before.tag === 'verb' || before.word === 'alone')) return false;
  return JOINTS.has(token.word) && next !== undefined && STARTERS.has(next.word);
}

/** What stands after a comma without a verb or a beginning of its own goes with what is before: `no car, oven or garden`. */
function goesOn({ tokens }: Reading, { from, to }: Range): boolean {
  const first = tokens[from];
  if (!first || BREAKS.has(first.word) || JOINTS.has(first.word) || STARTERS.has(first.word)) return false;
  return !tokens.slice(from, to).some(({ tag }) => HAS_VERB.has(tag));
}

function partsOf(reading: Reading, within: Range): Range[] {
  const days = spansIn(reading, 'days', allOf(reading));
  const sentences = reading.sentences
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => to > from);
  return sentences.flatMap((sentence) => {
    const starts = [sentence.from];
    for (let at = sentence.from + 1; at < sentence.to; at += 1) {
      const isWithinDays = days.some((span) => span.from < at && at < span.to);
      if (!isWithinDays && isBreak(reading, at)) starts.push(at);
    }
    const parts = starts.map((from, at) => ({ from, to: starts[at + 1] ?? sentence.to }));
    return parts.reduce<Range[]>((joined, part) => {
      const last = joined.at(-1);
      if (!last || !goesOn(reading, part)) return [...joined, part];
      return [...joined.slice(0, -1), { from: last.from, to: part.to }];
    }, []);
  });
}

/** Questions, what might be, and what is told to do. */
const NOT_SAID = patterns(...knowledge.requests.lifeNotSaid);
const WISH = patterns(...knowledge.requests.lifeWish);
const OTHER = patterns(...knowledge.requests.lifeOfOthers);
const PAST = patterns(...knowledge.requests.ownClausesPast);
const HAS_HAD = new Pattern('have (=had|=been)');

const isAny = (list: readonly Pattern[], reading: Reading, range: Range) =>
  list.some((pattern) => pattern.find(reading, range) !== null);

const GOES_ON = new Set(['and', 'with', 'or', 'n', 'without', 'to']);

/** The clauses of a text that can hold a circumstance; what is asked, supposed or told to do is left out. */
export function ownClauses(reading: Reading, within: Range): Clause[] {
  let wasSaid = true;
  return partsOf(reading, within).flatMap((range): Clause[] => {
    // What goes on with `and` or `with` is asked or told to do as well; what gives a reason is not.
    const goesOnUnsaid = !wasSaid && GOES_ON.has(reading.tokens[range.from]?.word ?? '');
    wasSaid = !goesOnUnsaid && !isAny(NOT_SAID, reading, range);
    if (!wasSaid) return [];
    const isPast = isAny(PAST, reading, range) && HAS_HAD.find(reading, range) === null;
    return [{ ...range, isPast, isWish: isAny(WISH, reading, range), isOfOther: isAny(OTHER, reading, range) }];
  });
}

const LEADS = new Set([
  ...BREAKS,
  ...JOINTS,
  ...phrases(
    'or; also; well; tbh; honestly; actually; then; oh; that; sorry; um; basically; ok; okay; right; problem; thing; to; the; is',
  ),
]);
const NO_LEAD = new Set(['with', 'the', 'to', 'is', 'that', 'then', 'right', 'problem', 'thing']);

/** The words of a clause as a line of its own. */
export function lineOf(reading: Reading, clause: Range): string {
  let { from } = clause;
  while (from < clause.to - 1) {
    const word = reading.tokens[from]?.word ?? '';
    if (!LEADS.has(word) || NO_LEAD.has(word)) break;
    from += 1;
  }
  const line = wordsOf(reading, { from, to: clause.to }).replaceAll(/\s+/g, ' ').slice(0, FACT_TEXT_MAX).trim();
  return capital(line);
}
