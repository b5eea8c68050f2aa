import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct, Ticks } from '#contract/plan-act.ts';
import { buildPlan } from '#coach/builtin/planning/plan-builder.ts';
import { inPlace, resize, setDays } from './applying/changed-habits.ts';
import { howMany, keepOnly, move, remove, setKind } from './applying/core-habits.ts';
import { withCue } from './applying/cue-sentence.ts';
import { add, replace, restore } from './applying/new-habits.ts';
import { reworded } from './applying/own-planned.ts';
import { withWhom } from './applying/with-whom.ts';
import { isSo } from './applying/is-so.ts';
import { type Applied, type Change, note, type Slot, standing, type Work } from './applying/work.ts';
import type { PlanState } from './plan-state.ts';

function rebuild(work: Work, around: string): PlannedHabit[] {
  const { goal, identity } = work.state.facts;
  return buildPlan({ goal, identity, mode: 'normal', otherHabits: [] }, around).habits;
}

type Step = Exclude<PlanAct, { act: 'undo' | 'rebuild' }>;

const STEPS: { readonly [A in Step['act']]: (work: Work, act: Extract<Step, { act: A }>) => void } = {
  add: (work, { habit }) => add(work, habit),
  remove: (work, { target }) => remove(work, target),
  replace: (work, { target, habit }) => replace(work, target, habit),
  resize: (work, { target, to }) => resize(work, target, to),
  days: (work, { target, to }) => setDays(work, target, to),
  cue: (work, { target, cue }) => inPlace(work, target, (habit) => withCue(habit, cue)),
  with: (work, { target, who }) => inPlace(work, target, (habit) => withWhom(habit, who)),
  reword: (work, { target, text }) => inPlace(work, target, (habit) => reworded(habit, text)),
  'keep-only': (work, { targets }) => keepOnly(work, targets),
  'how-many': (work, { count }) => howMany(work, count),
  move: (work, { target, to }) => move(work, target, to),
  kind: (work, { target, habitType }) => setKind(work, target, habitType),
  select: ({ ticks }, { target, on }) => ticks.set(target, on),
  restore: (work, { text }) => restore(work, text),
};

function carryOut(work: Work, act: Step): void {
  (STEPS[act.act] as (work: Work, act: Step) => void)(work, act);
}

const whole = (habits: readonly PlannedHabit[], before: readonly PlannedHabit[]): Change[] => [
  ...before.map((from) => ({ from, to: null })),
  ...habits.map((to) => ({ from: null, to })),
];

const PLAIN = { changes: [], notes: [], ticks: [], isUndone: false, isRebuilt: false, isReordered: false };

function undone({ facts: { before }, habits }: PlanState): Applied {
  if (!before || before.length === 0)
    return { ...PLAIN, habits: [...habits], notes: [{ is: 'nothing-before', habit: null }] };
  return { ...PLAIN, habits: [...before], changes: whole(before, habits), isUndone: true };
}

/** What is said beside taking back is of the plan that comes back. */
function undoneWith(acts: readonly PlanAct[], state: PlanState): Applied {
  const back = undone(state);
  if (acts.length === 0 || !back.isUndone) return back;
  return { ...applyActs(acts, { ...state, habits: back.habits }), isUndone: true };
}

const isChanged = ({ from, to }: Slot) => from !== to && JSON.stringify(from) !== JSON.stringify(to);
const isUntouched = ({ slots, notes, ticks, isReordered, state }: Work) =>
  ticks.size === 0 &&
  !isReordered &&
  notes.length === 0 &&
  slots.length === state.habits.length &&
  !slots.some(isChanged);

/** What comes before what goes, so that a core habit can leave when another one has come; places in the list come last. */
function inTurn(acts: readonly PlanAct[]): PlanAct[] {
  const turn = ({ act }: PlanAct) => (act === 'move' ? 2 : act === 'remove' ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => acts.filter((act) => turn(act) === wanted));
}

/** Carries acts out on a plan, in their order. Their targets are places in the plan as it is given; what no act is about comes back untouched. */
export function applyActs(acts: readonly PlanAct[], state: PlanState): Applied {
  const back = acts.findLastIndex(({ act }) => act === 'undo');
  if (back >= 0) return undoneWith(acts.slice(back + 1), state);
  const rebuilt = acts.find((act) => act.act === 'rebuild');
  const work: Work = {
    state,
    slots: state.habits.map((habit, place) => ({ from: habit, to: habit, place })),
    notes: [],
    ticks: new Map(),
    isReordered: false,
  };
  if (rebuilt?.act === 'rebuild') {
    const habits = rebuild(work, rebuilt.around);
    if (habits.length > 0) return { ...PLAIN, habits, changes: whole(habits, state.habits), isRebuilt: true };
  }
  for (const act of inTurn(acts)) if (act.act !== 'undo' && act.act !== 'rebuild') carryOut(work, act);
  if (isUntouched(work)) note(work, acts.every((act) => isSo(act, state.habits)) ? 'same' : 'unmade');
  const habits = standing(work).map((habit, order) =>
    work.isReordered && habit.order !== order ? { ...habit, order } : habit,
  );
  const { notes, isReordered, slots } = work;
  const ticks = slots
    .filter(({ to }) => to)
    .flatMap(({ place: at }, place) => (work.ticks.has(at) ? [{ place, on: work.ticks.get(at) === true }] : []));
  return { ...PLAIN, habits, changes: slots.filter(isChanged), notes, ticks, isReordered };
}

/** What is chosen then, or not any more: what was asked for, and the core habits without which no plan can be taken. */
export function ticksOf({ habits, notes, ticks }: Applied): Ticks {
  const kept = notes.filter(({ is }) => is === 'two-core').map(({ habit }) => habit?.description);
  const stays = ({ habitType, description }: PlannedHabit) =>
    habitType === 'core' && (kept.includes(description) || kept.includes(undefined));
  const asked = new Set(ticks.map(({ place }) => place));
  return [
    ...ticks,
    ...habits.flatMap((habit, place) => (stays(habit) && !asked.has(place) ? [{ place, on: true }] : [])),
  ];
}
