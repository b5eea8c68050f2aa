import { small } from '#core/words/capital.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { sameWord } from '#coach/text/language.ts';
import { type Range, read, type Token } from '#coach/text/reading.ts';

const OF_A_NOUN = new Set(['noun', 'adjective', 'determiner', 'number']);
const isThing = ({ tag }: Token) => OF_A_NOUN.has(tag);

type Exchange = {
  readonly old: PlannedHabit | undefined;
  /** The words by which the old habit was meant. */
  readonly named: readonly Token[];
  /** The new thing as it was said, with its article. */
  readonly said: string;
};

/** True when the new words say what is done, and not only with what. */
function isDone(own: OwnHabit, verb: Token): boolean {
  const { tokens } = read(own.text);
  const isAct = ({ tag, word }: Token) => (tag === 'verb' && !word.endsWith('s')) || tag === 'gerund';
  const isObject = (token: Token) => isThing(token) || token.word === 'of' || token.word.endsWith('s');
  return tokens.some(isAct) || tokens[0]?.lemma === verb.lemma || !tokens.every(isObject);
}

/** Where the thing stands by which a habit was meant, when that was not its verb. */
function placeOf(tokens: readonly Token[], named: readonly Token[]): number {
  const isNamed = ({ word, lemma }: Token) =>
    named.some((name) => sameWord(name.word, word) || sameWord(name.lemma, lemma));
  const [verb] = tokens;
  return verb && (isNamed(verb) || verb.tag === 'noun')
    ? -1
    : tokens.findIndex((token, at) => at > 0 && isNamed(token));
}

/** The thing with the words that belong to it; one word takes the place of one. */
function thingAround(tokens: readonly Token[], at: number, isOneWord: boolean): Range {
  if (isOneWord) return { from: at, to: at + 1 };
  let [from, to] = [at, at + 1];
  while (from > 1 && isThing(tokens[from - 1] as Token)) from -= 1;
  while (to < tokens.length && isThing(tokens[to] as Token)) to += 1;
  return { from, to };
}

/** `swap chemistry for physics` leaves `Revise … for 25 minutes` as it is: where one thing takes the place of another, what is done with it stays. */
export const withOtherObject = (said: OwnHabit, exchange: Exchange): OwnHabit =>
  withThing(withPerson(said, exchange.old), exchange);

const PERSONS = new Set(['her', 'him', 'them']);

/** `ring her instead`: whoever the old habit names. */
function withPerson(own: OwnHabit, old: PlannedHabit | undefined): OwnHabit {
  const name = read(old?.description ?? '').tokens.find(
    ({ raw }, at) => at > 0 && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
  );
  const last = read(own.text).tokens.at(-1);
  if (!name || !last || !PERSONS.has(last.word)) return own;
  return { ...own, text: `${own.text.slice(0, last.from)}${name.raw}` };
}

function withThing(own: OwnHabit, { old, named, said }: Exchange): OwnHabit {
  const { tokens } = read(old?.description ?? '');
  const [verb] = tokens;
  if (!old || !verb || isDone(own, verb)) return own;
  const at = placeOf(tokens, named);
  const words = read(said).tokens;
  const isBare = !words.some(({ tag, isPlural }) => tag === 'determiner' || tag === 'number' || isPlural);
  if (at < 0 || (isBare && tokens[at - 1]?.tag === 'determiner')) return own;
  const { from, to } = thingAround(tokens, at, words.length === 1);
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
  const hasMore = [own.days, own.times, own.cue].some((value) => value !== undefined);
  const thing = hasMore ? small(own.text) : said;
  return { ...own, text: `${old.description.slice(0, first.from)}${thing}${old.description.slice(last.to)}` };
}
