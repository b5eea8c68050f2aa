import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { allOf, type Range, read, type Reading } from '#coach/text/reading.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import { clausesOf } from '../clauses.ts';
import { withoutPoliteness } from '../politeness.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { readThing } from '../reading/read-things.ts';
import { actsFor } from '../values/acts-for.ts';
import { byOrdinal } from '#coach/match/by-ordinal.ts';
import { namesIn, scores } from '../targets/target-names.ts';
import { isEmpty, readValues } from '../values/said-values.ts';
import { isTwoTimes } from './conditions.ts';

/** What a part of a message may ask for, and which reader says so. */
export type Piece = { readonly acts: readonly PlanAct[]; readonly part: Range; readonly source: string };
/** A way in which a message may be meant: what its parts ask for. One without pieces asks for nothing. */
export type Way = { readonly pieces: readonly Piece[]; readonly acts: readonly PlanAct[] };

/** What is done with any habit, whichever words ask for it. */
const ALWAYS: readonly ((target: number) => PlanAct)[] = [
  (target) => ({ act: 'remove', target }),
  (target) => ({ act: 'resize', target, to: 'smaller' }),
  (target) => ({ act: 'resize', target, to: 'larger' }),
  (target) => ({ act: 'days', target, to: 'fewer' }),
  (target) => ({ act: 'days', target, to: 'more' }),
  (target) => ({ act: 'days', target, to: 7 }),
  (target) => ({ act: 'replace', target, habit: null }),
  (target) => ({ act: 'kind', target, habitType: 'experimental' }),
  (target) => ({ act: 'kind', target, habitType: 'core' }),
  (target) => ({ act: 'move', target, to: 0 }),
];

const backTo = patterns(...REQUESTS.backTo);
/** How near a habit comes to the one that is named best, to be named as well. */
const ALSO_NAMED = 0.5;

/** The habits that a part names, by their words or their places. */
export function namedIn(reading: Reading, part: Range, { habits }: PlanState): number[] {
  const named = scores(namesIn(reading, part), habits);
  const least = ALSO_NAMED * Math.max(...named);
  const places = byOrdinal(reading, part, habits);
  return habits.flatMap((_, at) =>
    places.includes(at) || ((named[at] ?? 0) > 0 && (named[at] ?? 0) >= least) ? [at] : [],
  );
}

/** What is done with the plan, or with all that is named in a message. */
function ofPlan(reading: Reading, { habits, facts }: PlanState, targets: number[]): (readonly PlanAct[])[] {
  const every = habits.map((_, target) => target);
  const counts = reading.spans.flatMap((span) => (span.kind === 'number' ? [span.value] : []));
  const some = targets.length > 1 ? [targets] : [];
  return [
    ...(facts.before && !firstOf(backTo, reading) ? [[{ act: 'undo' } as const]] : []),
    ...counts
      .filter((count) => Number.isInteger(count) && count > 1 && count < habits.length)
      .map((count) => [{ act: 'how-many', count } as const]),
    ...some.map((those) => those.map((target) => ({ act: 'remove', target }) as const)),
    ...(targets.length > 0 && targets.length < habits.length ? [[{ act: 'keep-only', targets } as const]] : []),
    ...[every, ...some].flatMap((those): PlanAct[][] => [
      those.map((target) => ({ act: 'resize', target, to: 'smaller' })),
      those.map((target) => ({ act: 'resize', target, to: 'larger' })),
      those.map((target) => ({ act: 'days', target, to: 'fewer' })),
    ]),
  ];
}

type Part = { readonly reading: Reading; readonly part: Range; readonly state: PlanState };
type Named = (part: Range) => number[];

/** A new habit in the words of a part; what names nothing is none: `20`, `that one`. */
function ownIn(reading: Reading, part: Range): { own: OwnHabit | null; isOrder: boolean } {
  const own = readOwnHabit(reading, part);
  const said = read(own?.text ?? '');
  const isNamed = namesIn(said, allOf(said)).length > 0;
  return { own: isNamed ? own : null, isOrder: COMMANDS.has(said.tokens[0]?.word ?? '') };
}

/** What a part may ask for: its values, its order and its own words, each for every habit. */
function foundIn({ reading, part, state }: Part, named: readonly number[]): Piece[] {
  const clause = { reading, within: part, state, spoken: [] };
  const values = readValues(reading, part);
  const thing = readThing(clause);
  const { own, isOrder } = ownIn(reading, part);
  const valued = state.habits.map((_, at) => (isEmpty(values) ? [] : actsFor(clause, values, at, 0)));
  const ordered = (places: readonly number[]) => (thing && 'toActs' in thing ? thing.toActs(places) : []);
  const piece = (acts: readonly PlanAct[], source: string): Piece => ({ acts, part, source });
  const owned = (target: number): PlanAct[] =>
    own ? [{ act: 'replace', target, habit: own }, ...(isOrder ? [] : [reworded(target, own)])] : [];
  const ofHabit = (target: number, values: readonly PlanAct[]): Piece[] => [
    piece(values, 'values'),
    ...(values.length > 1 ? values.map((act) => piece([act], 'value')) : []),
    piece(ordered([target]), 'order'),
    ...owned(target).map((act) => piece([act], 'own')),
  ];
  const some = named.length > 1 && named.length < state.habits.length ? named : [];
  return [
    ...valued.flatMap((acts, target) => ofHabit(target, acts)),
    piece(
      some.flatMap((at) => valued[at] ?? []),
      'values',
    ),
    piece(some.length > 0 ? ordered(some) : [], 'order'),
    ...(own ? [piece([{ act: 'add', habit: own }], 'own')] : []),
  ];
}

