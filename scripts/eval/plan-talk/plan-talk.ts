import { randomUUID } from 'node:crypto';
import type { Coach, GoalFacts, RefineFacts, Refinement } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { getTarget } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import {
  type NamedGoal,
  namedGoals,
  type Outcome,
  PLAN_SETS,
  type PlanMessage,
  planMessages,
  type PlanSet,
} from '#evals/plan-rows.ts';
import { type Question, sampled, section, share } from '../section.ts';
import { type Came, isRight, isUnchanged, ownPart, type Plan, weekdaysOf } from './outcomes.ts';
import { fits, numbersIn } from './words.ts';

/** Measures 1 and 2: is what was named in the goal there, and was what was asked of a plan carried out, or answered? */

const factsOf = (
  description: string,
  currentFrictions = '',
  currentLevel: GoalFacts['currentLevel'] = 'not_started',
): GoalFacts => ({
  description,
  currentFrictions,
  currentLevel,
  safetyLabel: assessTexts([description, currentFrictions]),
});

type Act = NamedGoal['acts'][number];

const isOnDays = ({ days, targetFrequency }: PlannedHabit, wanted: readonly string[]) =>
  wanted.length === 7
    ? targetFrequency === 7
    : weekdaysOf(wanted).join() === WEEKDAYS.filter((day) => days?.includes(day)).join();

function hasAmount(habit: PlannedHabit, amount: number): boolean {
  return [...(habit.measure ? [getTarget(habit.measure)] : []), ...numbersIn(ownPart(habit))].includes(amount);
}

function isTheAct(habit: PlannedHabit, { has, lacks, days, times, amount }: Act): boolean {
  return (
    habit.habitType === 'core' &&
    fits(ownPart(habit), { has }) &&
    fits(habit.description, { lacks }) &&
    (!days || isOnDays(habit, days)) &&
    (times === undefined || habit.targetFrequency === times) &&
    (amount === undefined || hasAmount(habit, amount))
  );
}

async function planned(coach: Coach, row: NamedGoal) {
  const goal = factsOf(row.goal, row.frictions, row.level);
  const { suggestions, domain } = await coach.suggestIdentities({ goal });
  const identity = { id: row.id, name: suggestions[0]?.name ?? 'The Small-Step Person', description: '' };
  const { habits, intro, chips = [] } = await coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
  return {
    row,
    habits,
    intro,
    identity: identity.name,
    isNamed: row.acts.every((act) => habits.some((habit) => isTheAct(habit, act))),
    isAsked: intro.includes('?') && chips.length > 0,
    isDomain: row.domain !== undefined && [row.domain, ...(row.accept ?? [])].some((accepted) => accepted === domain),
    domain,
  };
}

function toPlanned(habit: PlanMessage['habits'][number], order: number): PlannedHabit {
  return {
    description: habit.description,
    implementationIntention: habit.plan,
    targetFrequency: habit.times,
    days: habit.days ? weekdaysOf(habit.days) : null,
    measure: habit.amount ?? null,
    difficulty: 'easy',
    habitType: habit.type,
    order,
    seriesId: randomUUID(),
    templateId: null,
  };
}

/** What is known when somebody says the message of a row, with the plan by the ids of the row. */
export function askedOf(row: PlanMessage) {
  const currentHabits = row.habits.map(toPlanned);
  const facts: RefineFacts = {
    goal: factsOf(row.goal),
    identity: { id: row.id, name: row.identity, description: '' },
    messages: [...(row.history ?? []), { role: 'user', content: row.message }],
    currentHabits,
    before: row.expect.some(({ kind }) => kind === 'undo') ? currentHabits.toReversed() : null,
  };
  return { facts, before: new Map(row.habits.map(({ id }, at) => [id, currentHabits[at] as PlannedHabit])) };
}

