import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Token, textOf } from './normalise.ts';
import { meanings } from '#coach/text/phrases.ts';
import { numberAt } from './numbers.ts';
import type { Amount } from './amount.ts';

/** What an amount is counted in, and how much of it: `1/60` of a minute. */
const UNITS = meanings(knowledge.acts.words.unitsOfAmounts);

function unitOf(word: string): readonly [unit: string, factor: number] | undefined {
  const [unit, factor = ''] = (Object.hasOwn(UNITS, word) ? (UNITS[word] ?? '') : '').split(' ');
  const [whole, part = 1] = factor.split('/').map(Number);
  return unit ? [unit, (whole ?? 1) / part] : undefined;
}

const UNIT_STOPS =
  /^(to|of|in|on|at|with|for|from|after|before|by|and|or|but|then|when|while|so|yes|nope|no|not|today|tonight|this|morning|done|far|each|per|is|was|are|were|has|have|had|did|do|instead|because|again|more|already|though|in|out|up|the|my|a|an|i|we|it|that|if|until|till|away|straight|off|down|all|last|next|past|every|them|it|those|these|us|about|around|per|into|onto|over|under|through|during|without|within|towards|between|against|which|who|sharp|ish|ago|only|just|also|too|as|than|tho|lol|you|he|she|they|me|not|did|went|got|then|now|later|earlier|yesterday|tomorrow|please|except|bar|barring|apart|other|besides|aside|excluding|minus|save|fine|ok|okay|great|good|perfect|both|nope|yep|deep|mate|total|altogether|wait)$/;
/** “One fewer”, “1 place smoke-free”: they count nothing. */
const NO_UNIT = /^(?:fewer|less|free)$/;

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]+$/u.test(token.word);
}

/** The noun that a number counts: the last word of the run after it (`one new chord` counts chords). */
function countedNoun(tokens: readonly Token[], at: number): { unit: string; to: number } | null {
  let last: number | null = null;
  for (let index = at; index < Math.min(tokens.length, at + 3); index += 1) {
    const token = tokens[index];
    if (!token || !isWord(token) || UNIT_STOPS.test(token.word) || NO_UNIT.test(token.word)) break;
    if (numberAt(tokens, index)) break;
    // “All eight downed” counts no downed things.
    if (/[^e]ed$/.test(token.word) && !isWord(tokens[index + 1])) break;
    last = index;
    if (unitOf(token.word)) break;
  }
  return last === null ? null : { unit: tokens[last]?.lemma ?? '', to: last + 1 };
}

/** The unit that follows a number. */
export function unitAfter(tokens: readonly Token[], at: number, value: number): Amount | null {
  const first =
    tokens[at]?.word === 'whole' || tokens[at]?.word === 'full' || tokens[at]?.word === 'more' ? at + 1 : at;
  const start = tokens[first]?.word === 'of' ? first + 1 : first;
  const word = tokens[start]?.word ?? '';
  if (word === 'k') {
    const isSteps = /^steps?$/.test(tokens[start + 1]?.word ?? '');
    if (isSteps) return { value: value * 1000, unit: 'step', from: at, to: start + 2 };
    return { value, unit: 'k', from: at, to: start + 1 };
  }
  const known = unitOf(word);
  if (known) return { value: value * known[1], unit: known[0], from: at, to: start + 1 };
  const noun = countedNoun(tokens, start);
  if (!noun) return null;
  // “two focused work blocks”, “20 more minutes”: a unit may follow an adjective.
  const last = unitOf(tokens[noun.to - 1]?.word ?? '');
  return last
    ? { value: value * last[1], unit: last[0], from: at, to: noun.to }
    : { value, unit: noun.unit, from: at, to: noun.to };
}

/** A number and how many tokens it takes, read as a share, a range or a product where it is one. */
type Read = { readonly amount: Amount; readonly to: number };

