import { patterns } from '#coach/match/pattern.ts';
import type { Clause } from './request.ts';

const QUESTIONS = new Set([
  'why',
  'how',
  'what',
  'when',
  'where',
  'which',
  'who',
  'is',
  'are',
  'does',
  'did',
  'will',
  'am',
  'should',
  'was',
  'has',
  'have',
]);
const MAY = new Set([
  'can',
  'could',
  'will',
  'would',
  'want',
  'need',
  'prefer',
  'only',
  'might',
  'may',
  'should',
  'hate',
  'rather',
]);
const isWish = patterns(
  '^ (i|we) (do not|can not|could not|will not) (want|like|do|manage|make|have|face|work)',
  '^ (i|we) only (have|got|manage)',
  '^ (i|we) have (got)? only',
);

/** A question that asks for an answer and not for a change. */
function isQuestion({ reading, within }: Clause): boolean {
  const [first, second] = reading.tokens.slice(within.from, within.from + 2);
  if (reading.tokens[within.to - 1]?.after.includes('?') !== true) return false;
  return QUESTIONS.has(first?.word ?? '') || (first?.word === 'do' && SPEAKERS.has(second?.word ?? ''));
}

const SPEAKERS = new Set(['i', 'we', 'you']);

/** A question, a report or a circumstance asks for no change, whatever it says of days and times. */
export function isTold(clause: Clause): boolean {
  const { reading, within } = clause;
  const [first, second] = reading.tokens.slice(within.from, within.from + 2);
  if (isQuestion(clause) || first?.tag === 'past') return true;
  if (first?.word !== 'i' && first?.word !== 'we') return false;
  return !MAY.has(second?.word ?? '') && !isWish.some((pattern) => pattern.find(reading, within) !== null);
}
