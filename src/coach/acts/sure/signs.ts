import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { isAsked } from '../reading/is-told.ts';
import { tellsOfPeople } from '../reading/tells.ts';
import { byOrdinal } from '#coach/match/by-ordinal.ts';
import { namesIn, scores } from '../targets/target-names.ts';
import { type Piece, waysOf } from './ways.ts';

/** A way in which a message may be meant, with the signs that speak for it or against it. */
export type SignedWay = {
  readonly acts: readonly PlanAct[];
  /** What of the message asks for it. */
  readonly parts: readonly Range[];
  readonly signs: ReadonlySet<string>;
};

/** What kind of change an act is, whatever it is about: `resize smaller`, `replace`. */
function kindOf(act: PlanAct): string {
  if (act.act === 'replace') return act.habit ? 'replace' : 'other';
  if (act.act === 'kind') return act.habitType;
  return 'to' in act && typeof act.to === 'string' ? `${act.act} ${act.to}` : act.act;
}

/** How surely the words of a part are about each habit. */
function standingsIn(reading: Reading, part: Range, { habits, focus }: PlanState): string[] {
  const named = scores(namesIn(reading, part), habits);
  const places = byOrdinal(reading, part, habits);
  const numbers = reading.spans.flatMap((span) =>
    span.kind === 'number' && isIn(part, span.from) ? [span.value] : [],
  );
  const [best = 0, second = 0] = named.toSorted((one, other) => other - one);
  const standing = (score: number) => {
    if (score === 0) return best === 0 ? 'unnamed' : 'none';
    if (score < best) return score < best * 0.8 ? 'less' : 'near';
    return second === 0 ? 'only' : score > second * 1.3 ? 'best' : 'close';
  };
  return named.map((score, at) => {
    const placed = places.length === 0 ? '' : places.includes(at) ? ' placed' : ' unplaced';
    const spoken = focus === at ? 'spoken' : focus === null ? (at === 0 ? 'first' : 'unspoken') : 'other';
    const counted = numbers.includes(at + 1) ? ' counted' : numbers.length > 0 ? ' uncounted' : '';
    return `${standing(score)}${placed}${counted}${score === 0 ? ` ${spoken}` : ''}`;
  });
}

/** What words put into a plan look like. */
function looksOf(words: string): string[] {
  const { tokens } = read(words);
  const tags = [...new Set(tokens.map(({ tag }) => `=/${tag}`))];
  return [`=${tokens[0]?.word}`, `=…${tokens.at(-1)?.word}`, `=${Math.min(6, tokens.length)} words`, ...tags];
}

const VALUES: { readonly [A in PlanAct['act']]?: (act: Extract<PlanAct, { act: A }>) => string[] } = {
  cue: ({ cue }) => looksOf(cue),
  with: ({ who }) => looksOf(who),
  reword: ({ text }) => looksOf(text),
  add: ({ habit }) => ofOwn(habit),
  replace: ({ habit }) => (habit ? ofOwn(habit) : []),
  days: ({ to }) => [Array.isArray(to) ? '=weekdays' : `=${typeof to}`],
  resize: ({ to }) => (typeof to === 'string' ? [] : [`=${to.unit ?? 'bare'}`]),
};

const ofOwn = ({ text, cue, days, times }: OwnHabit) => [
  ...looksOf(text),
  `=${cue !== undefined}`,
  `=d${days !== undefined || times !== undefined}`,
];

/** What a value of an act looks like. */
const valueOf = (act: PlanAct): string[] => (VALUES[act.act] as ((one: PlanAct) => string[]) | undefined)?.(act) ?? [];

const isIn = ({ from, to }: Range, at: number) => from <= at && to > at;

/** What a message says, whatever it is about. */
function saidBefore({ tokens }: Reading, { facts }: PlanState): string[] {
  const before = facts.messages.at(-2)?.content;
  return [
    `^${tokens[0]?.word}`,
    tokens.some(({ after }) => after.includes('?')) ? '?' : '.',
    before === undefined ? '<first' : `<${before.includes('?')}`,
  ];
}

/** What the rules have left open, beside what they would do. */
function stateOf({ acts, choices, unknown, declined, kept, paused }: ReadMessage): string {
  const open = { acts, choices, unknown, kept, paused };
  const some = Object.entries(open).flatMap(([name, { length }]) => (length > 0 ? [name] : []));
  return `R${some.join('+')}${declined > 0 ? '+declined' : ''}`;
}