export function timesFor(reading: Reading, state: PlanState, target: number): PlanAct[] {
  const clause = { reading, within: allOf(reading), state, spoken: [] };
  return actsFor(clause, { ...readValues(reading, clause.within), size: null, count: null, who: null }, target, 0);
}

const reworded = (target: number, { text }: OwnHabit): PlanAct => ({ act: 'reword', target, text });

/** What the rules took the message for, and what they would ask about. */
function ofRules({ taken, held, choices, unknown }: ReadMessage, whole: Range): Piece[][] {
  const done = taken.map(({ within, acts }): Piece => ({ acts, part: within, source: 'done' }));
  const piece = (acts: readonly PlanAct[], source: string): Piece => ({
    acts: [...held, ...acts],
    part: whole,
    source,
  });
  return [
    done.filter(({ acts }) => acts.length > 0),
    ...choices.flatMap(({ places, toActs }) => places.map((at) => [piece(toActs([at]), 'choice')])),
    ...unknown.flatMap(({ own }) => (own ? [[piece([{ act: 'add', habit: own }], 'unknown')]] : [])),
  ];
}

/** The order in which what a clause may ask for is put together with the rest. */
const FIRST = ['order', 'values', 'own', 'always'];
const MOST_OF_A_CLAUSE = 4;
const MOST_TOGETHER = 60;

/** Requests of several clauses, put together: each clause for a habit that it names, or for any where it names none. */
function together(clauses: readonly Range[], pieces: readonly Piece[], namedOf: Named): Piece[][] {
  if (clauses.length < 2) return [];
  let ways: Piece[][] = [[]];
  for (const part of clauses) {
    const named = namedOf(part);
    const open = pieces.filter((one) => {
      const targets = one.acts.flatMap((act) => ('target' in act ? [act.target] : []));
      return one.part === part && FIRST.includes(one.source) && targets.every((at) => named.includes(at));
    });
    const best = open.toSorted((one, other) => FIRST.indexOf(one.source) - FIRST.indexOf(other.source));
    const some = best.slice(0, MOST_OF_A_CLAUSE);
    ways = ways.flatMap((way) => [way, ...some.map((one) => [...way, one])]).slice(0, MOST_TOGETHER);
  }
  return ways.filter(({ length }) => length > 1);
}

/** Each way in which a message may be meant, that it asks for nothing the first of them. */
export function waysOf(reading: Reading, state: PlanState, found: ReadMessage): Way[] {
  const whole = allOf(reading);
  const known = new Map<string, number[]>();
  const namedOf: Named = (part) => {
    const key = `${part.from} ${part.to}`;
    const named = known.get(key) ?? namedIn(reading, part, state);
    known.set(key, named);
    return named;
  };
  const clauses = clausesOf(reading)
    .map((part) => withoutPoliteness(reading, part))
    .filter(({ from, to }) => to > from);
  const isNew = (part: Range, at: number, all: readonly Range[]) =>
    all.findIndex(({ from, to }) => from === part.from && to === part.to) === at;
  const parts = [...clauses, ...reading.sentences.map((part) => withoutPoliteness(reading, part)), whole];
  const always = (part: Range, targets: readonly number[]) =>
    targets.flatMap((target) => ALWAYS.map((make): Piece => ({ acts: [make(target)], part, source: 'always' })));
  const every = state.habits.map((_, at) => at);
  const pieces = [
    ...parts
      .filter(isNew)
      .filter(({ from, to }) => to > from)
      .flatMap((part) => foundIn({ reading, part, state }, namedOf(part))),
    ...(clauses.length > 1 ? clauses.flatMap((part) => always(part, namedOf(part))) : []),
    ...always(whole, every),
    ...ofPlan(reading, state, namedOf(whole)).map((acts): Piece => ({ acts, part: whole, source: 'plan' })),
  ].filter(({ acts }) => acts.length > 0);
  const rules = ofRules(found, whole).filter(({ length }) => length > 0);
  const ways = [[], ...pieces.map((piece) => [piece]), ...together(clauses, pieces, namedOf), ...rules];
  const isOneTime = ({ acts }: Piece) => acts.every((act) => act.act !== 'cue' || !isTwoTimes(act.cue));
  return ways
    .filter((some) => some.every(isOneTime))
    .map((some) => ({ pieces: some, acts: some.flatMap(({ acts }) => acts) }));
}
