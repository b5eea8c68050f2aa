import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { pairs } from '#coach/text/phrases.ts';
import { type Range, type Reading, type Token, wordsOf } from '#coach/text/reading.ts';
import type { NamedAct } from '../named-act.ts';
import { NOTHING_SAID } from '../said/said.ts';
import { PEOPLE } from '../words/goal-words.ts';
import { prepared } from './doing.ts';

const LESS = patterns(...knowledge.requests.mannersLess);
const MORE = patterns(...knowledge.requests.mannersMore);
/** As it is said of somebody who is so already. */
const PLAIN = new Map(pairs(knowledge.acts.words.mannersPlain));
/** Words of a person: `my son Finlay`. */
const MOST_WORDS = 4;
const OF_PERSON = new Set(['determiner', 'noun', 'adjective']);

const isLarge = (sign: string | undefined) => sign !== undefined && sign !== sign.toLowerCase();
const isPerson = ({ lemma, raw }: Token) => PEOPLE.has(lemma) || (isLarge(raw[0]) && raw !== raw.toUpperCase());

/** The person who is named from a word on, as it was said; null for none. */
function personAt(reading: Reading, from: number, to: number): string | null {
  const words = reading.tokens.slice(from, Math.min(to, from + MOST_WORDS));
  const other = words.findIndex(({ tag }, at) => !OF_PERSON.has(tag) || (at > 0 && words[at - 1]?.after !== ''));
  const own = other < 0 ? words : words.slice(0, other);
  return own.some(isPerson) ? wordsOf(reading, { from, to: from + own.length }) : null;
}

function mannerIn(reading: Reading, clause: Range): NamedAct[] {
  const less = firstOf(LESS, reading, clause)?.match;
  const match = less ?? firstOf(MORE, reading, clause)?.match;
  const whom = match ? personAt(reading, match.to, clause.to) : null;
  if (!match || whom === null) return [];
  const [how = '', towards = ''] = reading.tokens.slice(match.to - 2, match.to).map(({ word }) => word);
  const lead = less ? `No getting ${how}` : `Stay ${PLAIN.get(how) ?? how}`;
  const person = `${towards} ${whom}`;
  return [{ ...NOTHING_SAID, ...prepared(lead), text: `${lead} ${person}`, kind: 'abstain', person }];
}

/**
 * How somebody would be with others: `be less snappy with my son Finlay`, `be kinder to my wife`. Alone it leaves open what is to be done; beside an
 * act it is the second wish, which the plan holds too.
 */
export const mannersOf = (reading: Reading, clauses: readonly Range[]): NamedAct[] =>
  clauses.flatMap((clause) => mannerIn(reading, clause));
