import { phrases, meanings, phraseSet } from './phrases.ts';
import nlp from 'compromise/two';
import type { RawToken } from './tokens.ts';
import { stem } from './stem.ts';

/** What a word is in its sentence. */
export type Tag =
  | 'verb'
  | 'gerund'
  | 'past'
  | 'auxiliary'
  | 'noun'
  | 'pronoun'
  | 'adjective'
  | 'adverb'
  | 'preposition'
  | 'conjunction'
  | 'determiner'
  | 'number'
  | 'other';

export type Grammar = {
  readonly tag: Tag;
  readonly lemma: string;
  readonly isPlural: boolean;
  readonly isFirstName: boolean;
};

/** The first that a word has: a word has several, from the narrow to the wide. */
const TAGS = phrases(
  'Value number; Pronoun pronoun; Possessive determiner; Determiner determiner; Auxiliary auxiliary; Copula auxiliary; Modal auxiliary; Gerund gerund; ' +
    'PastTense past; Participle past; Verb verb; Preposition preposition; Conjunction conjunction; Adverb adverb; Adjective adjective; Noun noun',
).map((row) => row.split(' ') as [name: string, tag: Tag]);

/** Words of our users that the library takes for something else. */
const OWN_WORDS = meanings(
  'Noun: veg, crisps, telly, loo, nan, gran, mum, tai; ' +
    'Infinitive: revise, practise, crochet, hoover, declutter, journal, meditate, jog',
);

let isReady = false;

/** The library's lexicon is unpacked on first use: a quarter of a second, and some 50 MB. */
function library(): typeof nlp {
  if (!isReady) nlp.addWords(OWN_WORDS);
  isReady = true;
  return nlp;
}

/** British spelling, and one word for the noun and the verb that British spelling keeps apart. */
function british(lemma: string): string {
  if (lemma === 'practice') return 'practise';
  if (lemma.length > 5 && lemma.endsWith('ize')) return `${lemma.slice(0, -3)}ise`;
  return lemma.length > 5 && lemma.endsWith('yze') ? `${lemma.slice(0, -3)}yse` : lemma;
}

type Term = {
  readonly normal: string;
  readonly implicit?: string;
  readonly root?: string;
  readonly tags: readonly string[];
};

function termsOf(words: readonly string[]): Term[] {
  const view = library()(words.join(' '));
  view.compute('root');
  // The library writes the roots out without its types knowing of it.
  const parts = { normal: true, implicit: true, root: true, tags: true } as { normal: boolean };
  return (view.json({ terms: parts }) as { terms: Term[] }[]).flatMap(({ terms }) => terms);
}

const toTag = (term: Term | undefined): Tag => TAGS.find(([name]) => term?.tags.includes(name))?.[1] ?? 'other';

/** Words alone are parsed as well, when the library has cut the sentence otherwise than we do. */
function aligned(tokens: readonly RawToken[]): (Term | undefined)[] {
  const terms = termsOf(tokens.map(({ word }) => word));
  let at = 0;
  return tokens.map(({ word }) => {
    const found = [at, at + 1, at + 2].find((place) => terms[place]?.normal === word);
    if (found === undefined) return termsOf([word])[0];
    at = found + 1;
    return terms[found];
  });
}

const NOT_STEMMED = phraseSet('this; is; was; has; his; always; perhaps; sometimes; yes; us; as; minus; bus');

function lemmaOf(word: string, term: Term | undefined, tag: Tag): string {
  const root = term?.root;
  if (root && root !== '' && !root.includes(' ')) return british(root);
  if (NOT_STEMMED.has(word) || word.length <= 3) return british(word);
  // The library leaves out the root of a form that it guessed: an ending that we know is taken off.
  return british(tag === 'gerund' || tag === 'past' ? stem(word) : word);
}

const CALLED = new Set(['phone', 'text', 'email', 'mail', 'ring', 'call']);
const KIN = phraseSet('mum; mom; mama; mamma; mummy; dad; papa; daddy; nan; gran; granny; grandma; grandad; auntie');
const isName = ({ raw, word }: RawToken) => raw.charAt(0) !== raw.charAt(0).toLowerCase() || KIN.has(word);
const OPENS = new Set(['add', 'also', 'and', 'in', 'put', 'then', 'to', 'too', 'well', 'with']);

/** `Phone Carys`, `add call mum`: a word before a name, with which something begins, is what is done. */
function isOrderAt(tokens: readonly RawToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isFirst = !before || before.after !== '' || OPENS.has(before.word);
  return isFirst && next !== undefined && CALLED.has(token?.word ?? '') && isName(next);
}

/** For each word what it is in its sentence, its dictionary form, and whether it is a plural. */
export function grammarOf(tokens: readonly RawToken[]): Grammar[] {
  if (tokens.length === 0) return [];
  const terms = aligned(tokens);
  return tokens.map(({ word }, at) => {
    const term = terms[at];
    const tag = /^\d/.test(word) ? 'number' : isOrderAt(tokens, at) ? 'verb' : toTag(term);
    const is = (name: string) => term?.tags.includes(name) ?? false;
    return { tag, lemma: lemmaOf(word, term, tag), isPlural: is('Plural'), isFirstName: is('FirstName') };
  });
}