/** What came of an answer, the plan by the ids of the row. */
export function cameOf(before: Plan, answer: Refinement): Came {
  const ids = new Map([...before].map(([id, { seriesId }]) => [seriesId, id]));
  const known = answer.habits.filter(({ seriesId }) => ids.has(seriesId));
  const after = new Map(known.map((habit) => [ids.get(habit.seriesId) as string, habit]));
  return { before, after, added: answer.habits.filter((habit) => !known.includes(habit)), answer };
}

/** The row with the changes alone that are right: whatever else would do as an answer. */
export const changesOf = ({ expect }: PlanMessage) => ({
  expect: expect.flatMap((outcome): Outcome[] =>
    outcome.kind === 'change' || outcome.kind === 'undo' || outcome.changes
      ? [{ ...outcome, kind: outcome.kind === 'undo' ? 'undo' : 'change' }]
      : [],
  ),
});

async function asked(coach: Coach, row: PlanMessage) {
  const { facts, before } = askedOf(row);
  const answer = await coach.refineHabits(facts);
  const came = cameOf(before, answer);
  const right = isRight(came, row);
  const isWrong = !right && !isUnchanged(came);
  const offered =
    right || isWrong ? [] : (answer.chips ?? []).flatMap((chip) => (chip.does === 'act' ? [chip.acts] : []));
  const tapped = await Promise.all(offered.map((acts) => coach.refineHabits({ ...facts, acts })));
  const isNear = tapped.some((one) => isRight(cameOf(before, one), changesOf(row)));
  return { row, came, isRight: right, isWrong, isNear };
}

type Rows = { readonly set: PlanSet; readonly limit: number };

/** The goals of a set, each with the plan that came of it. */
export const plansOf = (coach: Coach, { set, limit }: Rows) =>
  Promise.all(sampled(namedGoals(set), limit).map((row) => planned(coach, row)));

/** The messages of a set, each with what came of it. */
export const repliesOf = (coach: Coach, { set, limit }: Rows) =>
  Promise.all(sampled(planMessages(set), limit).map((row) => asked(coach, row)));

async function ofSet({ coach, limit }: Question, set: PlanSet): Promise<string> {
  const [plans, replies] = [await plansOf(coach, { set, limit }), await repliesOf(coach, { set, limit })];
  const named = plans.filter(({ row }) => row.acts.length > 0);
  const open = plans.filter(({ row }) => row.acts.length === 0);
  const of = (kind: (first: PlanMessage['expect'][number]) => boolean) => {
    const own = replies.filter(({ row }) => row.expect[0] && kind(row.expect[0]));
    return share(own.filter((reply) => reply.isRight).length, own.length);
  };
  return section(`What was named, and what was asked (${set})`, [
    `named acts in the plan, right and unchanged: ${share(named.filter(({ isNamed }) => isNamed).length, named.length)}`,
    `of them in other languages than English: ${share(named.filter(({ isNamed, row }) => isNamed && row.language !== 'en').length, named.filter(({ row }) => row.language !== 'en').length)}`,
    `goals without an act that are asked about, with chips: ${share(open.filter(({ isAsked }) => isAsked).length, open.length)}`,
    `part of life: ${share(plans.filter(({ isDomain }) => isDomain).length, plans.filter(({ row }) => row.domain).length)}`,
    `messages carried out or answered: ${share(replies.filter((reply) => reply.isRight).length, replies.length)}`,
    `of them changes: ${of(({ kind }) => kind === 'change' || kind === 'undo')}; facts: ${of(({ kind }) => kind === 'fact')}; questions and talk: ${of(({ kind }) => kind === 'answer')}; the rest: ${of(({ kind }) => ['ask', 'decline', 'comfort'].includes(kind))}`,
    `one tap away: ${share(replies.filter(({ isNear }) => isNear).length, replies.length)}`,
    `something else was changed: ${share(replies.filter(({ isWrong }) => isWrong).length, replies.length)}`,
  ]);
}

/** Figures of all sets; what is in the one that is kept back is never shown. */
export async function planTalk(question: Question): Promise<string> {
  const parts: string[] = [];
  for (const set of PLAN_SETS) parts.push(await ofSet(question, set));
  return parts.join('\n');
}
