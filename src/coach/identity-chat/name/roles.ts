import knowledge from '#content/knowledge.json' with { type: 'json' };
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, type Token } from '#coach/text/reading.ts';

const ROLES = phraseSet(knowledge.talk.identity.words.roles);
/** They end like one who does something, and are none. */
const THINGS = phraseSet(knowledge.talk.identity.words.things);

/** True for a word for somebody who does something: `baker`, `pianist`. */
export function isRoleWord(lemma: string): boolean {
  if (ROLES.has(lemma)) return true;
  if (THINGS.has(lemma) || !(lemma.endsWith('er') || lemma.endsWith('or')) || lemma.length < 5) return false;
  const base = lemma.slice(0, -2);
  const isDoubled = base.at(-1) === base.at(-2);
  return isKnownVerb(base) || isKnownVerb(`${base}e`) || (isDoubled && isKnownVerb(base.slice(0, -1)));
}

/** True for words that end with somebody: `weekend baker`. */
export function isRole(text: string): boolean {
  const last = read(text).tokens.at(-1);
  return last !== undefined && (isRoleWord(last.word) || isRoleWord(last.lemma));
}

const BEFORE = new Set(['adjective', 'noun', 'gerund', 'other']);
const NO_COLOUR = phraseSet(knowledge.talk.identity.words.noColours);
const WORDS_OF_ROLE = 3;

function isOneOf(token: Token | undefined): boolean {
  if (!token || token.isPlural || token.tag === 'verb' || token.tag === 'adverb') return false;
  return isRoleWord(token.word) || isRoleWord(token.lemma);
}

/** The roles that a text names, each with what stands close before it: `a calm weekend gardener` names `calm weekend gardener`. */
export function rolesIn(reading: Reading): string[] {
  const { tokens } = reading;
  return tokens.flatMap((token, at) => {
    // In `player coach` it is the second word that says who.
    const isInside = token.after === '' && isOneOf(tokens[at + 1]);
    if (!isOneOf(token) || isInside || !isNamedAsRole(reading, at)) return [];
    let from = at;
    while (from > 0 && at - from < WORDS_OF_ROLE - 1 && isColour(reading, from - 1)) from -= 1;
    return [wordsAt(reading, { from, to: at + 1 })];
  });
}

function isColour({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.after === '' &&
    BEFORE.has(token.tag) &&
    !NO_COLOUR.has(token.word) &&
    !token.word.startsWith('some')
  );
}

const ARTICLES = new Set(['a', 'an', 'the', 'that', 'be', 'become', 'am', 'being', 'of', 'as', 'like', 'more']);

/** `a calm gardener`, not `my gardener`, and no one who is spoken to or of. */
function isNamedAsRole({ tokens }: Reading, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - WORDS_OF_ROLE - 1), at);
  const article = before.findLast(({ tag, word }) => tag === 'determiner' || ARTICLES.has(word));
  // `I am a nurse` tells of the trade, not of who is meant to come.
  const isTrade = before.some(({ word }, place) => word === 'am' && before[place + 1] === article);
  if (article) return ARTICLES.has(article.word) && !isTrade;
  return tokens.length <= WORDS_OF_ROLE;
}

const wordsAt = ({ tokens }: Reading, { from, to }: Range) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
