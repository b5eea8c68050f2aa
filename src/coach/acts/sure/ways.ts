import weights from '#content/plan-ways.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import { clausesOf, withoutPoliteness } from '../clauses.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { readThing } from '../reading/read-things.ts';
import { actsFor } from '../reading/read-value-acts.ts';
import { byOrdinal } from '../targets/by-ordinal.ts';
import { byProperty } from '../targets/by-property.ts';
import { namesIn, scores } from '../targets/target-names.ts';
import { isRefused } from '../values/read-days.ts';
import { isEmpty, readValues } from '../values/said-values.ts';

/** A way in which a message may be meant, with the signs that speak for it or against it; one without acts asks for nothing. */
export type Way = { readonly acts: readonly PlanAct[]; readonly signs: ReadonlySet<string> };
type Found = { readonly acts: readonly PlanAct[]; readonly source: string };

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
];

/** How near a habit comes to the one that is named best, to be named as well. */
const ALSO_NAMED = 0.5;

/** What is done with the plan, or with all that is named in it. */
function ofPlan(reading: Reading, { habits }: PlanState): (readonly PlanAct[])[] {
  const every = habits.map((_, target) => target);
  const named = scores(namesIn(reading, { from: 0, to: reading.tokens.length }), habits);
  const least = ALSO_NAMED * Math.max(...named);
  const targets = every.filter((at) => (named[at] ?? 0) > 0 && (named[at] ?? 0) >= least);
  const counts = reading.spans.flatMap((span) => (span.kind === 'number' ? [span.value] : []));
  return [
    [{ act: 'undo' }],
    ...counts
      .filter((count) => count > 1 && count < habits.length)
      .map((count) => [{ act: 'how-many', count } as const]),
    ...(targets.length > 1 ? [targets.map((target) => ({ act: 'remove', target }) as const)] : []),
    ...(targets.length > 0 && targets.length < habits.length ? [[{ act: 'keep-only', targets } as const]] : []),
    every.map((target) => ({ act: 'resize', target, to: 'smaller' })),
    every.map((target) => ({ act: 'resize', target, to: 'larger' })),
    every.map((target) => ({ act: 'days', target, to: 'fewer' })),
  ];
}

/** What kind of change an act is, whatever it is about: `resize smaller`, `replace`. */
function kindOf(act: PlanAct): string {
  if (act.act === 'replace') return act.habit ? 'replace' : 'other';
  if (act.act === 'kind') return act.habitType;
  return 'to' in act && typeof act.to === 'string' ? `${act.act} ${act.to}` : act.act;
}

function partsOf(reading: Reading): Range[] {
  const whole = { from: 0, to: reading.tokens.length };
  const parts = [...reading.sentences, ...clausesOf(reading), whole].map((part) => withoutPoliteness(reading, part));
  const isFirst = ({ from, to }: Range, at: number) =>
    parts.findIndex((one) => one.from === from && one.to === to) === at;
  return parts.filter((part, at) => part.to > part.from && isFirst(part, at));
}

/** What a part may ask for: its values, its order and its own words, each for every habit. */
function foundIn(reading: Reading, within: Range, state: PlanState): Found[] {
  const clause = { reading, within, state, spoken: [] };
  const values = readValues(reading, within);
  const thing = readThing(clause);
  const own = readOwnHabit(reading, within);
  const ofHabit = (target: number): Found[] => {
    const said = isEmpty(values) ? [] : actsFor(clause, values, target, 0);
    const single = said.length > 1 ? said.map((act) => ({ acts: [act], source: 'value' })) : [];
    const texts: PlanAct[] = own
      ? [
          { act: 'replace', target, habit: own },
          { act: 'reword', target, text: own.text },
        ]
      : [];
    return [
      { acts: said, source: 'values' },
      ...single,
      { acts: thing && 'toActs' in thing ? thing.toActs([target]) : [], source: 'order' },
      ...texts.map((act) => ({ acts: [act], source: 'own' })),
    ];
  };
  const added: Found[] = own ? [{ acts: [{ act: 'add', habit: own }], source: 'own' }] : [];
  return [...state.habits.flatMap((_, target) => ofHabit(target)), ...added];
}

