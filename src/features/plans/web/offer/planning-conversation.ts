import { normaliseRefined } from '#core/plan/plan.ts';
import { carriedOver, preselected } from '#core/plan/selection.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
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
};

export type PlanningAction =
  | { type: 'toggled'; index: number }
  /** A change from the previous plan was undone or redone. */
  | { type: 'change-toggled'; seriesId: string }
  | { type: 'sent'; text: string }
  | { type: 'refined'; response: string; refinedHabits: readonly unknown[]; safety: SafetyAnswer; basicMode: boolean }
  | { type: 'failed'; reason: string | null }
  /** The message went back into the box without a word: the coach was not to be had. */
  | { type: 'withdrawn' };

/** Initial state: the offered habits and the coach's introduction. In a new plan the first habits are selected, in a continued one all of them. */
export function openConversation({ habits, intro, safety, basicMode, changes, days }: PlanOffer): PlanningConversation {
  const opening: Turn = { id: 1, from: 'coach', text: intro, safety, basicMode };
  const selection = days ? habits.map((_, index) => index) : preselected(habits);
  return { habits, selection, changes, takenBack: {}, fresh: [], turns: [opening] };
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
    case 'change-toggled':
      return { ...withChangeToggled(state, action.seriesId), fresh: [] };
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
    case 'refined': {
      const { response, safety, basicMode } = action;
      const turns = withTurn(state.turns, { from: 'coach', text: response, safety, basicMode });
      // A standalone safety answer, or an empty list, leaves the plan unchanged.
      if (safety?.stopsCoaching || action.refinedHabits.length === 0) return { ...state, fresh: [], turns };
      const habits = normaliseRefined(action.refinedHabits);
      const { habits: before, selection } = state;
      return { ...state, habits, turns, ...carriedOver({ habits: before, selection, refined: habits }) };
    }
  }
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
