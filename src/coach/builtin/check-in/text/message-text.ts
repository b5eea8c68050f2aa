import { type Clause, withoutJoin } from './clauses.ts';
import { INJECTION } from '../lexicon/cue-lexicon.ts';
import { type Token, tokenise } from './normalise.ts';
import { mended } from './spelling.ts';
import { MOCKING } from '../judge/stance-cues.ts';

/** Words that somebody else said, between quotation marks, report nothing. */
function withoutQuotes(tokens: readonly Token[]): Token[] {
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

/** The words and marks of a message, spelled as the texts of the habits are, without what somebody else said. */
export const toldIn = (message: string, texts: readonly string[]): Token[] =>
  withoutQuotes(mended(tokenise(message), [...texts], message));

const NUMBER =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$)/;

/** “12, not 20”: the number that was put right says nothing any more. */
export function withoutMistaken(tokens: readonly Token[]): Token[] {
  const isNumber = (at: number) => NUMBER.test(tokens[at]?.word ?? '');
  const wrong = tokens.findIndex(
    ({ word }, at) => word === 'not' && isNumber(at + 1) && [1, 2, 3, 4].some((back) => isNumber(at - back)),
  );
  if (wrong === -1) return [...tokens];
  return tokens.map((token, at) => (at === wrong || at === wrong + 1 ? { ...token, word: '"', lemma: '"' } : token));
}

type Sentence = { readonly at: number; readonly first: string; readonly said: string };

/** The sentences in turn, each with its first clause and with its words, clause after clause. */
function getSentences(clauses: readonly Clause[]): Sentence[] {
  const bySentence = Map.groupBy(clauses, ({ sentence }) => sentence);
  return [...bySentence].map(([at, mates]) => {
    const texts = mates.map(({ text }) => text);
    return { at, first: texts[0] ?? '', said: texts.join(' ') };
  });
}

/** Orders to the reader are dropped; what the user reports beside them is read. */
export function withoutOrders(clauses: readonly Clause[], text: string): Clause[] {
  if (/<\/?\w+>|\{\s*"/.test(text)) return [];
  const ordered = new Set(getSentences(clauses).flatMap(({ at, said }) => (INJECTION.test(said) ? [at] : [])));
  for (const clause of clauses) if (INJECTION.test(clause.text)) ordered.add(clause.sentence);
  return clauses.filter((clause) => {
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

/** The sentences that mock by their own words. */
function mockedSentences(clauses: readonly Clause[]): Set<number> {
  const mocked = new Set<number>();
  let before: number | null = null;
  for (const { at, first, said } of getSentences(clauses)) {
    if (MOCKING.test(said.replace(/\bnot (?:as (?:if|though)|like)\b/g, ' '))) mocked.add(at);
    if (before !== null && MOCKED_AFTER.test(first)) mocked.add(before);
    before = at;
  }
  for (const { sentence, text } of clauses) if (SURE_SURE.test(text)) mocked.add(sentence);
  return mocked;
}

/** Which clauses are not meant: those of a sentence that mocks, or all that stands before what takes it back. */
export function sarcasmIn(clauses: readonly Clause[]): (clause: Clause) => boolean {
  const last = clauses.at(-1);
  if (last === undefined) return () => false;
  const isAlone = last.words.length === 1 && last.link !== 'start';
  const isAllMocked =
    clauses.some(({ text }) => text.includes('🙄')) ||
    (last.text === 'not' && last.link === 'stop') ||
    (last.text === 'sure' && (clauses.at(-2)?.isQuestion === true || (clauses.length > 1 && last.link === 'comma')));
  const isEndTaken = isAlone && /^(?:s|sarcasm|not)$/.test(last.text);
  const mocked = mockedSentences(clauses);
  const taken = clauses.findLast(({ text }) => JUST_KIDDING.test(text))?.from ?? -1;
  return (clause) =>
    isAllMocked || mocked.has(clause.sentence) || (isEndTaken && clause !== last) || clause.from < taken;
}
