import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { TOPICS } from '../lexicon/habit-lexicon.ts';
import { isMark, lemma, type Token } from '../text/normalise.ts';
import type { Amount } from '../text/amount.ts';

const lemmas = (list: 'generic' | 'semiGeneric' | 'settings' | 'aroundHome' | 'broad') =>
  knowledge.acts.words[list].split(' ').map(lemma);

export const WEIGHTS = {
  /** Two words of the description, side by side. */
  pair: 3.2,
  own: 3,
  semi: 2.96,
  modifier: 1.5,
  context: 0.8,
  /** Of a concept closer than others that share its words. */
  narrow: 2.95,
  concept: 2.5,
  weak: 1.5,
  /** Just too little to speak for itself. */
  scant: 1.95,
  faint: 1.2,
  /** A length of time beside one of the habits that are timed. */
  lasted: 1,
} as const;

export const GENERIC = new Set(lemmas('generic'));

const SEMI = new Set(lemmas('semiGeneric'));

const CONTEXT = wordSet(knowledge.acts.words.context);

const SETTINGS = new Set(lemmas('settings'));

export const PLACES = new Set(lemmas('aroundHome'));

/** Nouns that say less than the one before them: a coding exercise is about coding. */
const BROAD = new Set(lemmas('broad'));

const LOOSE = /^(with|in|on|to|at|from|for|of|over)$/;

/** “Spend no money on lunch”, “recall training”: no time of day and no train, and less than the word before. */
function isAddedTo(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(({ word }) => word);
  const isPaid =
    /\b(?:spend|money)\b.* (?:on|for)(?: a| any| my)?$/.test(before.join(' ')) &&
    !/\b(?:time|minutes?|hours?)\b/.test(before.join(' '));
  return tokens[at]?.word === 'training' || (isPaid && before[0] !== 'no');
}

export type Placed = { readonly token: Token; readonly weight: number };

/** Each word of the description with its weight: the act most, a modifier less, when and where it is done least. */
export function placed(tokens: readonly Token[], amounts: readonly Amount[]): Placed[] {
  const out: Placed[] = [];
  let inContext = false;
  let isFirst = true;
  for (const [at, token] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
    if (CONTEXT.has(token.word) && !(token.word === 'after' && out.at(-1)?.token.word === 'look'))
      inContext =
        (at > 0 || token.word !== 'at') &&
        !(token.word === 'at' && /^(stop|look|cap)$/.test(tokens[at - 1]?.word ?? ''));
    // “Ask one person to back me up” is not named by a `me`.
    if (isMark(token) || /^(?:[\d£$€]|me$)/.test(token.word) || GENERIC.has(token.lemma)) continue;
    // “Two cups of coffee” is about coffee.
    const isHeld = before.at(-1) === 'of' && /^(?:coffee|tea)$/.test(token.word);
    const isSetting =
      !isHeld &&
      !isAddedTo(tokens, at) &&
      SETTINGS.has(token.lemma) &&
      before.some((word) => LOOSE.test(word) || CONTEXT.has(word)) &&
      out.length > 0;
    const next = tokens[at + 1];
    const isModifier =
      (next?.word === 'you' && token.word === 'thank') ||
      (next !== undefined &&
        !isMark(next) &&
        !GENERIC.has(next.lemma) &&
        !CONTEXT.has(next.word) &&
        !LOOSE.test(next.word) &&
        !/^\d/.test(next.word) &&
        (!isFirst || at > 0) &&
        !BROAD.has(next.lemma) &&
        !TOPICS.has(token.lemma));
    // “Knit one square for charity”: what it is for is not the act.
    const isPurpose =
      out.length >= 2 &&
      before.includes('for') &&
      !/^(?:swap|replac|trad|exchang|chang)/.test(out[0]?.token.lemma ?? '');
    const isVerb =
      next === undefined ||
      !(next.word.endsWith('ing') || /^(free|off|away|down|parked|out|closed|stays?|in)$/.test(next.word));
    const isSemi = isFirst && SEMI.has(token.lemma) && (isVerb || token.word !== 'phone');
    const isUnitOnly = amounts.some(
      ({ from, to, unit }) =>
        at > from && at < to && (unit === 'money' || (at < to - 1 && !BROAD.has(tokens[to - 1]?.lemma ?? ''))),
    );
    out.push({
      token,
      weight:
        inContext || isSetting
          ? WEIGHTS.context
          : isSemi
            ? WEIGHTS.semi
            : isModifier ||
                isPurpose ||
                (isAddedTo(tokens, at) && (out.length > 0 || token.word !== 'training')) ||
                (isUnitOnly && !TOPICS.has(token.lemma))
              ? WEIGHTS.modifier
              : WEIGHTS.own,
    });
    isFirst = false;
  }
  return withClosest(out);
}

/** “Do one hour at the food bank”, “ten quiet minutes before work”: the closest word is all that is said of it. */
function withClosest(out: readonly Placed[]): Placed[] {
  const most = Math.max(0, ...out.map(({ weight }) => weight));
  return out.map((word) =>
    word.weight === most && most <= WEIGHTS.modifier ? { ...word, weight: WEIGHTS.own } : word,
  );
}
