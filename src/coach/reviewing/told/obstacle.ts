import { capital } from '#core/words/capital.ts';
import { phrases } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { FRICTION_CODES, type FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { firstOf, type Pattern, patterns } from '#coach/match/pattern.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { type Range, type Reading, read, wordsOf } from '#coach/text/reading.ts';

/** What stands in the way of a habit: the frictions of a goal, and what is only said of a habit that was tried. */
export type Obstacle = FrictionCode | 'too_big' | 'boring' | 'watched' | 'weather';

/** These say more than a friction that is named in passing, so they are looked for first. */
const OF_A_HABIT: readonly (readonly [Obstacle, readonly Pattern[]])[] = [
  ['watched', patterns(...knowledge.requests.feelsWatched)],
  ['weather', patterns(...knowledge.requests.ofWeather)],
  ['boring', patterns(...knowledge.requests.findsBoring)],
  ['too_big', patterns(...knowledge.requests.findsTooBig)],
];

/** Where a clause tells of several, the one that says most comes first: `busy` is said of nearly everything. */
const TELLING_FIRST = phrases(
  'forgetting; tiredness; travel; health; perfectionism; knowledge; social; environment; no_motivation; no_time',
) as FrictionCode[];

export const isFriction = (code: Obstacle | null): code is FrictionCode =>
  FRICTION_CODES.some((known) => known === code);

/** `whyNoTime` of `no_time`: what is said of it. */
export const whyOf = (obstacle: Obstacle) => `why${obstacle.split('_').map(capital).join('')}` as Phrase;

const LINKS = new Set(['but', 'because', 'then', 'when', 'while', 'although', 'except', 'cos']);

export function clausesOf(reading: Reading): string[] {
  const { tokens } = reading;
  const clauses: Range[] = [];
  let from = 0;
  tokens.forEach(({ after }, at) => {
    const isEnd = at === tokens.length - 1 || after.trim() !== '' || LINKS.has(tokens[at + 1]?.word ?? '');
    if (!isEnd) return;
    clauses.push({ from, to: at + 1 });
    from = at + 1;
  });
  return clauses.map((clause) => wordsOf(reading, clause));
}

function codeIn(text: string): Obstacle | null {
  const reading = read(text);
  const own = OF_A_HABIT.find(([, list]) => firstOf(list, reading));
  if (own) return own[0];
  const found = detectFrictions(text);
  return TELLING_FIRST.find((code) => found.includes(code)) ?? null;
}

/** The first thing that a message says stood in the way; null when it tells of none. */
export function obstacleIn(message: string): Obstacle | null {
  for (const clause of clausesOf(read(message))) {
    const code = codeIn(clause);
    if (code) return code;
  }
  return codeIn(message);
}

/** What a praise takes back: of `the early start, but I was too tired on Friday` the second half. */
export function reservation(message: string): string {
  const reading = read(message);
  const at = reading.tokens.findIndex(({ word }) => ['but', 'except', 'though', 'although', 'however'].includes(word));
  return at < 0 ? '' : wordsOf(reading, { from: at + 1, to: reading.tokens.length });
}
