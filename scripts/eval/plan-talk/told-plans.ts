import { randomUUID } from 'node:crypto';
import type { ChatTurn, Coach, Refinement } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { PLAN_HANDS, plansTold, type ToldPlan, UNLEARNT } from '#evals/told-rows.ts';
import { type Question, sampled, section, share } from '../section.ts';
import { isSame, ownPart } from './outcomes.ts';
import { isAsSet, isSaid, type ToldAct, toldAct } from './told-acts.ts';

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

/** Acts that change nothing. */
const TALK = new Set(['ask', 'chat', 'feel', 'complain', 'no', 'fact', 'unsure', 'not']);
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
    return { isDone: moved.length * 2 >= places.length, places, added: 0 };
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
  const wanted = acts.filter(({ does }) => !TALK.has(does));
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
    const answer = await coach.refineHabits({ goal, identity, messages, currentHabits: plan, before: earlier });
    const added = answer.habits.filter(({ seriesId }) => !placeOf.has(seriesId));
    const known = plan.filter(({ seriesId }) => !placeOf.has(seriesId));
    const isNew = (habit: PlannedHabit) => !known.some((one) => one.description === habit.description);
    const came = { before: placed(plan), after: placed(answer.habits), added: added.filter(isNew), answer };
    yield { life, message, acts, end: endOf(came, acts.map(toldAct)), came };
    messages = [...messages, { role: 'assistant', content: answer.response }];
    if (!isUnchanged(came)) [plan, earlier] = [answer.habits, plan];
  }
}

/** Messages about plans, in their own words, and what came of each. */
export async function toldPlans({ coach, limit }: Question): Promise<string> {
  const lines: string[] = [];
  for (const hand of PLAN_HANDS) {
    const ends: End[] = [];
    for (const life of sampled(plansTold(hand), limit)) for await (const { end } of talkOf(coach, life)) ends.push(end);
    const of = (...wanted: End[]) => share(ends.filter((end) => wanted.includes(end)).length, ends.length);
    const name = `${hand} hand${hand === UNLEARNT.plans ? ', not learnt from' : ''}`;
    lines.push(`carried out or answered, ${name}: ${of('carried out', 'answered')}`);
    lines.push(...ENDS.map((end) => `${end}, ${name}: ${of(end)}`));
  }
  return section('Plans talked about in own words', lines);
}
