import { writeFileSync } from 'node:fs';
import { applyActs } from '#coach/acts/apply.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import { readActs } from '#coach/acts/read-acts.ts';
import { signedWays } from '#coach/acts/sure/signs.ts';
import { readRequest } from '#coach/acts/targets/exact-names.ts';
import { focusOf } from '#coach/acts/targets/focus.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { RefineFacts } from '#coach/port.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { planMessages, type PlanMessage, type PlanSet } from '#evals/plan-rows.ts';
import { isUnlearnt, PLAN_HANDS, plansTold } from '#evals/told-rows.ts';
import { learn, type Lesson, likelihoods, SignNumbers } from './plan-talk/choice.ts';
import { isRight } from './plan-talk/outcomes.ts';
import { type Judge, practisedWith } from './plan-talk/practised.ts';
import { askedOf, cameOf, changesOf } from './plan-talk/plan-talk.ts';
import { asksNothing, toldAct } from './plan-talk/told-acts.ts';
import { endOf, talkOf, type Told } from './plan-talk/told-plans.ts';
import { share } from './section.ts';

/**
 * Learns which way a message about a plan is most likely meant (`content/plan-ways.json`), from what came of each way in all sets that are open, and
 * prints how often the likeliest is right for people that were not learnt from.
 */
const FILE = new URL('../../content/plan-ways.json', import.meta.url);
const OPEN: readonly PlanSet[] = ['first-look', 'second-look', 'third-look', 'fourth-look'];
const FOLDS = 3;
/** Weights are kept in hundredths; what is nearer to nothing than this moves no choice. */
const HUNDREDTHS = 100;
const LEAST = 10;

/** What the coach's own tests ask of it counts for more than what one person said once. */
const TIMES_PRACTISED = 6;

type Row = Lesson & { readonly set: string; readonly asks: boolean };

const numbers = new SignNumbers();

/** What is done with a habit whatever its words are comes to the same for all that is said of one plan. */
const KEPT = new Set<PlanAct['act']>(['remove', 'resize', 'days', 'kind', 'move']);
const applied = new WeakMap<object, Map<string, ReturnType<typeof applyActs>>>();

function apply(acts: readonly PlanAct[], state: PlanState): ReturnType<typeof applyActs> {
  const [first] = acts;
  const isKept = acts.length === 1 && first && (KEPT.has(first.act) || (first.act === 'replace' && !first.habit));
  if (!isKept) return applyActs(acts, state);
  const known = applied.get(state.habits) ?? new Map<string, ReturnType<typeof applyActs>>();
  applied.set(state.habits, known);
  const key = JSON.stringify(first);
  const made = known.get(key) ?? applyActs(acts, state);
  known.set(key, made);
  return made;
}

/** What may have been meant, and whether that was right: `isMeant` judges the plan that would come of it. */
function waysFor(facts: RefineFacts, isMeant: Judge): Lesson['ways'] {
  const habits = facts.currentHabits;
  const state = { facts, habits, focus: focusOf(facts.messages, habits) };
  const reading = readRequest(facts.messages.at(-1)?.content ?? '', habits);
  return signedWays(reading, state, readActs(reading, state)).map(({ acts, signs }) => {
    const made = acts.length === 0 ? { habits, isUndone: false } : apply(acts, state);
    const answer = { response: '', habits: [...made.habits], isUndone: made.isUndone };
    return { signs: numbers.of(signs), isRight: isMeant(answer, acts.length === 0) };
  });
}

function lessonOf(set: PlanSet, row: PlanMessage): Row {
  const { facts, before } = askedOf(row);
  const wanted = changesOf(row);
  const asksForNone = row.expect.some(({ kind }) => kind !== 'change' && kind !== 'undo');
  const ways = waysFor(facts, (answer, isNothing) =>
    isNothing ? asksForNone : isRight(cameOf(before, answer), wanted),
  );
  return { set, persona: row.persona, asks: wanted.expect.length > 0, ways };
}

function lessonTold(set: string, { life, acts: labels, facts, toCame }: Told): Row {
  const acts = labels.map(toldAct);
  const asks = !acts.every(asksNothing);
  const ways = waysFor(facts, (answer, isNothing) =>
    asks ? endOf(toCame(answer), acts) === 'carried out' : isNothing,
  );
  return { set, persona: life.id, asks, ways };
}

const practised = practisedWith(({ set, facts, isMeant }) => ({
  set,
  persona: facts.messages.at(-1)?.content ?? '',
  asks: true,
  ways: waysFor(facts, isMeant),
}));
const rows: Row[] = Array.from({ length: TIMES_PRACTISED }, () => practised).flat();
rows.push(...OPEN.flatMap((set) => planMessages(set).map((row) => lessonOf(set, row))));
const coach = createBuiltinCoach();
const HANDS = PLAN_HANDS.filter((hand) => !isUnlearnt.plans(hand));
for (const hand of HANDS)
  for (const life of plansTold(hand)) for await (const told of talkOf(coach, life)) rows.push(lessonTold(hand, told));
const people = [...new Set(rows.map(({ persona }) => persona))];
const names = numbers.names;

/** The rows of a fold with how likely each way is, learnt from other people. */
function unseen(fold: number) {
  const left = new Set(people.filter((_, at) => at % FOLDS === fold));
  const others = rows.filter(({ persona }) => !left.has(persona));
  const weights = learn(others, names.length);
  return rows.filter(({ persona }) => left.has(persona)).map((row) => ({ row, likely: likelihoods(row, weights) }));
}

const judged = Array.from({ length: FOLDS }, (_, fold) => unseen(fold)).flat();

/** Whether one of so many likeliest ways is right. */
function isAmong({ row, likely }: (typeof judged)[number], most: number): boolean {
  const order = row.ways.map((way, at) => ({ way, likely: likely[at] ?? 0 }));
  const sorted = order.toSorted((one, other) => other.likely - one.likely);
  return sorted.slice(0, most).some(({ way }) => way.isRight);
}

for (const set of ['practice', 'spoken', ...OPEN, ...HANDS]) {
  const [asking = [], telling = []] = [true, false].map((asks) =>
    judged.filter(({ row }) => row.set === set && row.asks === asks),
  );
  const among = (some: typeof judged, most: number) =>
    share(some.filter((one) => isAmong(one, most)).length, some.length);
  const possible = share(asking.filter(({ row }) => row.ways.some((way) => way.isRight)).length, asking.length);
  console.log(
    `${set}: the likeliest way is right ${among(asking, 1)}, one of three ${among(asking, 3)}, any ${possible}; nothing is asked for ${among(telling, 1)}`,
  );
}

const rounded = [...learn(rows, names.length)].map((weight) => Math.round(HUNDREDTHS * weight));
const kept = names
  .map((sign, at) => [sign, rounded[at] ?? 0] as const)
  .filter(([, weight]) => Math.abs(weight) >= LEAST);
writeFileSync(
  FILE,
  `${JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
);
console.log(`${kept.length} signs in content/plan-ways.json`);
