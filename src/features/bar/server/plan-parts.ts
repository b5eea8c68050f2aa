import type { ChatTurn, Coach, Refinement } from '#coach/port.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import { type PlannedHabit, normaliseRefined } from '#core/plan/plan.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { rememberedGoal } from '#features/memories/server/memories.ts';
import { read, type Reader } from '#server/coach/read.ts';
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
  /** Moves that would take days away, each with the habit. */
  readonly moves: readonly { readonly part: SaidPart; readonly habit: PlannedHabit }[];
};

export type HeardOfPlans = Pick<BarAnswer, 'choices'> & {
  /** To a question about the plan. */
  readonly answer: string | null;
  /** To what was only told. */
  readonly remark: { readonly text: string; readonly words: string } | null;
  /** To a feeling: it stands before all else. */
  readonly felt: string | null;
  /** Habits of several days of which one is to be another: that is done where the week is drawn. */
  readonly moves: Changed['moves'];
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
  return (
    words: string,
    currentHabits: readonly PlannedHabit[],
    { before = [], acts = null }: { before?: readonly ChatTurn[]; acts?: readonly PlanAct[] | null } = {},
  ) =>
    coach.refineHabits(
      {
        goal,
        identity: plan.identity,
        messages: [...before, { role: 'user', content: words }],
        currentHabits,
        before: null,
        acts,
      },
      reader,
    );
}

/** A value alone, as one would ask for it: 'make it 20 minutes'. */
const asOrder = ({ isValue, words }: SaidPart) => (isValue ? `make it ${words.replace(/^and /i, '')}` : words);

/** The sizes that were asked for, by series: a new name does not take them away. */
type Sizes = Map<string, { readonly value: number; readonly unit: string | null }>;

type Step = {
  readonly before: readonly PlannedHabit[];
  readonly after: readonly PlannedHabit[];
  readonly reader: Reader;
};

async function noteSizes(sizes: Sizes, { before, after, reader }: Step): Promise<void> {
  const found = await read('amounts', [...before, ...after], reader);
  for (const [at, { seriesId }] of after.entries()) {
    const was = found?.[before.findIndex((habit) => habit.seriesId === seriesId)];
    const is = found?.[before.length + at];
    if (seriesId && is && was && was.value !== is.value) sizes.set(seriesId, is);
  }
}

async function lostSizes(sizes: Sizes, habits: readonly PlannedHabit[], reader: Reader): Promise<PlanAct[]> {
  const found = sizes.size === 0 ? null : await read('amounts', habits, reader);
  if (!found) return [];
  return habits.flatMap(({ seriesId }, target) => {
    const size = sizes.get(seriesId ?? '');
    return size && found[target] === null ? [{ act: 'resize', target, to: size }] : [];
  });
}

/** The habit that a move would leave fewer days, as it was and as it would be. */
function thinned(before: readonly PlannedHabit[], after: readonly PlannedHabit[]) {
  for (const habit of before) {
    const left = after.find(({ seriesId }) => seriesId === habit.seriesId);
    if (left && left.targetFrequency < habit.targetFrequency) return { habit, left };
  }
  return null;
}

/** One day that is named is where one of several goes; two may be all that are wanted, which is shown and left to be switched on. */
const isOneOfSeveral = ({ days }: PlannedHabit) => (days?.length ?? 0) < 2;

/** Who tells a feeling asks for nothing. */
const isFelt = ({ isFeeling, isRequest }: SaidPart) => isFeeling && !isRequest;

/** What a circumstance would change was not asked for, and its answer speaks of it as done. */
const isAsked = ({ isRequest }: SaidPart, { learnt = [] }: Refinement) => isRequest || learnt.length === 0;

/** Said of one time: nothing leaves the plan for good by it. */
const ONCE = ['this week', 'next week', 'today', 'tonight', 'tomorrow', 'this time'];
const isForOnce = ({ words }: SaidPart, before: readonly PlannedHabit[], after: readonly PlannedHabit[]) =>
  after.length < before.length && ONCE.some((one) => words.toLowerCase().includes(one));

