import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Range, Reading, Token } from '#coach/text/reading.ts';
import { meanings, phrases, phraseSet } from '#coach/text/phrases.ts';

/** Characters of a deed. */
const LONGEST = 110;
const SECOND = meanings(
  "you: i, me, we, us; your: my, our; yours: mine, ours; yourself: myself; yourselves: ourselves; you’re: i'm, im; " +
    "you’ve: i've; you’d: i'd; you’ll: i'll; are: am; were: was",
);
/** Of the person whom they picture. */
const OF_THEM = new Map(
  phrases(
    'his your; her your; their your; himself yourself; herself yourself; themselves yourself; themself yourself',
  ).map((pair) => pair.split(' ') as [string, string]),
);
const JOINS = new Set(['and', 'then', 'or', 'but']);

/** Whether somebody is spoken of, or speaks. */
type Voice = { readonly isThird: boolean };

function wordSaid(reading: Reading, at: number, { isThird }: Voice): string {
  const token = reading.tokens[at];
  if (!token) return '';
  const small = token.raw.toLowerCase().replaceAll('’', "'");
  const isHour = small === 'am' && reading.tokens[at - 1]?.tag === 'number';
  const turned = isHour
    ? 'am'
    : Object.hasOwn(SECOND, small)
      ? SECOND[small]
      : isThird
        ? OF_THEM.get(small)
        : undefined;
  if (turned !== undefined) return turned;
  if (isThird && isNextVerb(token, reading.tokens[at - 1])) return baseOf(token.word, token.lemma);
  // One word in large letters is an abbreviation; a text of them is shouted.
  const isShouted = reading.text === reading.text.toUpperCase();
  return isShouted && token.raw.length > 2 ? small : token.raw;
}

/** `prays and reads`: there the second verb has the form of the first. */
function isNextVerb({ tag, word }: Token, before: Token | undefined): boolean {
  const isThirdForm = tag === 'verb' && word.endsWith('s') && !word.endsWith('ss');
  return isThirdForm && before !== undefined && (JOINS.has(before.word) || before.after.includes(','));
}

/** The form of a verb that follows on `you`. */
export function baseOf(word: string, lemma: string): string {
  if (word === 'is' || word === 'are' || word === 'am' || word === 'be') return 'are';
  if (word === 'has') return 'have';
  if (word === 'does') return 'do';
  return lemma;
}
function joinedBy(gap: string): string {
  if (gap === '') return '';
  if (gap.includes(',')) return ', ';
  return gap.includes('-') && !gap.includes(' ') ? '-' : ' ';
}

const ASIDES = phraseSet('lol; haha; hehe; tbh; ngl; imo; btw; innit; inshallah; insha; xx');

/** Words as they are said to the person they are about: `bake for your neighbours`. */
export function textOf(reading: Reading, { from, to }: Range, voice: Voice): string {
  const { text, tokens } = reading;
  let said = '';
  for (let at = from; at < to; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (!token || ASIDES.has(token.word) || (at > from && token.from === before?.from)) continue;
    const gap = at === from ? '' : text.slice(before?.to, token.from);
    said += `${joinedBy(gap)}${wordSaid(reading, at, voice)}`;
  }
  return said;
}

const DANGLING = phraseSet(knowledge.acts.words.secondPersonDangling);

/** Cut to the length of a deed, at a word that can be the last. */
export function trimmed(text: string): string {
  const words = text.split(' ');
  while (words.join(' ').length > LONGEST || DANGLING.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const kept = words.join(' ');
  return kept.endsWith(',') ? kept.slice(0, -1) : kept;
}
