import { toNamedDays } from '#core/habit/habit-week.ts';
import {
  FREQUENCY,
  HABIT_DESCRIPTION_MAX,
  HABITS_PER_PLAN,
  INTENTION_MAX,
  type PlannedHabit,
} from '#core/plan/plan.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { withTimes } from '#coach/builtin/amounts/on-days.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { buildPlan } from '#coach/builtin/planning/plan-builder.ts';
import { getLabel } from '#coach/builtin/planning/plan-checks.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import { easyOnly } from '#coach/builtin/planning/start-level.ts';
import { read } from '#coach/text/reading.ts';
import { withCue } from './applying/cue-sentence.ts';
import { habitFor, otherHabit } from './applying/fitting-habit.ts';
import { ownPlanned, type Place, reworded } from './applying/own-planned.ts';
import { stepSize, withAmount } from './applying/resize.ts';
import { withWhom } from './applying/with-whom.ts';
import { takenOut } from './applying/taken-out.ts';
import type { PlanState } from './plan-state.ts';

/** What became of one habit; null on one side when it came or went. */
export type Change = {
  readonly from: PlannedHabit | null;
  readonly to: PlannedHabit | null;
  /** What stands there now is another habit, not the same one changed. */
  readonly isOther?: boolean;
};

/** Why something that was asked for is not, or not wholly, as it was asked for. */
export type Note = {
  readonly is:
    | 'two-core'
    | 'unsafe'
    | 'full'
    | 'many'
    | 'gentle'
    | 'smallest'
    | 'largest'
    | 'no-other'
    | 'there'
    | 'nothing-before'
    | 'most-days'
    | 'same'
    | 'not-found';
  readonly habit: PlannedHabit | null;
  readonly words?: string;
};
export type Applied = {
  readonly habits: PlannedHabit[];
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  readonly isUndone: boolean;
  readonly isRebuilt: boolean;
  readonly isReordered: boolean;
};

/** A place of the plan while acts are carried out: what stood there first, and what stands there now. */
type Slot = Change & { readonly place: number };
type Work = { readonly state: PlanState; slots: Slot[]; notes: Note[]; isReordered: boolean };

/** Days in a week on which something with impact leaves two for rest. */
const MOST_IMPACT_DAYS = 5;

const standing = ({ slots }: Work): PlannedHabit[] => slots.flatMap(({ to }) => to ?? []);
const coreCount = (work: Work) => standing(work).filter(({ habitType }) => habitType === 'core').length;
const nextOrder = (work: Work) =>
  Math.max(-1, ...work.slots.flatMap(({ from, to }) => [from?.order ?? -1, to?.order ?? -1])) + 1;
const isGentle = ({ state }: Work) => easyOnly(getLabel(state.facts));

function note(work: Work, is: Note['is'], habit: PlannedHabit | null = null, words?: string): void {
  work.notes.push({ is, habit, ...(words !== undefined && { words }) });
}

function put(work: Work, target: number, to: PlannedHabit | null, isOther = false): void {
  work.slots = work.slots.map((slot, at) => (at === target ? { ...slot, to, ...(isOther && { isOther }) } : slot));
}

const isUnsafe = (habit: Pick<PlannedHabit, 'description' | 'implementationIntention'>) =>
  isUnsafeText(`${habit.description} ${habit.implementationIntention}`);

/** Something else, by words: `something for sleep`. */
const OPEN = new Set(['something', 'anything', 'some', 'thing']);

function themeOf(text: string): string | null {
  const [first, second, ...others] = read(text).tokens;
  if (!OPEN.has(first?.word ?? '') || !second) return null;
  return ['for', 'to', 'about', 'with', 'against', 'on', 'like', 'that', 'around'].includes(second.word)
    ? others.map(({ word }) => word).join(' ')
    : null;
}

function plannedFor(work: Work, own: OwnHabit, place: Place): PlannedHabit | null {
  const habits = standing(work);
  const theme = themeOf(own.text);
  const found = theme === null ? null : habitFor(work.state.facts, habits, theme);
  if (found) return { ...found, habitType: own.habitType ?? place.habitType, order: place.order };
  const habit = ownPlanned(own, place, habits);
  if (!isUnsafe(habit)) return habit;
  note(work, 'unsafe', habit);
  return null;
}

function add(work: Work, own: OwnHabit): void {
  const habits = standing(work);
  const there = habits.find(({ description }) => isSameHabit(description, own.text));
  if (there) return note(work, 'there', there);
  if (habits.length >= HABITS_PER_PLAN.max) return note(work, 'full');
  const habit = plannedFor(work, own, { habitType: 'experimental', order: nextOrder(work) });
  if (!habit) return;
  work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
  if (habits.length + 1 > HABITS_PER_PLAN.advised) note(work, 'many', habit);
}

