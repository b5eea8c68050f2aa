import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Range, Reading } from '#coach/text/reading.ts';
import type { Fact } from '../fact.ts';
import { lineOf, ownClauses } from './own-clauses.ts';
import { PatternList } from './word-lists.ts';

const { life } = knowledge;

const LISTS = { news: new PatternList(life.news), not: new PatternList(life.notNews) };
/** Fewer words tell of nothing. */
const LEAST_WORDS = 4;

/** `From March my wife is back at work`: something that is different from now on. It rules nothing out by itself, and is worth keeping. */
export function newsIn(reading: Reading, within: Range): Fact[] {
  if (LISTS.not.find(reading, within)) return [];
  const told = ownClauses(reading, within).filter(
    (clause) =>
      !clause.isWish &&
      !clause.isPast &&
      clause.to - clause.from >= LEAST_WORDS &&
      LISTS.news.find(reading, clause) !== null,
  );
  return told.slice(0, 1).map((clause) => ({ text: lineOf(reading, clause), topic: 'time', limits: [] }));
}
