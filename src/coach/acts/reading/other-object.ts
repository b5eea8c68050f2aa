import type { PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { sameWord } from '#coach/text/language.ts';
import { read, type Token } from '#coach/text/reading.ts';

const OF_A_NOUN = new Set(['noun', 'adjective', 'determiner', 'number']);
const isThing = ({ tag }: Token) => OF_A_NOUN.has(tag);

type Exchange = {
  readonly old: PlannedHabit | undefined;
  /** The words by which the old habit was meant. */
  readonly named: readonly Token[];
  /** The new thing as it was said, with its article. */
  readonly said: string;
};

/** `swap chemistry for physics` leaves `Revise … for 25 minutes` as it is: where one thing takes the place of another, what is done with it stays. */
export function withOtherObject(own: OwnHabit, { old, named, said }: Exchange): OwnHabit {
  const reading = read(own.text);
  const { tokens } = read(old?.description ?? '');
  const [verb] = tokens;
  const [begins] = reading.tokens;
  const isDone =
    reading.tokens.some(({ tag, word }) => (tag === 'verb' && !word.endsWith('s')) || tag === 'gerund') ||
    begins?.lemma === verb?.lemma;
  if (
    !old ||
    isDone ||
    !reading.tokens.every((token) => isThing(token) || token.word === 'of' || token.word.endsWith('s'))
  )
    return own;
  const at = tokens.findIndex(
    ({ word, lemma }, place) =>
      place > 0 && named.some((name) => sameWord(name.word, word) || sameWord(name.lemma, lemma)),
  );
  const isVerbNamed = named.some(({ lemma, word }) => lemma === verb?.lemma || sameWord(word, verb?.word ?? ''));
  if (at < 0 || isVerbNamed || verb?.tag === 'noun') return own;
  let [from, to] = [at, at + 1];
  const isOneWord = read(said).tokens.length === 1;
  while (from > 1 && isThing(tokens[from - 1] as Token) && !isOneWord) from -= 1;
  while (to < tokens.length && isThing(tokens[to] as Token) && !isOneWord) to += 1;
  const isBare = !read(said).tokens.some(({ tag, isPlural }) => tag === 'determiner' || tag === 'number' || isPlural);
  if (isBare && tokens[at - 1]?.tag === 'determiner') return own;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return own;
  const thing = own.days || own.times || own.cue ? own.text.charAt(0).toLowerCase() + own.text.slice(1) : said;
  return { ...own, text: `${old.description.slice(0, first.from)}${thing}${old.description.slice(last.to)}` };
}
