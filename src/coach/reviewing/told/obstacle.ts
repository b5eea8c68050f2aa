import { capital } from '#core/words/capital.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { FRICTION_CODES, type FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { firstOf, type Pattern, patterns } from '#coach/match/pattern.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { clausesOf } from '#coach/talk/takes-leave.ts';
import { talkPatterns } from '#coach/talk/words/word-groups.ts';
import { moodIn } from './heard.ts';
import { type Range, read, type Reading, type Token, wordsOf } from '#coach/text/reading.ts';

/** What stands in the way of a habit: the frictions of a goal, and what is only said of a habit that was tried. */
export type Obstacle = FrictionCode | 'too_big' | 'boring' | 'watched' | 'weather' | 'closed' | 'money';

/** What was in the way, told outright: these say more than a friction that is named in passing, so they are looked for first. */
const HINDRANCES = Object.entries(knowledge.review.hindrances).map(
  ([code, list]) => [code as Obstacle, list.flatMap(talkPatterns)] as const,
);

/** Where a clause tells of several, the one that says most comes first: `busy` is said of nearly everything. */
const TELLING_FIRST = phrases(
  'forgetting; tiredness; travel; health; perfectionism; knowledge; social; environment; no_motivation; no_time',
) as FrictionCode[];

export const isFriction = (code: Obstacle | null): code is FrictionCode =>
  FRICTION_CODES.some((known) => known === code);

/** `whyNoTime` of `no_time`: what is said of it. */
export const whyOf = (obstacle: Obstacle) => `why${obstacle.split('_').map(capital).join('')}` as Phrase;
const NO_CAUSE = patterns(...knowledge.requests.noCause);
const CAUSES = patterns(...knowledge.requests.causes);
const LOOSE = wordSet(knowledge.acts.words.looseCauses);
/** A short answer to what got in the way: `my knee`, `the night shifts`. */
const SHORT = 4;
const SAYING: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

const DENIALS = phrases('not; never; hardly; no');

/** `Work was not busy`: a no that the pattern leaves open says that it did not stand in the way. */
function isDenied({ source }: Pattern, { tokens }: Reading, { from, to }: Range): boolean {
  const inside = tokens.slice(from, to).map(({ word }) => word);
  return DENIALS.some((no) => inside.includes(no) && !source.includes(no));
}

type Outright = { readonly code: Obstacle; readonly from: number } | 'denied' | null;

function outrightIn(reading: Reading): Outright {
  let found: Outright = null;
  for (const [code, list] of HINDRANCES) {
    for (const pattern of list) {
      const match = pattern.find(reading);
      if (match && !isDenied(pattern, reading, match)) return { code, from: match.from };
      if (match) found = 'denied';
    }
  }
  return found;
}

function codeIn(text: string, isAsked: boolean): Obstacle | null {
  const reading = read(text);
  if (firstOf(NO_CAUSE, reading)) return null;
  const own = outrightIn(reading);
  if (own) return own === 'denied' ? null : own.code;
  const isCause = firstOf(CAUSES, reading) !== null;
  const isShort = isAsked && reading.tokens.length <= SHORT && !reading.tokens.some(({ tag }) => SAYING.has(tag));
  const telling = reading.tokens
    .flatMap(({ word, lemma, raw }) => (LOOSE.has(word) || LOOSE.has(lemma) ? [] : raw))
    .join(' ');
  const found = detectFrictions(isShort || isCause ? text : telling);
  return TELLING_FIRST.find((code) => found.includes(code)) ?? null;
}

/** The first thing that a message says stood in the way, or, `isAsked` for it, names in a few words; null when it tells of none. */
export const obstacleIn = (message: string, isAsked = false): Obstacle | null =>
  clausesOf(read(message))
    .map((clause) => codeIn(clause, isAsked))
    .find((code) => code !== null) ?? null;

const OWN = wordSet('i we');

/** Whether a clause tells of what was in the way, and of nothing that somebody did before it: not `walked twice in the rain`. */
function isOfHindrance(clause: string): boolean {
  const reading = read(clause);
  const own = moodIn(reading) === 'glad' || firstOf(NO_CAUSE, reading) ? null : outrightIn(reading);
  const deed = reading.tokens.findIndex(
    ({ tag }, at) => tag === 'past' && OWN.has(reading.tokens[at - 1]?.word ?? 'i'),
  );
  return own !== null && own !== 'denied' && (deed < 0 || own.from <= deed);
}

type Hindrance = { readonly code: Obstacle | null; readonly rest: Reading };

/** Several readers of one message ask for it. */
const kept = new WeakMap<Reading, Hindrance>();

/** What a message tells outright to have stood in the way, whatever was asked, and the rest of what it tells. */
export function hindranceIn(reading: Reading): Hindrance {
  const found = kept.get(reading) ?? hindranceOf(reading);
  kept.set(reading, found);
  return found;
}

function hindranceOf(reading: Reading): Hindrance {
  const clauses = clausesOf(reading);
  const own = clauses.filter(isOfHindrance);
  if (own.length === 0) return { code: null, rest: reading };
  return { code: obstacleIn(own.join('. ')), rest: read(clauses.filter((one) => !own.includes(one)).join('. ')) };
}

/** What a praise takes back: of `the early start, but I was too tired on Friday` the second half. */
export function reservation(message: string): string {
  const reading = read(message);
  const at = reading.tokens.findIndex(({ word }) => ['but', 'except', 'though', 'although', 'however'].includes(word));
  return at < 0 ? '' : wordsOf(reading, { from: at + 1, to: reading.tokens.length });
}
