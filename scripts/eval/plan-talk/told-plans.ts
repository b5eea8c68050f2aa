import { randomUUID } from 'node:crypto';
import type { ChatTurn, Coach, RefineFacts, Refinement } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { PLAN_HANDS, plansTold, type ToldPlan, isUnlearnt } from '#evals/told-rows.ts';
import { type Question, sampled, section, share } from '../section.ts';
import { isSame, ownPart } from './outcomes.ts';
import { numbersIn } from './words.ts';
import { asksNothing, isAsSet, isSaid, type ToldAct, toldAct } from './told-acts.ts';

/** What came of a message: carried out, answered, asked about, only a part done, something else changed, nothing. */
const ENDS = ['carried out', 'answered', 'asked about', 'done in part', 'something else', 'nothing'] as const;
export type End = (typeof ENDS)[number];

type Plan = readonly PlannedHabit[];
/** The plan before and after, by the places of the row; what is new. */
type Came = {
  readonly before: ReadonlyMap<number, PlannedHabit>;
  readonly after: ReadonlyMap<number, PlannedHabit>;
  readonly added: Plan;
  readonly answer: Refinement;
};

/** Habits that a plan keeps whatever is said. */
const LEAST = 2;

const gone = ({ before, after }: Came, at: number) => before.has(at) && !after.has(at);
const changed = ({ before, after }: Came) =>
  [...before].flatMap(([at, habit]) => (after.has(at) && !isSame(after.get(at), habit) ? [at] : []));
const isUnchanged = (came: Came) =>
  came.added.length === 0 && changed(came).length === 0 && came.after.size === came.before.size;

/** Whether an act has come, and which places and new habits it accounts for. */
type Done = { readonly isDone: boolean; readonly places: readonly number[]; readonly added: number };

function isPut(came: Came, text: string | undefined, at: number | null): boolean {
  const habits = [...came.added, ...(at === null ? [] : [came.after.get(at)].flatMap((one) => one ?? []))];
  return text === undefined ? habits.length > 0 : habits.some((habit) => isSaid(ownPart(habit), text));
}

const DOES: Readonly<Record<string, (came: Came, act: ToldAct) => Done>> = {
  rm: (came, { places }) => {
    const open = places.filter((at) => came.before.has(at));
    return { isDone: open.every((at) => gone(came, at)) || came.after.size <= LEAST, places, added: 0 };
  },
  set: (came, act) => ({
    isDone: act.places.every((at) => {
      const [was, is] = [came.before.get(at), came.after.get(at)];
      return was === undefined || (is !== undefined && isAsSet(act, { was, is }));
    }),
    places: act.places,
    added: 0,
  }),
  swap: (came, { places, values }) => ({
    isDone: places.every((at) => {
      const isOther = gone(came, at) || changed(came).includes(at);
      return isOther && isPut(came, values.get('text'), at);
    }),
    places,
    added: places.length,
  }),
  add: (came, { values }) => ({ isDone: isPut(came, values.get('text'), null), places: [], added: 1 }),
  keep: (came, { places }) => {
    const others = [...came.before.keys()].filter((at) => !places.includes(at));
    const isKept = places.every(
      (at) => !came.before.has(at) || isSame(came.after.get(at), came.before.get(at) as PlannedHabit),
    );
    return { isDone: isKept && came.after.size <= Math.max(LEAST, places.length), places: others, added: 0 };
  },
  count: (came, { places: [many = 0] }) => ({
    isDone: came.after.size + came.added.length === Math.max(LEAST, many),
    places: [...came.before.keys()],
    added: 0,
  }),
  undo: (came) => ({
    isDone: came.answer.isUndone === true,
    places: [...came.before.keys()],
    added: came.added.length,
  }),
  // What is agreed to is whatever was offered.
  yes: (came) => ({ isDone: true, places: [...came.before.keys()], added: came.added.length }),
  plan: (came, { ways, values }) => {
    const places = [...came.before.keys()];
    if (values.has('pause')) return { isDone: isUnchanged(came), places: [], added: 0 };
    if (ways.includes('new')) return { isDone: !isUnchanged(came), places, added: came.added.length };
    const moved = places.filter((at) => {
      const [was, is] = [came.before.get(at), came.after.get(at)];
      return was && is && isAsSet({ does: 'set', places: [at], values: new Map(), ways }, { was, is });
    });
    // What is done once a week and counts nothing can be no smaller.
    const open = places.filter((at) => {
      const was = came.before.get(at);
      return (
        ways.includes('larger') ||
        (was && (was.targetFrequency > 1 || numbersIn(was.description).some((one) => one > 1)))
      );
    });
    return { isDone: moved.length > 0 && moved.length * 2 >= open.length, places, added: 0 };
  },
};

/** What came of a message that asks for no change. */
function endOfTalk(came: Came, acts: readonly ToldAct[]): End {
  const { response, isUnderstood, isUnknown } = came.answer;
  if (!isUnchanged(came) && acts.every(({ does }) => does !== 'fact')) return 'something else';
  if (acts.every(({ does }) => does === 'unsure')) return response.includes('?') ? 'asked about' : 'nothing';
  return isUnderstood === false || isUnknown === true ? 'nothing' : 'answered';
}