/** `8/8`, `3 out of 4`, `10 of the 15 minutes`: the first number in the unit of the second. */
function shareAt(tokens: readonly Token[], at: number, value: number, to: number): Amount | null {
  const text = textOf(tokens, to, to + 2);
  const lead = text.startsWith('/') ? 1 : text === 'out of' ? 2 : /^of (?:the|my|those)$/.test(text) ? 2 : 1;
  if (!/^(?:\/|out of|of )/.test(`${text} `)) return null;
  const whole = numberAt(tokens, to + lead);
  if (!whole) return text.startsWith('/') ? { value, unit: '', from: at, to: to + 1 } : null;
  const unit = unitAfter(tokens, whole.to, value);
  return { value, unit: unit?.unit ?? '', from: at, to: unit?.to ?? whole.to };
}

/** `3 or 4 pages` is three for sure. */
function rangeAt(tokens: readonly Token[], at: number, value: number, to: number): Amount | null {
  if (!/^(?:or|to|—)$/.test(tokens[to]?.word ?? '')) return null;
  const other = numberAt(tokens, to + 1);
  if (!other || other.value <= value || other.value > value * 3) return null;
  const least = unitAfter(tokens, other.to, value);
  return least ? { ...least, from: at } : null;
}

/** `eight 250 ml glasses`, `2 x 500 ml`. */
function productAt(tokens: readonly Token[], at: number, value: number, to: number): Amount | null {
  const next = tokens[to]?.word === 'x' ? to + 1 : to;
  const each = numberAt(tokens, next);
  const unit = each ? unitAfter(tokens, each.to, each.value) : null;
  if (!unit || unit.unit !== 'litre') return null;
  const isHeld = /^(?:glass|bottle|cup|can|mug)(?:es|s)?$/.test(tokens[unit.to]?.word ?? '');
  return { value: value * unit.value, unit: 'litre', from: at, to: unit.to + (isHeld ? 1 : 0) };
}

/** `page 40 to page 44`: how many lie between. */
function stretchAt(tokens: readonly Token[], at: number): Amount | null {
  const noun = tokens[at]?.word ?? '';
  if (!/^(?:pages?|pp|p|chapters?)$/.test(noun)) return null;
  const first = numberAt(tokens, at + 1);
  if (!first || !/^(?:to|till|until|—|through)$/.test(tokens[first.to]?.word ?? '')) return null;
  const isNamed = /^(?:pages?|p|chapters?)$/.test(tokens[first.to + 1]?.word ?? '');
  const last = numberAt(tokens, first.to + (isNamed ? 2 : 1));
  if (!last || last.value <= first.value) return null;
  const unit = noun.startsWith('c') ? 'chapter' : 'page';
  return { value: last.value - first.value, unit, from: at, to: last.to };
}

/** `an hour and a half`. */
function withHalf(tokens: readonly Token[], amount: Amount): Amount {
  const text = textOf(tokens, amount.to, amount.to + 3);
  const base = unitOf(tokens[amount.to - 1]?.word ?? '');
  return text === 'and a half' && base ? { ...amount, value: amount.value + base[1] / 2, to: amount.to + 3 } : amount;
}

/** `morning and night` is two times. */
function isBothEnds(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.word === 'morning' &&
    tokens[at + 1]?.word === 'and' &&
    /^(?:evening|night|bedtime)$/.test(tokens[at + 2]?.word ?? '')
  );
}

/** The amount that begins at a token, read as a share, a range or a product where it is one. */
export function amountAt(tokens: readonly Token[], at: number): Read | null {
  if (isBothEnds(tokens, at)) return { amount: { value: 2, unit: 'time', from: at, to: at + 3 }, to: at + 3 };
  const stretch = stretchAt(tokens, at);
  if (stretch) return { amount: stretch, to: stretch.to };
  const number = numberAt(tokens, at);
  if (!number) return null;
  const { value, to } = number;
  const before = tokens[at - 1]?.word;
  if (/^(?:once|twice|thrice)$/.test(tokens[at]?.word ?? ''))
    return { amount: { value, unit: 'time', from: at, to }, to };
  if (/^[£$€]$/.test(before ?? '')) return { amount: { value, unit: 'money', from: at - 1, to }, to };
  const made =
    shareAt(tokens, at, value, to) ??
    productAt(tokens, at, value, to) ??
    rangeAt(tokens, at, value, to) ??
    (before === 'x' ? null : unitAfter(tokens, to, value));
  const amount = made
    ? withHalf(tokens, { ...made, from: at })
    : { value, unit: before === 'x' ? 'time' : '', from: at, to };
  return { amount, to: amount.to };
}