function replace(work: Work, target: number, own: OwnHabit | null): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const { habitType, order } = old;
  const other = own
    ? plannedFor(work, own, { habitType, order, instead: work.slots[target]?.from ?? old })
    : otherHabit(work.state.facts, standing(work), old);
  if (other) put(work, target, other, true);
  else if (!own) note(work, 'no-other', old);
}

function remove(work: Work, target: number): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  if (old.habitType === 'core' && coreCount(work) <= HABITS_PER_PLAN.minCore) return note(work, 'two-core', old);
  put(work, target, null);
}

function resize(work: Work, target: number, to: Extract<PlanAct, { act: 'resize' }>['to']): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const isLarger = to === 'larger' || to === 'smaller' ? to === 'larger' : to.value > numberNow(old, to.unit);
  if (isLarger && isGentle(work)) return note(work, 'gentle', old);
  const after = to === 'smaller' || to === 'larger' ? stepSize(old, to === 'smaller' ? -1 : 1) : withAmount(old, to);
  if (!after) return note(work, to === 'smaller' ? 'smallest' : 'largest', old);
  if (isUnsafe(after)) return note(work, 'unsafe', old);
  put(work, target, after);
}

function numberNow(habit: PlannedHabit, unit: string | null): number {
  const spans = read(habit.description).spans.flatMap((span) =>
    span.kind === 'amount' && (unit === null || span.unit === unit) ? [span.value] : [],
  );
  return spans[0] ?? Number.POSITIVE_INFINITY;
}

function onDays(habit: PlannedHabit, to: Extract<PlanAct, { act: 'days' }>['to'], most: number): PlannedHabit {
  if (Array.isArray(to)) {
    const named = toNamedDays(to);
    return { ...habit, days: named && [...named], targetFrequency: to.length };
  }
  const wanted = to === 'more' ? habit.targetFrequency + 1 : to === 'fewer' ? habit.targetFrequency - 1 : to;
  const times = Math.min(Math.max(wanted as number, FREQUENCY.min), most);
  return times === habit.targetFrequency ? habit : withTimes(habit, times);
}

function setDays(work: Work, target: number, to: Extract<PlanAct, { act: 'days' }>['to']): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const most = getTemplate(old)?.impact ? MOST_IMPACT_DAYS : FREQUENCY.max;
  const wanted = Array.isArray(to)
    ? to.length
    : to === 'more'
      ? old.targetFrequency + 1
      : to === 'fewer'
        ? old.targetFrequency - 1
        : to;
  if (wanted > most) note(work, 'most-days', old, String(most));
  if (wanted < FREQUENCY.min) return note(work, 'smallest', old);
  if (Array.isArray(to) && wanted > most) return;
  put(work, target, onDays(old, to, Math.max(most, Math.min(old.targetFrequency, wanted))));
}

function inPlace(work: Work, target: number, change: (habit: PlannedHabit) => PlannedHabit): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const after = change(old);
  if (isUnsafe(after)) return note(work, 'unsafe', old);
  put(work, target, {
    ...after,
    description: after.description.slice(0, HABIT_DESCRIPTION_MAX),
    implementationIntention: after.implementationIntention.slice(0, INTENTION_MAX),
  });
}

function setKind(work: Work, target: number, habitType: PlannedHabit['habitType']): void {
  const old = work.slots[target]?.to;
  if (!old || old.habitType === habitType) return;
  if (old.habitType === 'core' && coreCount(work) <= HABITS_PER_PLAN.minCore) return note(work, 'two-core', old);
  put(work, target, { ...old, habitType });
}

/** Only these stay: two core habits are the rule, so an experiment that stays becomes one, and the first core ones fill up. */
function keepOnly(work: Work, targets: readonly number[]): void {
  const kept = new Set(targets.filter((target) => work.slots[target]?.to));
  if (kept.size === 0) return;
  const missing = () =>
    HABITS_PER_PLAN.minCore - [...kept].filter((at) => work.slots[at]?.to?.habitType === 'core').length;
  for (const at of kept) {
    const habit = work.slots[at]?.to;
    if (habit && habit.habitType !== 'core' && missing() > 0) put(work, at, { ...habit, habitType: 'core' });
  }
  for (const [at, { to }] of work.slots.entries()) {
    if (missing() <= 0) break;
    if (kept.has(at) || to?.habitType !== 'core') continue;
    kept.add(at);
    note(work, 'two-core', to);
  }
  work.slots = work.slots.map((slot, at) => (kept.has(at) ? slot : { ...slot, to: null }));
}

