import weights from '#content/plan-ways.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { clausesOf, withoutPoliteness } from '../clauses.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { readThing } from '../reading/read-things.ts';
import { actsFor } from '../reading/read-value-acts.ts';
import { namesIn, scores } from '../targets/target-names.ts';
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
];

/** What kind of change an act is, whatever it is about: `resize smaller`, `replace`. */
function kindOf(act: PlanAct): string {
  if (act.act === 'replace') return act.habit ? 'replace' : 'other';
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

/** What the rules took the message for, and were not sure of. */
function ofRules({ doubted, choices, unknown, held }: ReadMessage): Found[] {
  return [
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

/** What a message may ask for, the likeliest first; nothing where it most likely asks for no change. */
export function likelyWays(reading: Reading, state: PlanState, found: ReadMessage): (readonly PlanAct[])[] {
  const weighed = waysOf(reading, state, found).map(({ acts, signs }) => {
    const weight = [...signs].reduce((sum, sign) => sum + (WEIGHTS.get(sign) ?? 0), 0);
    return { acts, likely: Math.exp(weight / HUNDREDTHS) };
  });
  const all = weighed.reduce((sum, { likely }) => sum + likely, 0);
  const [nothing, ...ways] = weighed;
  if ((nothing?.likely ?? 0) > NOTHING * all) return [];
  const open = ways.filter(({ likely }) => likely >= LEAST * all);
  return open.toSorted((one, other) => other.likely - one.likely).map(({ acts }) => acts);
}
