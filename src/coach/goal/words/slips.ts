import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';

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
    const needed = Object.hasOwn(DOUBLE, word) ? DOUBLE[word] : undefined;
    const isMeant = needed === undefined || tokens.slice(place + 1, place + 4).some(({ lemma }) => lemma === needed);
    said += text.slice(at, from) + ((isMeant && SLIPS.get(word)) || text.slice(from, to));
    at = TITLES.has(word) && after.startsWith('.') ? to + 1 : to;
  }
  return said + text.slice(at);
}
