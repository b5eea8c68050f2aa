import knowledge from '#content/knowledge.json' with { type: 'json' };
import { DOMAIN_WORDS, RECOGNISED_DOMAINS } from '../knowledge/domains.ts';
import type { DomainId } from '../knowledge/shape.ts';
import { type Hit, PhraseIndex, type Seed } from '#coach/text/phrase-index.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import { isSpoken, readText } from '#coach/text/read-text.ts';

const KINDS = ['strong', 'weak', 'not'] as const;
type Kind = (typeof KINDS)[number];
/** `language` is null for English, `any` for every other one. */
type Tag = { readonly domain: DomainId; readonly kind: Kind; readonly language: string | null };
type Found = Hit<Tag> & { readonly worth: number };

const WORTH: Readonly<Record<Kind, number>> = { strong: 3, weak: 1, not: 0 };
/** A longer phrase says more than a word. */
const WORTH_PER_WORD = 0.5;
/** What a `not` phrase takes away besides the words that it covers. */
const NOT = 1;
/** Share that is left of a word inside a longer phrase of another domain: `journal` in `gratitude journal`. */
const INSIDE = 0.3;
/** Share that is left of what comes after `because`, `before`, `without` and their like: the reason or the means. */
const AFTER_TURN = 0.6;
const WITHOUT = wordSet('without sin sans ohne sem senza zonder bez utan');
/** Here the thing to be without is the theme itself. */
const LEFT_OUT: ReadonlySet<DomainId> = new Set(['smoking', 'alcohol', 'screen_time']);
/** Greatest lead of what is said first over what is said last. */
const FIRST_SAID = 0.8;

const TURNS = wordSet(knowledge.acts.words.turns);

function getSeeds(domain: DomainId, list: string, kind: Kind, language: string | null): Seed<Tag>[] {
  // A single word that takes away is meant to the letter: `rowing` is not the rows at home.
  const isExact = (phrase: string) => kind === 'not' && !phrase.includes(' ');
  return phrases(list).map((phrase) => ({
    phrase,
    tag: { domain, kind, language },
    isForeign: language !== null || isExact(phrase),
  }));
}

function allSeeds(): Seed<Tag>[] {
  return RECOGNISED_DOMAINS.flatMap(({ id }) => {
    const words = DOMAIN_WORDS[id];
    return [
      ...KINDS.flatMap((kind) => getSeeds(id, words?.[kind] ?? '', kind, null)),
      ...Object.entries(words?.foreign ?? {}).flatMap(([language, list]) => getSeeds(id, list, 'strong', language)),
    ];
  });
}

const INDEX = new PhraseIndex(allSeeds);

const overlap = (a: Hit<unknown>, b: Hit<unknown>): boolean => a.from < b.to && b.from < a.to;

const isInside = (a: Hit<unknown>, b: Hit<unknown>): boolean =>
  b.from <= a.from && a.to <= b.to && b.to - b.from > a.to - a.from;

/** The worthiest phrases of one domain, each word of the text counted once. */
function ownHits(hits: readonly Hit<Tag>[]): Found[] {
  const nots = hits.filter(({ tag }) => tag.kind === 'not');
  const ranked = hits
    .filter((hit) => hit.tag.kind !== 'not' && !nots.some((not) => overlap(hit, not)))
    .map((hit) => ({
      ...hit,
      worth: WORTH[hit.tag.kind] + WORTH_PER_WORD * Math.max(0, Math.min(2, hit.to - hit.from - 1)),
    }))
    .sort((a, b) => b.worth - a.worth || b.to - b.from - (a.to - a.from));
  const chosen: Found[] = [];
  for (const hit of ranked) if (!chosen.some((other) => overlap(hit, other))) chosen.push(hit);
  return chosen;
}

/** How strongly a text speaks of each domain; domains that it does not speak of are left out. */
export function domainScores(text: string): ReadonlyMap<DomainId, number> {
  const read = readText(text);
  const hits = INDEX.find(read).filter(({ tag }) => isSpoken(tag.language, read));
  const byDomain = Map.groupBy(hits, ({ tag }) => tag.domain);
  const own = [...byDomain].map(([domain, list]) => ({ domain, found: ownHits(list), list }));
  const everyone = own.flatMap(({ found }) => found);
  const getPlace = (list: ReadonlySet<string>) => read.words.findIndex((word, index) => index > 0 && list.has(word));
  const turn = getPlace(TURNS);
  const without = getPlace(WITHOUT);
  const weigh = (hit: Found) => {
    const inside = everyone.some(
      (other) => other.tag.domain !== hit.tag.domain && other.tag.kind === 'strong' && isInside(hit, other),
    );
    const isAfter =
      (turn >= 0 && hit.from >= turn) || (without >= 0 && hit.from >= without && !LEFT_OUT.has(hit.tag.domain));
    return hit.worth * (inside ? INSIDE : 1) * (isAfter ? AFTER_TURN : 1);
  };
  const scores = new Map<DomainId, number>();
  for (const { domain, found, list } of own) {
    const first = Math.min(...found.map(({ from }) => from));
    const lead = found.some(({ tag }) => tag.kind === 'strong')
      ? FIRST_SAID * (1 - first / Math.max(1, read.words.length))
      : 0;
    const nots = new Set(list.filter(({ tag }) => tag.kind === 'not').map(({ from }) => from)).size;
    scores.set(domain, found.reduce((sum, hit) => sum + weigh(hit), 0) + lead - NOT * nots);
  }
  return scores;
}
