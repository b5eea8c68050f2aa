import weights from '#content/plan-ways.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import { clausesOf, withoutPoliteness } from '../clauses.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { readThing } from '../reading/read-things.ts';
import { actsFor } from '../reading/read-value-acts.ts';
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
/** What rules took a message for is only asked about where it is less likely than this. */
const SURE = 0.2;

type Likely = { readonly acts: readonly PlanAct[]; readonly likely: number };

/** Each way with how likely it is, of one in all; first that nothing is asked for. */
function weighed(reading: Reading, state: PlanState, found: ReadMessage): Likely[] {
  const ways = waysOf(reading, state, found).map(({ acts, signs }) => {
    const weight = [...signs].reduce((sum, sign) => sum + (WEIGHTS.get(sign) ?? 0), 0);
    return { acts, likely: Math.exp(weight / HUNDREDTHS) };
  });
  const all = ways.reduce((sum, { likely }) => sum + likely, 0);
  return ways.map(({ acts, likely }) => ({ acts, likely: likely / all }));
}

/** What a message may ask for, the likeliest first; nothing where it most likely asks for no change. */
export function likelyWays(reading: Reading, state: PlanState, found: ReadMessage): (readonly PlanAct[])[] {
  const [nothing, ...ways] = weighed(reading, state, found);
  if ((nothing?.likely ?? 0) > NOTHING) return [];
  const open = ways.filter(({ likely }) => likely >= LEAST);
  return open.toSorted((one, other) => other.likely - one.likely).map(({ acts }) => acts);
}

const asking = new Pattern('(should|could|too|instead|please)');

/** An order, a wish, or a time that is refused: what it asks for stands in its words. */
function isPlain(reading: Reading, { habits }: PlanState): boolean {
  const all = { from: 0, to: reading.tokens.length };
  const opens = clausesOf(reading).flatMap(({ from }) => reading.tokens[from] ?? []);
  const own = new Set(habits.map(({ description }) => read(description).tokens[0]?.lemma));
  const isOrder = opens.some(
    ({ word, lemma, tag }) => tag === 'verb' || own.has(lemma) || COMMANDS.has(word) || COMMANDS.has(lemma),
  );
  return isOrder || asking.find(reading) !== null || reading.spans.some((span) => isRefused(reading, all, span));
}

/**
 * What rules made of a message that orders nothing is hardly what was meant where it is unlikely: it is in doubt as a whole, and nothing of it is done
 * unasked. Of a hundred such changes, people left out, fifteen were right and fifty-seven something else (`scripts/eval/learn-ways.ts`).
 */
export function doubtUnlikely(reading: Reading, state: PlanState, found: ReadMessage): ReadMessage {
  if (found.acts.length === 0 || isPlain(reading, state)) return found;
  const key = JSON.stringify(found.acts);
  const likely = weighed(reading, state, found).find(({ acts }) => JSON.stringify(acts) === key)?.likely ?? 1;
  return likely >= SURE ? found : { ...found, acts: [], doubted: found.acts, about: null };
}
