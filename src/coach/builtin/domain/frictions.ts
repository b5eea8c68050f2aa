import { FRICTIONS } from '../knowledge/domains.ts';
import { FRICTION_CODES, type FrictionCode } from '../knowledge/shape.ts';
import { PhraseIndex, type Seed } from '#coach/text/phrase-index.ts';
import { phrases } from '#coach/text/phrases.ts';
import { isSpoken, readText } from '#coach/text/read-text.ts';

type Tag = { readonly code: FrictionCode; readonly language: string | null };

function getSeeds(code: FrictionCode): Seed<Tag>[] {
  return Object.entries(FRICTIONS[code].words).flatMap(([language, list]) =>
    phrases(list).map((phrase) =>
      language === 'en'
        ? { phrase, tag: { code, language: null }, isForeign: false }
        : { phrase, tag: { code, language }, isForeign: true },
    ),
  );
}

const INDEX = new PhraseIndex(() => FRICTION_CODES.flatMap(getSeeds));

/** The frictions that somebody speaks of, in the order of the list: `detectFrictions('too busy and tired')` finds two. */
export function detectFrictions(text: string): FrictionCode[] {
  const read = readText(text);
  const found = new Set(INDEX.find(read).flatMap(({ tag }) => (isSpoken(tag.language, read) ? [tag.code] : [])));
  return FRICTION_CODES.filter((code) => found.has(code));
}