/** How a way stands to what the rules would do. */
function besideRules(acts: readonly PlanAct[], rules: readonly PlanAct[]): string {
  const [own, theirs] = [acts, rules].map((some) => new Set(some.map((act) => JSON.stringify(act))));
  if (!own || !theirs || theirs.size === 0) return 'no rule';
  const shared = [...own].filter((act) => theirs.has(act)).length;
  if (shared === own.size && shared === theirs.size) return 'same';
  return shared === 0 ? 'other' : shared === theirs.size ? 'more' : shared === own.size ? 'less' : 'mixed';
}

type OfPart = { readonly stands: string[]; readonly inside: string[] };

/** How the words of a part stand to each habit, and what is in them, for all that the part may ask for. */
function signsOfPart(
  reading: Reading,
  part: Range,
  { words, state }: { words: readonly string[][]; state: PlanState },
): OfPart {
  return {
    stands: standingsIn(reading, part, state),
    inside: [
      ...words.slice(part.from, part.to).flat(),
      `^${reading.tokens[part.from]?.word}`,
      ...(isAsked(reading, part) ? ['asked'] : []),
      ...(tellsOfPeople(reading, part) ? ['told'] : []),
      ...reading.spans.filter(({ from }) => isIn(part, from)).map(({ kind }) => `#${kind}`),
    ],
  };
}

/** Each way in which a message may be meant, with its signs; what asks for nothing first. */
export function signedWays(reading: Reading, state: PlanState, found: ReadMessage): SignedWay[] {
  const { tokens, spans } = reading;
  const words = tokens.map(({ word, lemma }) => (word === lemma ? [word] : [word, lemma]));
  const said = saidBefore(reading, state);
  const rules = stateOf(found);
  const length = tokens.length < 4 ? 'short' : tokens.length < 9 ? 'middling' : 'long';
  const before = state.facts.messages.length > 1 ? 'later' : 'first';
  const parts = new Map<string, OfPart>();
  const ofPart = (part: Range) => {
    const key = `${part.from} ${part.to}`;
    const known = parts.get(key) ?? signsOfPart(reading, part, { words, state });
    parts.set(key, known);
    return known;
  };
  const ofPiece = ({ acts, part, source }: Piece): string[] => {
    const { stands, inside } = ofPart(part);
    return acts.flatMap((act) => {
      const kind = kindOf(act);
      const about = 'target' in act ? [`*${stands[act.target]}`] : [];
      const ofAct = [...inside, ...about, ...valueOf(act), `!${source}`].map((sign) => `${kind}|${sign}`);
      return [...about, `!${source}`, ...ofAct, ...about.map((one) => `${one}!${source}`)];
    });
  };
  const ways = new Map<string, SignedWay & { readonly signs: Set<string> }>();
  for (const { pieces, acts } of waysOf(reading, state, found)) {
    const key = JSON.stringify(acts);
    const way = ways.get(key);
    if (way) {
      for (const { source } of pieces) way.signs.add(`+${source}`);
      continue;
    }
    const kinds = [...new Set(acts.map(kindOf))].toSorted();
    const isOpen = (at: number) => !pieces.some(({ part }) => isIn(part, at));
    const kind = kinds.length === 0 ? 'nothing' : kinds.length === 1 ? (kinds[0] ?? '') : 'several';
    const targets = new Set(acts.flatMap((act) => ('target' in act ? [act.target] : [])));
    const beside = besideRules(acts, found.acts);
    const signs = [
      ...pieces.flatMap(ofPiece),
      ...words.flatMap((some, at) => (isOpen(at) ? some.map((word) => `~${word}`) : [])),
      ...spans.flatMap(({ from, kind: value }) => (isOpen(from) ? [`~#${value}`] : [])),
      `${kinds.join('+')}|kinds`,
      `${Math.min(4, targets.size)} targets`,
      `${kind}|${Math.min(4, targets.size)} targets`,
      `${pieces.length} pieces`,
      ...said.map((sign) => `${kind}|${sign}`),
      beside,
      `${kind}|${beside}`,
      `${beside}|${length} ${before}`,
      `${kind}|${length} ${before}`,
      `${kind}|${rules}`,
      `${kind === 'nothing'}|${rules}`,
    ];
    ways.set(key, { acts, parts: pieces.map(({ part }) => part), signs: new Set(signs) });
  }
  return [...ways.values()];
}
