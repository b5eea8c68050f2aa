import { isMark, type Token } from '../text/normalise.ts';

const SMALL = /^(?:the|a|an|my|of|for|to|in|on|at|and|no)$/;
/** They say nothing of what is done. */
const EMPTY = /^(?:\d.*|do|have|take|make|go|stop|quit|not|without|less|minutes|pages)$/;
/** Behind these a description names with or before what it is done, or one of several ways. */
const ASIDE = /^(?:for|without|before|after|when|while|until|with|outside|or|from|than)$/;

/**
 * How far from the whole of a habit some of its words are: -1 when it consists of them, 0 when it begins with them, 1 behind a `for` or
 * `without`. Of `swim 20 lengths` and `lay out my things for the next swim` a swim is the first.
 */
export function rankIn(tokens: readonly Token[]): (lemmas: readonly string[]) => number {
  const content = tokens.filter((token) => !isMark(token) && !SMALL.test(token.word) && !EMPTY.test(token.word));
  const words = content.map((token) => token.lemma);
  return (lemmas) => {
    if (lemmas.length > 0 && words.every((word) => lemmas.includes(word))) return -1;
    const at = tokens.findIndex((token) => lemmas.includes(token.lemma));
    return tokens.slice(0, at).some(({ word }) => ASIDE.test(word)) ? 1 : 0;
  };
}
