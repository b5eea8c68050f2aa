import { small } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { meanings, phraseSet } from '#coach/text/phrases.ts';
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { read } from '#coach/text/reading.ts';
import { type PlannedAct, sizesOf } from './sized-act.ts';

const THEIRS = meanings('you: i, me, we, us; your: my, our; yours: mine; yourself: myself; are: am');

/** The text as it goes on in a sentence; names and `I` keep their capital. */
export const lowered = (text: string): string => (text.startsWith('I ') ? text : small(text));

/** The words as the coach says them to the person: `my sister` is `your sister`. */
export function toThem(text: string): string {
  const { tokens } = read(text);
  let said = '';
  let at = 0;
  for (const { word, from, to } of tokens) {
    const theirs = Object.hasOwn(THEIRS, word) ? THEIRS[word] : undefined;
    said += text.slice(at, from) + (theirs ?? text.slice(from, to));
    at = to;
  }
  return said + text.slice(at);
}

/** Where the words of a text begin that says what is left: `No sugar`, `Don't shout`. */
function leftAt(text: string): 'thing' | 'doing' | 'order' | null {
  const [first, second] = read(text).tokens;
  if (first?.word === 'no' && second) return second.tag === 'gerund' ? 'doing' : 'thing';
  return first?.word === 'do' && second?.word === 'not' ? 'order' : null;
}

/** True for something that is done no more: `No biting my nails`. */
export const leavesDoing = (text: string): boolean => leftAt(text) === 'doing' || leftAt(text) === 'order';

/** The words of the act, with the amount that was said of it. */
function withItsAmount(act: PlannedAct): string {
  const isCounted = act.amount !== null && act.amount.unit !== 'minute' && act.kind !== 'limit';
  return isCounted ? sizesOf(act)[1].text : act.text;
}

/** What the act is, within a sentence of the coach: `ringing your sister`, `no phone in bed`. */
export function spokenAct(act: PlannedAct): string {
  const text = withItsAmount(act);
  const left = leftAt(text);
  if (left === 'thing') return toThem(lowered(text));
  if (left === 'doing') return `not ${toThem(text.slice(read(text).tokens[1]?.from))}`;
  const isOrder = left === 'order';
  const verb = read(text).tokens[isOrder ? 2 : 0];
  return verb ? `${isOrder ? 'not ' : ''}${gerund(verb.word)}${toThem(text.slice(verb.to))}` : toThem(text);
}

/** The act after `I will`: `have no sugar in my tea`, `go without biting my nails`. */
export function intended(text: string): string {
  const [, second, third] = read(text).tokens;
  switch (leftAt(text)) {
    case 'thing':
      return `have ${lowered(text)}`;
    case 'doing':
      return `go without ${text.slice(second?.from)}`;
    case 'order':
      return `not ${text.slice(third?.from)}`;
    default:
      return lowered(text);
  }
}

/** Characters of an act within the name of another habit. */
const LONGEST_SHORT = 32;
/** What these do to a thing is said behind it. */
const SAID_BEHIND: ReadonlySet<string> = phraseSet('swap; replace; put; have; turn; set; spend; leave; keep; eat');

/** The act without company, place and time, as a habit beside it speaks of it: `helping our Josh`; null where that is long. */
export function shortAct({ text, verb, isForeign }: PlannedAct): string | null {
  const { tokens } = read(text);
  const [first] = tokens;
  const isDone = first?.word === 'no' || first?.tag === 'verb' || isKnownVerb(verb);
  if (!first || isForeign || !isDone) return null;
  const ends = tokens.flatMap(({ tag, word }, at) => {
    const before = tokens[at - 1];
    if (at < 2 || !before) return [];
    const isBehind = before.after.includes(',') || (tag === 'preposition' && word !== 'of' && !SAID_BEHIND.has(verb));
    return isBehind || word === 'of' ? [{ to: before.to, isBehind }] : [];
  });
  const said = (to?: number) =>
    first.word === 'no'
      ? `going without ${text.slice(tokens[1]?.from, to)}`
      : `${gerund(first.word)}${text.slice(first.to, to)}`;
  const whole = said(ends.find(({ isBehind }) => isBehind)?.to);
  const shorter = said(ends[0]?.to);
  return [whole, shorter].find((one) => one.length <= LONGEST_SHORT) ?? null;
}
