import { normaliseRefined, type PlannedHabit } from '#core/plan/plan.ts';
import { carriedOver, isSameHabit, preselected } from '#core/plan/selection.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { type HabitFields, hasSameDetails, isSound, readFields, toFields, withDetails } from '../edit/habit-fields.ts';
import type { PlanOffer } from './offered-plan.ts';
import { type ChangedPlan, withChangeToggled } from './plan-changes.ts';
import { toggled } from './plan-selection.ts';

/** One turn while planning. `trouble` is the bubble after a failed request, with its reason. */
export type Turn = {
  id: number;
  from: 'user' | 'coach' | 'trouble';
  text: string;
  safety: SafetyAnswer;
  /** Basic mode gave this answer, in place of a model that failed. */
  basicMode?: boolean;
  /** A failed message: its text is back in the box. */
  failed?: boolean;
};

export type PlanningConversation = ChangedPlan & {
  /** Indexes in `habits` of those added by the last answer. */
  fresh: readonly number[];
  turns: readonly Turn[];
  /** By habit: its days, amount and time as they were changed by hand, right or not yet. */
  byHand: Readonly<Record<string, HabitFields>>;
};

export type PlanningAction =
  | { type: 'toggled'; index: number }
  /** A change from the previous plan was undone or redone. */
  | { type: 'change-toggled'; seriesId: string }
  | { type: 'details-changed'; index: number; fields: HabitFields }
  | { type: 'sent'; text: string }
  | { type: 'refined'; response: string; refinedHabits: readonly unknown[]; safety: SafetyAnswer; basicMode: boolean }
  | { type: 'failed'; reason: string | null }
  /** The message went back into the box without a word: the coach was not to be had. */
  | { type: 'withdrawn' };

/** What a habit of the list goes by while it is planned; prefixed, as its own words may be anything, also a property that every object has. */
export function getHabitKey({ seriesId, templateId, description }: PlannedHabit): string {
  return `habit ${seriesId ?? templateId ?? description}`;
}

/**
 * Initial state: the offered habits and the coach's introduction. In a new plan the first habits are selected, in a continued one all of them. What was
 * changed by hand before a reload stands again.
 */
export function openConversation(offer: PlanOffer, changed: readonly PlannedHabit[] = []): PlanningConversation {
  const { intro, safety, basicMode, changes, days } = offer;
  const opening: Turn = { id: 1, from: 'coach', text: intro, safety, basicMode };
  const selection = days ? offer.habits.map((_, index) => index) : preselected(offer.habits);
  const byHand: Record<string, HabitFields> = {};
  const habits = offer.habits.map((habit) => {
    const same = changed.find((other) => isSameHabit(other, habit));
    if (!same) return habit;
    byHand[getHabitKey(habit)] = toFields(same);
    return withFields(habit, toFields(same));
  });
  return { habits, selection, changes, takenBack: {}, fresh: [], turns: [opening], byHand };
}

/** A habit with what its fields say; as it was while something is wrong with them. */
function withFields(habit: PlannedHabit, fields: HabitFields): PlannedHabit {
  const details = readFields(fields);
  return details ? withDetails(habit, details) : habit;
}

/** The fields that still belong to their habits: one whose days, amount or time are no longer the same begins anew. */
function stillByHand({ byHand, habits }: PlanningConversation, after: readonly PlannedHabit[]) {
  const before = new Map(habits.map((habit) => [getHabitKey(habit), habit]));
  const kept = after.flatMap((habit) => {
    const key = getHabitKey(habit);
    const [fields, was] = [byHand[key], before.get(key)];
    return fields && was && hasSameDetails(was, habit) ? [[key, fields] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The habits that were changed by hand. */
export function getChangedByHand({ habits, byHand }: PlanningConversation): PlannedHabit[] {
  return habits.filter((habit) => getHabitKey(habit) in byHand);
}

/** The first selected habit that cannot be accepted yet, since something is wrong with its fields. */
export function getUnfinished({ habits, selection, byHand }: PlanningConversation): PlannedHabit | null {
  const selected = habits.filter((_, index) => selection.includes(index));
  return selected.find((habit) => !isSound(byHand[getHabitKey(habit)] ?? toFields(habit))) ?? null;
}

function withTurn(turns: readonly Turn[], turn: Omit<Turn, 'id'>): Turn[] {
  return [...turns, { ...turn, id: (turns.at(-1)?.id ?? 0) + 1 }];
}

function isSettled(turn: Turn): boolean {
  return turn.from !== 'trouble' && !turn.failed;
}

/** Reducer for the conversation. A resent message replaces its failed attempt. */
export function planningReducer(state: PlanningConversation, action: PlanningAction): PlanningConversation {
  switch (action.type) {
    case 'toggled':
      return { ...state, selection: toggled(state.selection, action.index) };
    case 'change-toggled': {
      const after = withChangeToggled(state, action.seriesId);
      return { ...after, fresh: [], byHand: stillByHand(state, after.habits) };
    }
    case 'details-changed': {
      const habit = state.habits[action.index];
      if (!habit) return state;
      const habits = state.habits.with(action.index, withFields(habit, action.fields));
      return { ...state, habits, byHand: { ...state.byHand, [getHabitKey(habit)]: action.fields } };
    }
    case 'sent': {
      const turns = withTurn(state.turns.filter(isSettled), { from: 'user', text: action.text, safety: null });
      return { ...state, turns };
    }
    case 'failed': {
      const tried = state.turns.map((turn, i) => (i === state.turns.length - 1 ? { ...turn, failed: true } : turn));
      return { ...state, turns: withTurn(tried, { from: 'trouble', text: action.reason ?? '', safety: null }) };
    }
    case 'withdrawn':
      return { ...state, turns: state.turns.slice(0, -1) };
    case 'refined':
      return withRefined(state, action);
  }
}

/** The conversation with the coach's answer, and the plan as it then is. A standalone safety answer, or an empty list, leaves the plan unchanged. */
function withRefined(
  state: PlanningConversation,
  action: Extract<PlanningAction, { type: 'refined' }>,
): PlanningConversation {
  const { response, safety, basicMode } = action;
  const turns = withTurn(state.turns, { from: 'coach', text: response, safety, basicMode });
  if (safety?.stopsCoaching || action.refinedHabits.length === 0) return { ...state, fresh: [], turns };
  const habits = normaliseRefined(action.refinedHabits);
  const { habits: before, selection } = state;
  const carried = carriedOver({ habits: before, selection, refined: habits });
  return { ...state, habits, turns, byHand: stillByHand(state, habits), ...carried };
}

/** True while the coach's last turn is a standalone safety answer: no plan is shown beside it. */
export function isCoachingStopped({ turns }: PlanningConversation): boolean {
  return turns.findLast((turn) => turn.from === 'coach')?.safety?.stopsCoaching ?? false;
}

/** The most turns that the coach takes at once. */
const TURNS_SENT = 40;

/** The conversation for the coach, without failed messages. */
export function messagesFor(turns: readonly Turn[], next: string): { role: 'user' | 'assistant'; content: string }[] {
  const said = turns
    .filter((turn) => isSettled(turn) && turn.text.trim() !== '')
    .map((turn) => ({ role: turn.from === 'user' ? ('user' as const) : ('assistant' as const), content: turn.text }));
  return [...said, { role: 'user' as const, content: next }].slice(-TURNS_SENT);
}