/** What the rules took the message for, sure of it or not. */
function ofRules({ acts, doubted, choices, unknown, held }: ReadMessage): Found[] {
  return [
    { acts, source: 'done' },
    { acts: doubted, source: 'doubted' },
    ...choices.flatMap(({ places, toActs }) =>
      places.map((place) => ({ acts: [...held, ...toActs([place])], source: 'choice' })),
    ),
    ...unknown.flatMap(({ own }) =>
      own ? [{ acts: [...held, { act: 'add' as const, habit: own }], source: 'unknown' }] : [],
    ),
  ];
}

/** How surely the words of a message are about each habit. */
function standings(reading: Reading, { habits, focus }: PlanState): string[][] {
  const named = scores(namesIn(reading, { from: 0, to: reading.tokens.length }), habits);
  const [best = 0, second = 0] = named.toSorted((one, other) => other - one);
  const standing = (score: number) =>
    score === 0
      ? 'none'
      : score < best
        ? score < best * 0.8
          ? 'less'
          : 'near'
        : second === 0
          ? 'only'
          : score > second * 1.3
            ? 'best'
            : 'close';
  const spoken = (at: number) => (focus === at ? 'spoken' : focus === null ? 'unspoken' : 'other');
  return named.map((score, at) => [
    `*${standing(score)}`,
    `*${spoken(at)}`,
    ...(best === 0 ? [`*unnamed ${at === 0 ? 'first' : spoken(at)}`] : []),
  ]);
}

/** What a message says, whatever it is about. */
function saidIn({ tokens, spans }: Reading, { facts }: PlanState): string[] {
  const asks = tokens.some(({ after }) => after.includes('?')) ? [`?${tokens.at(-1)?.after.includes('?')}`] : [];
  const before = facts.messages.at(-2)?.content;
  return [
    ...tokens.flatMap(({ word, lemma }) => [word, lemma]),
    `^${tokens[0]?.word}`,
    ...spans.map(({ kind }) => `#${kind}`),
    ...asks,
    before === undefined ? '<first' : `<${before.includes('?')}`,
  ];
}

const targetsOf = (acts: readonly PlanAct[]) => new Set(acts.flatMap((act) => ('target' in act ? [act.target] : [])));

/** Each way in which a message may be meant, that it asks for nothing among them. */
export function waysOf(reading: Reading, state: PlanState, found: ReadMessage): Way[] {
  const said = saidIn(reading, state);
  const stands = standings(reading, state);
  const all: Found[] = [
    ...partsOf(reading).flatMap((part) => foundIn(reading, part, state)),
    ...state.habits.flatMap((_, target) => ALWAYS.map((make) => ({ acts: [make(target)], source: '' }))),
    ...ofPlan(reading, state).map((acts) => ({ acts, source: '' })),
    ...ofRules(found),
  ].filter(({ acts }) => acts.length > 0);
  const ways = new Map<string, { acts: readonly PlanAct[]; signs: Set<string> }>();
  for (const { acts, source } of [{ acts: [], source: '' }, ...all]) {
    const key = JSON.stringify(acts);
    const kind = [...new Set(acts.map(kindOf))].join('+');
    const targets = [...targetsOf(acts)];
    const about = targets.length === 1 ? (stands[targets[0] ?? 0] ?? []) : [`*${Math.min(2, targets.length)}`];
    const way = ways.get(key) ?? { acts, signs: new Set(['', ...about, ...said].map((sign) => `${kind}|${sign}`)) };
    for (const sign of about) way.signs.add(sign);
    if (source !== '') for (const sign of [`!${source}`, `${kind}|!${source}`]) way.signs.add(sign);
    ways.set(key, way);
  }
  return [...ways.values()];
}

const WEIGHTS = new Map(Object.entries<number>(weights));
const HUNDREDTHS = 100;
/** What most likely asks for nothing is not asked about, and neither is what is hardly likely. */
const NOTHING = 0.8;
const LEAST = 0.02;
/** What rules took a message for is only asked about where it is less likely than this; more has to speak for it where nothing is ordered. */
const SURE = { ordered: 0.35, told: 0.6 };
/** Words of a part that says no more than what it asks for. */
const SHORT = { ordered: 9, named: 6 };
/** What no other words ask for. */
const SURELY = new Set<PlanAct['act']>(['undo', 'restore', 'select', 'move']);

type Likely = { readonly acts: readonly PlanAct[]; readonly likely: number };

/** A message is weighed once: for what is done, and for what is asked about instead. A reading is shared by all who say the same, a state by nobody. */
const weighings = new WeakMap<PlanState, { readonly reading: Reading; readonly shares: Likely[] }>();

