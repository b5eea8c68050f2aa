import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf } from '#coach/match/pattern.ts';
import { type Range, type Reading, read, wordsOf } from '#coach/text/reading.ts';
import { talkKinds } from './words/word-groups.ts';

/** These mark no end of a clause: `the in-laws`. */
const JOINS = new Set(['-', "'", '’']);
const LINKS = new Set(['but', 'because', 'then', 'when', 'while', 'although', 'except', 'cos']);

/** The clauses of a message, each as its words. */
export function clausesOf(reading: Reading): string[] {
  const { tokens } = reading;
  const clauses: Range[] = [];
  let from = 0;
  tokens.forEach(({ after }, at) => {
    const isEnd =
      at === tokens.length - 1 || (after.trim() !== '' && !JOINS.has(after)) || LINKS.has(tokens[at + 1]?.word ?? '');
    if (!isEnd) return;
    clauses.push({ from, to: at + 1 });
    from = at + 1;
  });
  return clauses.map((clause) => wordsOf(reading, clause));
}

const FAREWELLS = talkKinds<'closes' | 'bye' | 'thanks' | 'beside'>(knowledge.talk.farewells);
/** Longer than this a message tells something before it takes leave. */
const MOST_WORDS = 16;

/**
 * How a message takes leave: `all` where it says nothing else, thanks alone included; `ends` where something is told before or beside it, as in
 * `right, pub. see ya`; null where it does not: `the alarm, that's all` closes what it tells.
 */
export function takesLeave(reading: Reading): 'all' | 'thanks' | 'ends' | null {
  const kinds = clausesOf(reading).map(
    (clause) => FAREWELLS.find(({ patterns }) => firstOf(patterns, read(clause)))?.kind,
  );
  const unknown = kinds.filter((kind) => kind === undefined).length;
  const isBye = kinds.includes('bye');
  const isClosed = unknown === 0 && kinds.includes('closes');
  if (isClosed || (isBye && unknown === 0)) return 'all';
  if (!isBye && !kinds.includes('thanks')) return null;
  if (unknown === 0) return 'thanks';
  const isEnd = isBye
    ? reading.tokens.length <= MOST_WORDS && !reading.text.includes('?')
    : unknown * 3 <= kinds.length;
  return isEnd ? 'ends' : null;
}
