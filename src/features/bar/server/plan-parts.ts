import type { Coach, Refinement } from '#coach/port.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import { type PlannedHabit, normaliseRefined } from '#core/plan/plan.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { rememberedGoal } from '#features/memories/server/memories.ts';
import type { Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { BarAnswer, BarPart } from '../contract.ts';
import type { RunningPlan } from './scope.ts';

/** Plans that one message is held against at most, and parts of it: reading grows with both. */
const MOST = { plans: 4, parts: 6 } as const;

type Plan = Extract<BarPart, { kind: 'plan' }>;

/** What a message comes to for one plan. */
type Changed = {
  readonly plan: RunningPlan;
  readonly habits: readonly PlannedHabit[];
  /** Parts of the message that changed something, or that were answered. */
  readonly changes: readonly SaidPart[];
  readonly answers: readonly { readonly part: SaidPart; readonly answer: Refinement }[];
};

export type HeardOfPlans = Pick<BarAnswer, 'choices'> & {
  /** To a question about the plan. */
  readonly answer: string | null;
  /** To what was only told. */
  readonly remark: string | null;
  readonly parts: readonly Plan[];
  readonly words: readonly string[];
};

type Asking = { readonly coach: Coach; readonly user: CurrentUser; readonly reader: Reader };

const isSame = (before: readonly PlannedHabit[], after: readonly PlannedHabit[]) =>
  JSON.stringify(before) === JSON.stringify(after);

async function ask({ coach, user, reader }: Asking, plan: RunningPlan) {
  const row = await getGoal(user.id, plan.identity.goalId);
  if (!row) return null;
  const goal = await rememberedGoal(user.id, row);
  return (words: string, currentHabits: readonly PlannedHabit[], acts: readonly PlanAct[] | null = null) =>
    coach.refineHabits(
      {
        goal,
        identity: plan.identity,
        messages: [{ role: 'user', content: words }],
        currentHabits,
        before: null,
        acts,
      },
      reader,
    );
}

/** The parts of a message one after the other, each on the plan that the ones before left. */
async function changedBy(said: readonly SaidPart[], plan: RunningPlan, asking: Asking): Promise<Changed> {
  const refine = await ask(asking, plan);
  const changes: SaidPart[] = [];
  const answers: { part: SaidPart; answer: Refinement }[] = [];
  let habits = plan.habits;
  for (const part of refine ? said : []) {
    const answer = await (refine as NonNullable<typeof refine>)(part.words, habits);
    const after = normaliseRefined(answer.habits);
    if (isSame(habits, after)) answers.push({ part, answer });
    else {
      changes.push(part);
      habits = after;
    }
  }
  return { plan, habits, changes, answers };
}

const toPart = ({ plan, habits }: Pick<Changed, 'plan' | 'habits'>, words: string, isSure: boolean): Plan => ({
  kind: 'plan',
  identityId: plan.identity.id,
  planId: plan.planId,
  habits: [...habits],
  words,
  isSure,
});

const LETTERS = 4;
const beginnings = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length >= LETTERS)
    .map((word) => word.slice(0, LETTERS));

/** Whether each new habit was named: another one in its place would be the coach's own idea. */
function isNamed(before: readonly PlannedHabit[], after: readonly PlannedHabit[], words: string): boolean {
  const said = new Set(beginnings(words));
  const added = after.filter(({ seriesId }) => !seriesId || before.every((habit) => habit.seriesId !== seriesId));
  return added.every(({ description }) => beginnings(description).some((word) => said.has(word)));
}

const isChoice = ({ chips = [], response }: Refinement) =>
  response.includes('?') && chips.some(({ does }) => does === 'act');

/**
 * What parts of a message would change about the plans that run. A change is sure where it was asked for outright and fits one plan alone;
 * what was asked back comes as choices, a question about the plan is answered in words.
 */
export async function planParts(
  said: readonly SaidPart[],
  plans: readonly RunningPlan[],
  asking: Asking,
): Promise<HeardOfPlans> {
  const asked = said.slice(0, MOST.parts);
  const all: Changed[] = [];
  for (const plan of plans.slice(0, MOST.plans)) all.push(await changedBy(asked, plan, asking));
  const touched = all.filter(({ changes }) => changes.length > 0);
  const taken = new Set(touched.flatMap(({ changes }) => changes));
  const open = all.flatMap(({ plan, answers }) =>
    answers
      .filter(({ part, answer }) => !taken.has(part) && answer.isUnderstood !== false)
      .map((one) => ({ plan, ...one })),
  );
  const choices = open.filter(({ answer, part }) => isChoice(answer) && (part.isRequest || all.length === 1));
  const spoken = open.filter(({ answer, part }) => part.isQuestion && !isChoice(answer)).slice(0, 1);
  return {
    parts: touched.map((one) => {
      const words = one.changes.map((part) => part.words).join('. ');
      const isAsked = one.changes.every(({ isRequest }) => isRequest) && isNamed(one.plan.habits, one.habits, words);
      return toPart(one, words, isAsked && touched.length === 1);
    }),
    choices: choices.map(({ plan, answer }) => ({
      identityId: plan.identity.id,
      text: answer.response,
      chips: [...(answer.chips ?? [])],
    })),
    answer: spoken[0]?.answer.response ?? null,
    remark: open.find((one) => !choices.includes(one))?.answer.response ?? null,
    words: [...taken, ...[...choices, ...spoken].map(({ part }) => part)].map(({ words }) => words),
  };
}

/** What a pressed chip changes about a plan: it needs no reading. */
export async function chipPart(
  acts: readonly PlanAct[],
  { label, plan }: { label: string; plan: RunningPlan },
  asking: Asking,
): Promise<Plan[]> {
  const refine = await ask(asking, plan);
  if (!refine) return [];
  const habits = normaliseRefined((await refine(label, plan.habits, acts)).habits);
  return isSame(plan.habits, habits) ? [] : [toPart({ plan, habits }, label, true)];
}
