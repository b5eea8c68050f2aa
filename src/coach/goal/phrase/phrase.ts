import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { joined } from '#coach/text/joined.ts';
import type { Reading, Token } from '#coach/text/reading.ts';
import type { NamedAct } from '../named-act.ts';
import type { Turn } from '../openers.ts';
import { isKnownVerb } from '../words/act-kinds.ts';
import { PEOPLE } from '../words/goal-words.ts';

/** A stretch of a goal that may name one act, and how what stands before it turns it. */
export type Phrase = {
  readonly from: number;
  readonly to: number;
  readonly turns: readonly Turn[];
  /** Where the words begin that say less: `cut down on`. */
  readonly lessFrom: number;
};

/** An act as its words say it, without what was said of when and how much. */
export type Made = Pick<NamedAct, 'text' | 'verb' | 'object' | 'kind' | 'isStopping'>;

/** What is left of a phrase, as places in its text. */
export type Kept = readonly number[];

/** What an instruction does not end with. */
const DANGLING = wordSet('for of at to the a an and or with in from my about by than that as on who is be around then');
const LEADS = wordSet('the a an one some any my more less fewer this that all of on in own enough');
const AFTER_OBJECT = wordSet('with to at in on for from by');
const OWN: Readonly<Record<string, string>> = knowledge.acts.pairs.ownFor;

export const tokenAt = ({ tokens }: Reading, at: number | undefined): Token | undefined =>
  at === undefined ? undefined : tokens[at];
export const wordOf = (reading: Reading, at: number | undefined): string => tokenAt(reading, at)?.word ?? '';

/** Without words that nothing can end with. */
export function trimmed(reading: Reading, kept: Kept): number[] {
  const isOfVerb = kept.length > 1 && isKnownVerb(`${wordOf(reading, kept[0])} ${wordOf(reading, kept.at(-1))}`);
  const last = isOfVerb ? kept.length - 1 : kept.findLastIndex((at) => !DANGLING.has(wordOf(reading, at)));
  return kept.slice(0, last + 1);
}

/** What is left after the words that stand before a thing: `my`, `some`. */
export function bare(reading: Reading, kept: Kept): number[] {
  const first = kept.findIndex((at) => !LEADS.has(wordOf(reading, at)));
  return first < 0 ? [] : kept.slice(first);
}

/** `his kids` are `my kids`, where somebody says who they would be. */
export function ownWords(reading: Reading, kept: Kept, isPerson: boolean): string {
  const text = joined(reading, kept);
  if (!isPerson) return text;
  return text
    .split(' ')
    .map((word) => (Object.hasOwn(OWN, word) ? (OWN[word] ?? word) : word))
    .join(' ');
}

/** What or whom an act is done to. */
export function objectOf(reading: Reading, rest: Kept, isPerson: boolean): string | null {
  const first = tokenAt(reading, rest[0]);
  if (!first || first.tag === 'preposition') return null;
  const end = rest.findIndex((at, index) => index > 0 && AFTER_OBJECT.has(wordOf(reading, at)));
  return ownWords(reading, trimmed(reading, end < 0 ? rest : rest.slice(0, end)), isPerson) || null;
}

/** Dictionary form; `weights` are not the weight that somebody would lose. */
const nounOf = (token: Token | undefined) => (token?.word === 'weights' ? token.word : (token?.lemma ?? ''));
export const nounsOf = (reading: Reading, kept: Kept): string[] => kept.map((at) => nounOf(tokenAt(reading, at)));

const NO_HEAD = wordSet('determiner preposition');
const BACK_IN_ORDER = wordSet('together back sorted straight order down up out');

const TURNED = wordSet('down up off lower higher steady');
const OF_BODY = wordSet('sugar sugars glucose hba1c a1c cholesterol acid pressure bp weight ldl');

/** `sugar down`, `my steps up`, `my blood sugar`: what becomes of a thing, which nobody eats or does. */
export function isOutcome(reading: Reading, whole: Kept): boolean {
  const kept = bare(reading, whole);
  const before = tokenAt(reading, kept.at(-2));
  const isThing = before?.tag === 'noun' && !before.word.endsWith('ing');
  const isTurned = isThing && TURNED.has(wordOf(reading, kept.at(-1)));
  const isOfPeople = kept.some((at) => PEOPLE.has(tokenAt(reading, at)?.lemma ?? ''));
  return (isTurned && !isOfPeople) || OF_BODY.has(wordOf(reading, kept.at(-1)));
}

/** The last noun of what an act is done to, before any place, person or reason. */
export function headNoun(reading: Reading, kept: Kept): string {
  let head = '';
  for (const at of kept) {
    const token = tokenAt(reading, at);
    if (token?.tag === 'preposition' && head !== '') break;
    if (token && !NO_HEAD.has(token.tag) && !(BACK_IN_ORDER.has(token.word) && head !== '')) head = nounOf(token);
  }
  return head;
}
