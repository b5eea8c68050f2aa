import { writeFileSync } from 'node:fs';
import { applyActs } from '#coach/acts/apply.ts';
import { readActs } from '#coach/acts/read-acts.ts';
import { waysOf } from '#coach/acts/sure/ways.ts';
import { focusOf } from '#coach/acts/targets/focus.ts';
import { read } from '#coach/text/reading.ts';
import { planMessages, type PlanMessage, type PlanSet } from '#evals/plan-rows.ts';
import { learn, type Lesson, likelihoods } from './plan-talk/choice.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { RefineFacts, Refinement } from '#coach/port.ts';
import { PLAN_HANDS, plansTold, isUnlearnt } from '#evals/told-rows.ts';
import { isRight } from './plan-talk/outcomes.ts';
import { askedOf, cameOf, changesOf } from './plan-talk/plan-talk.ts';
import { asksNothing, toldAct } from './plan-talk/told-acts.ts';
import { endOf, talkOf, type Told } from './plan-talk/told-plans.ts';
import { share } from './section.ts';

/**
 * Learns which way a message about a plan is most likely meant (`content/plan-ways.json`), from what came of each way in all sets that are open, and
 * prints how often the right one is among the likeliest for people that were not learnt from.
 */
const FILE = new URL('../../content/plan-ways.json', import.meta.url);
const OPEN: readonly PlanSet[] = ['first-look', 'second-look', 'third-look', 'fourth-look'];
const FOLDS = 3;
/** Weights are kept in hundredths; what is nearer to nothing than this moves no choice. */
const HUNDREDTHS = 100;
const LEAST = 8;

type Row = Lesson & { readonly set: string; readonly asks: boolean };

/** What may have been meant, and whether that was right: `isMeant` judges the plan that would come of it. */
function waysFor(facts: RefineFacts, isNothing: boolean, isMeant: (answer: Refinement) => boolean): Lesson['ways'] {
  const state = { facts, habits: facts.currentHabits, focus: focusOf(facts.messages, facts.currentHabits) };
  const reading = read(facts.messages.at(-1)?.content ?? '');
  return waysOf(reading, state, readActs(reading, state)).map(({ acts, signs }) => {
    const { habits, isUndone } = applyActs(acts, state);
    const isRightWay = acts.length === 0 ? isNothing : isMeant({ response: '', habits: [...habits], isUndone });
    return { signs: [...signs], isRight: isRightWay };
  });
}

function lessonOf(set: PlanSet, row: PlanMessage): Row {
  const { facts, before } = askedOf(row);
  const wanted = changesOf(row);
  const isNothing = row.expect.some(({ kind }) => kind !== 'change' && kind !== 'undo');
  const ways = waysFor(facts, isNothing, (answer) => isRight(cameOf(before, answer), wanted));
  return { set, persona: row.persona, asks: wanted.expect.length > 0, ways };
}

function lessonTold(set: string, { life, acts: labels, facts, toCame }: Told): Row {
  const acts = labels.map(toldAct);
  const asks = !acts.every(asksNothing);
  const isMeant = (answer: Refinement) => asks && endOf(toCame(answer), acts) === 'carried out';
  return { set, persona: life.id, asks, ways: waysFor(facts, !asks, isMeant) };
}

const rows = OPEN.flatMap((set) => planMessages(set).map((row) => lessonOf(set, row)));
const coach = createBuiltinCoach();
const HANDS = PLAN_HANDS.filter((hand) => !isUnlearnt.plans(hand));
for (const hand of HANDS)
  for (const life of plansTold(hand)) for await (const told of talkOf(coach, life)) rows.push(lessonTold(hand, told));
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

for (const set of [...OPEN, ...HANDS]) {
  const asking = judged.filter(({ row }) => row.set === set && row.asks);
  const among = (most: number) => share(asking.filter((one) => isAmong(one, most)).length, asking.length);
  console.log(`${set}: the likeliest way is right ${among(1)}, one of the three likeliest ${among(3)}`);
}

const kept = [...learn(rows)].map(([sign, weight]) => [sign, Math.round(HUNDREDTHS * weight)] as const);
const weights = Object.fromEntries(kept.filter(([, weight]) => Math.abs(weight) >= LEAST));
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${Object.keys(weights).length} signs in content/plan-ways.json`);