/** The parts of a message one after the other, each on the plan that the ones before left; what was changed last is what 'it' means. */
async function changedBy(said: readonly SaidPart[], plan: RunningPlan, asking: Asking): Promise<Changed> {
  const refine = await ask(asking, plan);
  const changes: SaidPart[] = [];
  const answers: { part: SaidPart; answer: Refinement }[] = [];
  const moves: { part: SaidPart; habit: PlannedHabit }[] = [];
  const before: ChatTurn[] = [];
  const sizes: Sizes = new Map();
  let habits = plan.habits;
  for (const part of refine ? said : []) {
    const answer = await (refine as NonNullable<typeof refine>)(asOrder(part), habits, { before });
    const after = normaliseRefined(answer.habits);
    const fewer = part.isMove ? thinned(habits, after) : null;
    if (fewer && isOneOfSeveral(fewer.left)) moves.push({ part, habit: fewer.habit });
    else if (isSame(habits, after) || isFelt(part)) answers.push({ part, answer });
    else if (isAsked(part, answer) && !isForOnce(part, habits, after)) {
      changes.push(part);
      await noteSizes(sizes, { before: habits, after, reader: asking.reader });
      habits = after;
      before.push({ role: 'user', content: part.words }, { role: 'assistant', content: answer.response });
    }
  }
  const acts = await lostSizes(sizes, habits, asking.reader);
  if (refine && acts.length > 0) habits = normaliseRefined((await refine('', habits, { acts })).habits);
  return { plan, habits, changes, answers, moves };
}

const isThinned = ({ plan, habits, changes }: Changed) =>
  changes.some(({ isMove }) => isMove) && thinned(plan.habits, habits) !== null;

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

const BESIDES = [' too', ' also', 'also ', ' as well', 'add '];

/** Whether a day was added to a habit for any days: the others that it then has were not said. */
function hasNewDays(before: readonly PlannedHabit[], after: readonly PlannedHabit[], words: string): boolean {
  if (!BESIDES.some((one) => words.toLowerCase().includes(one))) return false;
  return after.some((habit) => habit.days && before.some(({ seriesId, days }) => seriesId === habit.seriesId && !days));
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
  const moves = all.flatMap((one) => one.moves);
  const taken = new Set(touched.flatMap(({ changes }) => changes));
  const open = all.flatMap(({ plan, answers }) =>
    answers
      .filter(({ part, answer }) => !taken.has(part) && answer.isUnderstood !== false && !answer.isUnknown)
      .map((one) => ({ plan, ...one })),
  );
  // One question at a time: what was to follow it goes back into the box.
  const [first] = open.filter(({ answer, part }) => isChoice(answer) && (part.isRequest || all.length === 1));
  const choices = open.filter(({ answer, part }) => isChoice(answer) && part === first?.part);
  const spoken = open.filter(({ answer, part }) => part.isQuestion && !isChoice(answer)).slice(0, 1);
  const felt = open.find(({ answer, part }) => part.isFeeling && !isChoice(answer));
  const remark = open.find((one) => !isChoice(one.answer) && !one.part.isRequest && one !== felt);
  return {
    parts: touched.map((one) => {
      const words = one.changes.map((part) => part.words).join('. ');
      const isSure =
        !isThinned(one) &&
        one.changes.every(({ isRequest }) => isRequest) &&
        isNamed(one.plan.habits, one.habits, words) &&
        !hasNewDays(one.plan.habits, one.habits, words);
      return toPart(one, words, isSure && touched.length === 1);
    }),
    choices: choices.map(({ plan, answer }) => ({
      identityId: plan.identity.id,
      text: answer.response,
      chips: [...(answer.chips ?? [])],
    })),
    answer: spoken[0]?.answer.response ?? null,
    remark: remark ? { text: remark.answer.response, words: remark.part.words } : null,
    felt: felt?.answer.response ?? null,
    moves,
    words: [
      ...taken,
      ...moves.map(({ part }) => part),
      ...[...choices, ...spoken, ...(felt ? [felt] : [])].map(({ part }) => part),
    ].map(({ words }) => words),
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
  const habits = normaliseRefined((await refine(label, plan.habits, { acts })).habits);
  return isSame(plan.habits, habits) ? [] : [toPart({ plan, habits }, label, true)];
}