function howMany(work: Work, count: number): void {
  const places = work.slots.flatMap(({ to }, at) => (to ? [{ at, to }] : []));
  if (places.length <= count) {
    for (let more = places.length; more < count; more += 1) {
      const habit = habitFor(work.state.facts, standing(work), null);
      if (!habit) break;
      work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
    }
    return;
  }
  const inOrder = [
    ...places.filter(({ to }) => to.habitType === 'core'),
    ...places.filter(({ to }) => to.habitType !== 'core'),
  ];
  const kept = inOrder.slice(0, Math.max(count, HABITS_PER_PLAN.min)).map(({ at }) => at);
  if (count < HABITS_PER_PLAN.min) note(work, 'two-core');
  work.slots = work.slots.map((slot, at) => (kept.includes(at) ? slot : { ...slot, to: null }));
}

function move(work: Work, target: number, to: number): void {
  const slot = work.slots.find(({ place }) => place === target);
  if (!slot?.to) return;
  const others = work.slots.filter((other) => other !== slot);
  work.slots = [...others.slice(0, to), slot, ...others.slice(to)];
  work.isReordered = true;
}

function restore(work: Work, text: string): void {
  const there = standing(work).find(({ description }) => isSameHabit(description, text));
  if (there) return note(work, 'there', there);
  const habit = takenOut(work.state, text, nextOrder(work));
  if (!habit) return note(work, 'not-found', null, text);
  if (standing(work).length >= HABITS_PER_PLAN.max) return note(work, 'full');
  work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
}

function rebuild(work: Work, around: string): PlannedHabit[] {
  const { goal, identity } = work.state.facts;
  const built = buildPlan({ goal: { ...goal, description: around }, identity, mode: 'normal', otherHabits: [] });
  return built.habits;
}

function carryOut(work: Work, act: Exclude<PlanAct, { act: 'undo' | 'rebuild' }>): void {
  switch (act.act) {
    case 'add':
      return add(work, act.habit);
    case 'remove':
      return remove(work, act.target);
    case 'replace':
      return replace(work, act.target, act.habit);
    case 'resize':
      return resize(work, act.target, act.to);
    case 'days':
      return setDays(work, act.target, act.to);
    case 'cue':
      return inPlace(work, act.target, (habit) => withCue(habit, act.cue));
    case 'with':
      return inPlace(work, act.target, (habit) => withWhom(habit, act.who));
    case 'reword':
      return inPlace(work, act.target, (habit) => reworded(habit, act.text));
    case 'keep-only':
      return keepOnly(work, act.targets);
    case 'how-many':
      return howMany(work, act.count);
    case 'move':
      return move(work, act.target, act.to);
    case 'kind':
      return setKind(work, act.target, act.habitType);
    case 'restore':
      return restore(work, act.text);
  }
}

function whole(habits: readonly PlannedHabit[], before: readonly PlannedHabit[]): Change[] {
  return [...before.map((from) => ({ from, to: null })), ...habits.map((to) => ({ from: null, to }))];
}

function undone({ facts, habits }: PlanState): Applied {
  const { before } = facts;
  if (!before || before.length === 0)
    return {
      habits: [...habits],
      changes: [],
      notes: [{ is: 'nothing-before', habit: null }],
      isUndone: false,
      isRebuilt: false,
      isReordered: false,
    };
  return {
    habits: [...before],
    changes: whole(before, habits),
    notes: [],
    isUndone: true,
    isRebuilt: false,
    isReordered: false,
  };
}

const isChanged = ({ from, to }: Slot) => from !== to && JSON.stringify(from) !== JSON.stringify(to);

/** What comes before what goes, so that a core habit can leave when another one has come; places in the list come last. */
function inTurn(acts: readonly PlanAct[]): PlanAct[] {
  const turn = ({ act }: PlanAct) => (act === 'move' ? 2 : act === 'remove' ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => acts.filter((act) => turn(act) === wanted));
}

/** Carries acts out on a plan, in their order. Their targets are places in the plan as it is given; what no act is about comes back untouched. */
export function applyActs(acts: readonly PlanAct[], state: PlanState): Applied {
  if (acts.some(({ act }) => act === 'undo')) return undone(state);
  const rebuilt = acts.find((act) => act.act === 'rebuild');
  const work: Work = {
    state,
    slots: state.habits.map((habit, place) => ({ from: habit, to: habit, place })),
    notes: [],
    isReordered: false,
  };
  if (rebuilt?.act === 'rebuild') {
    const habits = rebuild(work, rebuilt.around);
    if (habits.length > 0)
      return {
        habits,
        changes: whole(habits, state.habits),
        notes: [],
        isUndone: false,
        isRebuilt: true,
        isReordered: false,
      };
  }
  for (const act of inTurn(acts)) if (act.act !== 'undo' && act.act !== 'rebuild') carryOut(work, act);
  const habits = standing(work).map((habit, order) =>
    work.isReordered && habit.order !== order ? { ...habit, order } : habit,
  );
  return {
    habits,
    changes: work.slots.filter(isChanged),
    notes: work.notes,
    isUndone: false,
    isRebuilt: false,
    isReordered: work.isReordered,
  };
}