/** Each way with how likely it is, of one in all; first that nothing is asked for. */
function weighed(reading: Reading, state: PlanState, found: ReadMessage): Likely[] {
  const known = weighings.get(state);
  if (known?.reading === reading) return known.shares;
  const ways = waysOf(reading, state, found).map(({ acts, signs }) => {
    const weight = [...signs].reduce((sum, sign) => sum + (WEIGHTS.get(sign) ?? 0), 0);
    return { acts, likely: Math.exp(weight / HUNDREDTHS) };
  });
  const all = ways.reduce((sum, { likely }) => sum + likely, 0);
  const shares = ways.map(({ acts, likely }) => ({ acts, likely: likely / all }));
  weighings.set(state, { reading, shares });
  return shares;
}

/** What a message may ask for, the likeliest first; nothing where it most likely asks for no change. */
export function likelyWays(reading: Reading, state: PlanState, found: ReadMessage): (readonly PlanAct[])[] {
  const [nothing, ...ways] = weighed(reading, state, found);
  if ((nothing?.likely ?? 0) > NOTHING) return [];
  const open = ways.filter(({ likely }) => likely >= LEAST);
  return open.toSorted((one, other) => other.likely - one.likely).map(({ acts }) => acts);
}

const asking = patterns(...REQUESTS.asksFor);

/** An order, a wish, or a time that is refused: what a part asks for stands in its words. */
function isPlain(reading: Reading, part: Range, { habits }: PlanState): boolean {
  const own = new Set(habits.map(({ description }) => read(description).tokens[0]?.lemma));
  const first = reading.tokens[part.from];
  const opens =
    first && (first.tag === 'verb' || [first.word, first.lemma].some((one) => own.has(one) || COMMANDS.has(one)));
  return (
    opens || firstOf(asking, reading, part) !== null || reading.spans.some((span) => isRefused(reading, part, span))
  );
}

/** What a few words name outright, or say of what alone they can be about. */
function isNamed(
  reading: Reading,
  part: Range,
  { habits, focus, facts }: PlanState,
  targets: ReadonlySet<number>,
): boolean {
  if (byOrdinal(reading, part, habits).length + byProperty(reading, part, habits).length > 0) return true;
  const names = namesIn(reading, part);
  const named = scores(names, habits);
  const best = Math.max(...named);
  if (names.length > 0) return best > 0 && [...targets].some((at) => named[at] === best);
  const spoken = focus === null ? undefined : habits[focus];
  return !spoken || (facts.messages.at(-2)?.content.includes(`“${spoken.description}”`) ?? false);
}

/** Acts that stand in the words of the message and leave nothing to weigh. */
const isSurely = (act: PlanAct, { habits }: PlanState) =>
  SURELY.has(act.act) || (act.act === 'keep-only' && act.targets.every((at) => !habits[at]?.templateId));

/** How likely it has to be that a change was meant, for it to be made unasked: little of few plain words, much where nothing is ordered. */
function leastFor(reading: Reading, state: PlanState, { acts, rest }: ReadMessage): number {
  const parts = clausesOf(reading).filter(({ from }) => !rest.some((told) => told.from === from));
  const isClear = (part: Range) => {
    const length = part.to - part.from;
    if (length <= SHORT.ordered && isPlain(reading, part, state)) return true;
    const isValue = (at: number) => reading.spans.some(({ from, to }) => from <= at && to > at);
    const said = reading.tokens.slice(part.from, part.to).filter((_, at) => !isValue(part.from + at));
    return said.length <= SHORT.named && isNamed(reading, part, state, targetsOf(acts));
  };
  if (parts.every(isClear)) return 0;
  return parts.some((part) => isPlain(reading, part, state)) ? SURE.ordered : SURE.told;
}

/**
 * What rules made of a message is hardly what was meant where it is unlikely: it is in doubt as a whole, and nothing of it is done unasked. Of what
 * strangers said and the rules carried out, a change less likely than this was right once where it was something else six times.
 */
export function doubtUnlikely(reading: Reading, state: PlanState, found: ReadMessage): ReadMessage {
  const least = found.acts.every((act) => isSurely(act, state)) ? 0 : leastFor(reading, state, found);
  if (least === 0) return found;
  const key = JSON.stringify(found.acts);
  const likely = weighed(reading, state, found).find(({ acts }) => JSON.stringify(acts) === key)?.likely ?? 1;
  return likely >= least ? found : { ...found, acts: [], doubted: found.acts, about: null };
}