/** Whether more came than the acts that have come account for. */
function isOverdone(came: Came, acts: readonly ToldAct[], done: readonly Done[]): boolean {
  // What was told may change any habit.
  if (acts.some(({ does }) => does === 'fact')) return false;
  const spared = acts.flatMap(({ does, places }) => (does === 'not' ? places : []));
  const meant = done.filter(({ isDone }) => isDone);
  const open = meant.flatMap(({ places }) => places).filter((at) => !spared.includes(at));
  const most = meant.reduce((sum, { added }) => sum + added, 0);
  const touched = [...came.before.keys()].filter((at) => gone(came, at) || changed(came).includes(at));
  return came.added.length > most || touched.some((at) => !open.includes(at));
}

/** What came of the acts of a message. */
export function endOf(came: Came, acts: readonly ToldAct[]): End {
  const wanted = acts.filter((act) => !asksNothing(act));
  if (wanted.length === 0) return endOfTalk(came, acts);
  const done = wanted.map((act) => DOES[act.does]?.(came, act) ?? { isDone: false, places: [], added: 0 });
  const { response, isUnderstood } = came.answer;
  if (isOverdone(came, acts, done)) return 'something else';
  if (isUnderstood !== false && done.every(({ isDone }) => isDone)) return 'carried out';
  if (!isUnchanged(came)) return 'done in part';
  return isUnderstood !== false && response.includes('?') ? 'asked about' : 'nothing';
}

function toPlanned({ name, plan, times, type }: ToldPlan['habits'][number], order: number): PlannedHabit {
  return {
    description: name,
    implementationIntention: plan,
    targetFrequency: times,
    days: null,
    measure: null,
    difficulty: 'easy',
    habitType: type,
    order,
    seriesId: randomUUID(),
    templateId: null,
  };
}

export type Told = {
  readonly life: ToldPlan;
  readonly message: string;
  readonly acts: readonly string[];
  /** What the coach knew when it was said. */
  readonly facts: RefineFacts;
  /** What came of a plan that is left so. */
  readonly toCame: (answer: Refinement) => Came;
  readonly end: End;
  readonly came: Came;
};

/** The messages of a life, those of one chat after each other on the plan that the coach has left. */
export async function* talkOf(coach: Coach, life: ToldPlan): AsyncGenerator<Told> {
  const goal = {
    description: life.goal,
    currentFrictions: '',
    currentLevel: 'not_started',
    safetyLabel: assessTexts([life.goal]),
  } as const;
  const identity = { id: life.id, name: 'The Small-Step Person', description: '' };
  const first = life.habits.map(toPlanned);
  const placeOf = new Map(first.map(({ seriesId }, at) => [seriesId, at + 1]));
  const placed = (plan: Plan) =>
    new Map(
      plan.flatMap((habit) => (placeOf.has(habit.seriesId) ? [[placeOf.get(habit.seriesId) as number, habit]] : [])),
    );
  let messages: ChatTurn[] = [];
  let [plan, earlier]: [Plan, Plan | null] = [first, null];
  for (const { message, acts, after, asked } of life.told) {
    if (!after) [messages, plan, earlier] = [[], first, null];
    if (asked) messages = [...messages.slice(0, -1), { role: 'assistant', content: asked }];
    messages = [...messages, { role: 'user', content: message }];
    const facts: RefineFacts = { goal, identity, messages, currentHabits: plan, before: earlier };
    const known = plan.filter(({ seriesId }) => !placeOf.has(seriesId));
    const isNew = (habit: PlannedHabit) =>
      !placeOf.has(habit.seriesId) && !known.some((one) => one.description === habit.description);
    const before = placed(plan);
    const toCame = (made: Refinement): Came => ({
      before,
      after: placed(made.habits),
      added: made.habits.filter(isNew),
      answer: made,
    });
    const answer = await coach.refineHabits(facts);
    const came = toCame(answer);
    yield { life, message, acts, facts, toCame, end: endOf(came, acts.map(toldAct)), came };
    messages = [...messages, { role: 'assistant', content: answer.response }];
    if (!isUnchanged(came)) [plan, earlier] = [answer.habits, plan];
  }
}

/** Whether a button under a reply that changed nothing does what was asked for. */
async function isOneTapAway(coach: Coach, { acts, facts, toCame, end, came }: Told): Promise<boolean> {
  if (end !== 'asked about' && end !== 'nothing') return false;
  const wanted = acts.map(toldAct);
  if (wanted.every(asksNothing)) return false;
  for (const chip of came.answer.chips ?? []) {
    if (chip.does !== 'act') continue;
    const answer = await coach.refineHabits({ ...facts, acts: chip.acts });
    if (endOf(toCame(answer), wanted) === 'carried out') return true;
  }
  return false;
}

/** Messages about plans, in their own words, and what came of each. */
export async function toldPlans({ coach, limit }: Question): Promise<string> {
  const lines: string[] = [];
  for (const hand of PLAN_HANDS) {
    const ends: End[] = [];
    let taps = 0;
    for (const life of sampled(plansTold(hand), limit))
      for await (const told of talkOf(coach, life)) {
        ends.push(told.end);
        if (await isOneTapAway(coach, told)) taps += 1;
      }
    const of = (...wanted: End[]) => share(ends.filter((end) => wanted.includes(end)).length, ends.length);
    const name = `${hand} hand${isUnlearnt.plans(hand) ? ', not learnt from' : ''}`;
    lines.push(`carried out or answered, ${name}: ${of('carried out', 'answered')}`);
    lines.push(`one tap away, ${name}: ${share(taps, ends.length)}`);
    lines.push(...ENDS.map((end) => `${end}, ${name}: ${of(end)}`));
  }
  return section('Plans talked about in own words', lines);
}
