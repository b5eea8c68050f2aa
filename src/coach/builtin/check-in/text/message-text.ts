import { type Clause, withoutJoin } from './clauses.ts';
import { INJECTION } from '../lexicon/cue-lexicon.ts';
import type { Token } from './normalise.ts';
import { MOCKING } from '../judge/stance-cues.ts';

/** Words that somebody else said, between quotation marks, report nothing. */
export function withoutQuotes(tokens: readonly Token[]): Token[] {
  const marks = tokens.flatMap((token, at) => (token.word === '"' ? [at] : []));
  const hidden = new Set<number>();
  for (let pair = 0; pair + 1 < marks.length; pair += 2) {
    const [open, close] = [marks[pair] ?? 0, marks[pair + 1] ?? 0];
    const around = [...tokens.slice(Math.max(0, open - 6), open), ...tokens.slice(close + 1, close + 7)].map(
      ({ word }) => word,
    );
    const isSaid = around.some((word) =>
      /^(said|says|say|like|asked|asks|goes|told|tells|shouted|texted|wrote|reads|quote|called|always|reckons)$/.test(
        word,
      ),
    );
    if (isSaid || around.join(' ').includes('is what')) for (let at = open; at <= close; at += 1) hidden.add(at);
  }
  return tokens.map((token, at) =>
    hidden.has(at) && token.word !== '"' ? { ...token, word: '"', lemma: '"' } : token,
  );
}

/** “12, not 20”: the number that was put right says nothing any more. */
export function withoutMistaken(tokens: readonly Token[]): Token[] {
  const isNumber = (at: number) => /^\d/.test(tokens[at]?.word ?? '');
  const wrong = tokens.findIndex(
    ({ word }, at) => word === 'not' && isNumber(at + 1) && [1, 2, 3].some((back) => isNumber(at - back)),
  );
  if (wrong === -1) return [...tokens];
  return tokens.map((token, at) => (at === wrong || at === wrong + 1 ? { ...token, word: '"', lemma: '"' } : token));
}

/** Orders to the reader are dropped; what the user reports beside them is read. */
export function withoutOrders(clauses: readonly Clause[], text: string): Clause[] {
  const ordered = new Set<number>();
  for (const clause of clauses) {
    const sentence = clauses
      .filter((other) => other.sentence === clause.sentence)
      .map((other) => other.text)
      .join(' ');
    if (INJECTION.test(clause.text) || INJECTION.test(sentence)) ordered.add(clause.sentence);
  }
  const isAllOrders = /<\/?\w+>|\{\s*"/.test(text);
  return clauses.filter((clause) => {
    if (isAllOrders) return false;
    if (!ordered.has(clause.sentence)) return true;
    return /^(?:i|we) /.test(withoutJoin(clause.text)) && !INJECTION.test(clause.text) && !/\bi am\b/.test(clause.text);
  });
}

/** “Sure I simmered soup”, without a pause behind “sure”. */
const SURE_SURE =
  /^(?:(?:oh|yes|and|well) )*(?:sure|of course|obviously|naturally) (?:i|we) (?!did\b|have\b|am\b|can\b)\w+/;
/** The next sentence gives the game away: “in between my Oscar speeches”. */
const MOCKED_AFTER =
  /^(?:in |right )?(?:between|after|before|during) my (?:many |various )?\w+ (?:speech|ceremon|gala|marathon|concert|coronation|tour|premiere)\w*|^(?:as if|not|in my dreams|said no ?one ever|said nobody ever|yes right|pull the other)\b/;

/** Takes back what stands before it. */
const JUST_KIDDING = /^(?:(?:no|nah|ok|but|i am|haha?) )*(?:just |only )?(?:kidding|joking|jk)\b/;

/** True when the sentence is not meant. */
export function isSarcastic(clause: Clause, clauses: readonly Clause[]): boolean {
  const sentence = clauses
    .filter((other) => other.sentence === clause.sentence)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\bnot (?:as (?:if|though)|like)\b/g, ' ');
  const last = clauses.at(-1);
  return (
    MOCKING.test(sentence) ||
    clauses.some((other) => other.sentence === clause.sentence && SURE_SURE.test(other.text)) ||
    MOCKED_AFTER.test(clauses.find(({ sentence: at }) => at > clause.sentence)?.text ?? '') ||
    (last !== undefined &&
      /^(?:s|sarcasm|not)$/.test(last.text) &&
      clause !== last &&
      last.words.length === 1 &&
      last.link !== 'start') ||
    clauses.some(({ text }) => text.includes('🙄')) ||
    clauses.some(({ from, text }) => from > clause.from && JUST_KIDDING.test(text)) ||
    (last?.text === 'not' && last.link === 'stop') ||
    (last?.text === 'sure' && (clauses.at(-2)?.isQuestion === true || (clauses.length > 1 && last.link === 'comma')))
  );
}
