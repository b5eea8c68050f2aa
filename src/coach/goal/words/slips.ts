import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { read, type Token } from '#coach/text/reading.ts';

/** Slips of the pen and short forms, by how they are written. */
const SLIPS = new Map(
  phrases(knowledge.acts.slips).flatMap((row) => {
    const [meant = '', written = ''] = row.split(': ');
    return written.split(' ').map((one) => [one, meant] as const);
  }),
);
/** They are written as other words too, and stand for these only before a thing that shows it. */
const DOUBLE: Readonly<Record<string, string>> = { hole: 'book', reed: 'book' };
/** Words of a phrase that is written short: `not so much` is `less`. */
const LONGEST = 3;
const TITLES = phraseSet('mr; mrs; ms; dr; st');

const OF_SENTENCE: ReadonlySet<Token['tag']> = new Set(['determiner', 'number', 'pronoun']);

/** `its the phone`, `… my nails its embarrassing`: `it is`, and not whose. */
function isSentence(tokens: readonly Token[], at: number): boolean {
  const [before, next, third] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!next || tokens[at]?.raw.toLowerCase() !== 'its') return false;
  const isRunOn = before?.tag === 'noun' && before.after === '' && next.tag !== 'noun' && third?.tag !== 'noun';
  return OF_SENTENCE.has(next.tag) || isRunOn;
}

/** A word as it is meant; undefined for one that is written as it is. */
function spelt(tokens: readonly Token[], at: number): string | undefined {
  const { word = '', raw = '' } = tokens[at] ?? {};
  if (isSentence(tokens, at)) return "it's";
  const needed = Object.hasOwn(DOUBLE, word) ? DOUBLE[word] : undefined;
  const isMeant = needed === undefined || tokens.slice(at + 1, at + 4).some(({ lemma }) => lemma === needed);
  return isMeant ? (SLIPS.get(word) ?? SLIPS.get(raw.toLowerCase())) : undefined;
}

/** A goal with the slips mended that would hide what it asks for; a title's point ends no sentence. */
export function withoutSlips(text: string): string {
  const { tokens } = read(text);
  let said = '';
  let at = 0;
  for (const [place, { word, from, to, after }] of tokens.entries()) {
    // `I'd` is two words in one place.
    if (from < at) continue;
    const phrase = tokens.slice(place, place + LONGEST);
    const short = SLIPS.get(phrase.map((one) => one.word).join('_'));
    if (short) {
      said += text.slice(at, from) + short;
      at = phrase.at(-1)?.to ?? to;
      continue;
    }
    said += text.slice(at, from) + (spelt(tokens, place) ?? text.slice(from, to));
    at = TITLES.has(word) && after.startsWith('.') ? to + 1 : to;
  }
  return said + text.slice(at);
}
