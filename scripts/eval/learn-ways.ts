import { writeFileSync } from 'node:fs';
import { applyActs } from '#coach/acts/apply.ts';
import { readActs } from '#coach/acts/read-acts.ts';
import { waysOf } from '#coach/acts/sure/ways.ts';
import { focusOf } from '#coach/acts/targets/focus.ts';
import { read } from '#coach/text/reading.ts';
import { planMessages, type PlanMessage, type PlanSet } from '#evals/plan-rows.ts';
import { learn, type Lesson, likelihoods } from './plan-talk/choice.ts';
import { isRight } from './plan-talk/outcomes.ts';
import { askedOf, cameOf, changesOf } from './plan-talk/plan-talk.ts';
import { share } from './section.ts';

/**
 * Learns which way a message about a plan is most likely meant (`content/plan-ways.json`), from what came of each way in all sets that are open, and
 * prints how often the right one is among the likeliest for people that were not learnt from.
 */
const FILE = new URL('../../content/plan-ways.json', import.meta.url);
const OPEN: readonly PlanSet[] = ['first-look', 'second-look', 'third-look', 'fourth-look'];
const FOLDS = 5;
/** Weights are kept in hundredths; what is nearer to nothing than this moves no choice. */
const HUNDREDTHS = 100;
const LEAST = 4;

type Row = Lesson & { readonly set: PlanSet; readonly asks: boolean };

function lessonOf(set: PlanSet, row: PlanMessage): Row {
  const { facts, before } = askedOf(row);
  const state = { facts, habits: facts.currentHabits, focus: focusOf(facts.messages, facts.currentHabits) };
  const reading = read(row.message);
  const wanted = changesOf(row);
  const isNothing = row.expect.some(({ kind }) => kind !== 'change' && kind !== 'undo');
  const ways = waysOf(reading, state, readActs(reading, state)).map(({ acts, signs }) => {
    const applied = applyActs(acts, state);
    const came = cameOf(before, { response: '', habits: applied.habits, isUndone: applied.isUndone });
    return { signs: [...signs], isRight: acts.length === 0 ? isNothing : isRight(came, wanted) };
  });
  return { set, persona: row.persona, asks: wanted.expect.length > 0, ways };
}

const rows = OPEN.flatMap((set) => planMessages(set).map((row) => lessonOf(set, row)));
const people = [...new Set(rows.map(({ persona }) => persona))];

/** The rows of a fold with how likely each way is, learnt from other people. */
function unseen(fold: number) {
  const left = new Set(people.filter((_, at) => at % FOLDS === fold));
  const weights = learn(rows.filter(({ persona }) => !left.has(persona)));
  return rows.filter(({ persona }) => left.has(persona)).map((row) => ({ row, likely: likelihoods(row, weights) }));
}

const judged = Array.from({ length: FOLDS }, (_, fold) => unseen(fold)).flat();

/** Whether one of so many likeliest ways is right, of those that change something. */
function isAmong({ row, likely }: (typeof judged)[number], most: number): boolean {
  const order = row.ways.map((way, at) => ({ way, likely: likely[at] ?? 0 })).slice(1);
  return order
    .toSorted((one, other) => other.likely - one.likely)
    .slice(0, most)
    .some(({ way }) => way.isRight);
}

for (const set of OPEN) {
  const asking = judged.filter(({ row }) => row.set === set && row.asks);
  const among = (most: number) => share(asking.filter((one) => isAmong(one, most)).length, asking.length);
  console.log(`${set}: the likeliest way is right ${among(1)}, one of the three likeliest ${among(3)}`);
}

const kept = [...learn(rows)].map(([sign, weight]) => [sign, Math.round(HUNDREDTHS * weight)] as const);
const weights = Object.fromEntries(kept.filter(([, weight]) => Math.abs(weight) >= LEAST));
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${Object.keys(weights).length} signs in content/plan-ways.json`);
