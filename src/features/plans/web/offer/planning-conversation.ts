import type { Chip, Ticks } from '#contract/plan-act.ts';
import { normaliseRefined, type PlannedHabit } from '#core/plan/plan.ts';
import { carriedOver, preselected } from '#core/plan/selection.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { PlanOffer } from './offered-plan.ts';
import { type ChangedPlan, withChangeToggled } from './plan-changes.ts';
import { edited, type HandAction, type PlanHistory, withoutLastStep, withStep } from './plan-edits.ts';

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

export type PlanningConversation = ChangedPlan &
  PlanHistory & {
    /** Indexes in `habits` of those added by the last answer. */
    fresh: readonly number[];
    /** Indexes of all that the last answer left otherwise than it was. */
    touched: readonly number[];
    turns: readonly Turn[];
    /** What the last answer offers next; gone once the list is another one. */
    chips: readonly Chip[];
    /** The list as the server has it. */
    offered: readonly PlannedHabit[];
    /** The plan that runs, all of which is kept unless it is said otherwise; not one to choose from. */
    isRunning: boolean;
  };

/** What outlasts a reload, and a sign-in on the way: the plan as it was changed since it was offered, and what was said of it. */
export type KeptPlan = Pick<PlanningConversation, 'offered' | 'habits' | 'selection' | 'takenBack'> & {
  turns?: readonly Turn[];
};

type Refined = {
  type: 'refined';
  response: string;
  refinedHabits: readonly unknown[];
  chips: readonly Chip[];
  /** The last change is taken back. */
  isUndone: boolean;
  /** What was asked to be ticked, or not any more; a server of the version before does not say. */
  ticks?: Ticks;
  safety: SafetyAnswer;
  basicMode: boolean;
};

export type PlanningAction =
  | HandAction
  /** A change from the previous plan was undone or redone. */
  | { type: 'change-toggled'; seriesId: string }
  /** What was written by hand calls for care. */
  | { type: 'cared'; safety: SafetyAnswer }
  /** What was begun before, and is gone on with. */
  | ({ type: 'resumed' } & Pick<KeptPlan, 'habits' | 'selection'>)
  /** The plan is another one by now. */
  | { type: 'reopened'; conversation: PlanningConversation }
  | { type: 'sent'; text: string }
  | Refined
  | { type: 'failed'; reason: string | null }
  /** The message went back into the box without a word: the coach was not to be had. */
  | { type: 'withdrawn' }
  /** After help alone: what called for it is not part of the talk. */
  | { type: 'gone-on' };

/** The same for lists that hold the same habits, whoever wrote them down. */
const toText = (habits: readonly unknown[]) => JSON.stringify(normaliseRefined(habits));

/**
 * Initial state: the offered habits and the coach's introduction. In a new plan the first habits are selected, in a continued one all of them. What was
 * changed by hand before a reload stands again, unless the coach has another list since.
 */
export function openConversation(offer: PlanOffer, kept: KeptPlan | null = null): PlanningConversation {
  const { habits, intro, safety, basicMode, changes, days, chips } = offer;
  const opening: Turn = { id: 1, from: 'coach', text: intro, safety, basicMode };
  const isRunning = false;
  const selection = days ? habits.map((_, index) => index) : preselected(habits);
  const plan = { habits, selection, takenBack: {} };
  const conversation = {
    changes,
    past: [],
    fresh: [],
    touched: [],
    turns: [opening],
    chips,
    offered: habits,
    isRunning,
  };
  if (kept && toText(kept.offered) === toText(habits)) {
    const isSame = toText(kept.habits) === toText(habits);
    const turns = kept.turns && kept.turns.length > 0 ? kept.turns : [opening];
    return { ...plan, ...kept, ...conversation, turns, chips: isSame && turns.length === 1 ? chips : [] };
  }
  return { ...plan, ...conversation };
}

/** The most turns that the coach takes at once, and that are kept. */
const TURNS_SENT = 40;

/** What is kept over a reload; null while nothing was said or changed. What waits for an answer, or found none, is not kept. */
export function getKept(state: PlanningConversation): KeptPlan | null {
  const { offered, habits, selection, takenBack } = state;
  const settled = state.turns.filter(isSettled);
  const turns = settled.slice(-TURNS_SENT, settled.at(-1)?.from === 'user' ? -1 : undefined);
  const isAsOffered = habits === offered && state.past.length === 0 && turns.length <= 1;
  return isAsOffered ? null : { offered, habits, selection, takenBack, turns };
}

/** A stored plan, whatever became of it in storage. */
export function readKept(stored: unknown): KeptPlan | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { offered, habits, selection, takenBack } = stored as Record<keyof KeptPlan, unknown>;
  if (![offered, habits, selection].every(Array.isArray) || typeof takenBack !== 'object') return null;
  const { turns, ...plan } = stored as KeptPlan;
  return { ...plan, ...(Array.isArray(turns) && { turns }) };
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
    case 'change-toggled':
      return switched(state, action.seriesId);
    case 'resumed': {
      const { habits, selection } = action;
      return withStep(
        { ...state, fresh: [], touched: [], chips: [] },
        { habits, selection },
        { what: 'resumed', name: '' },
      );
    }
    case 'reopened':
      return action.conversation;
    case 'cared':
      return { ...state, turns: withTurn(state.turns, { from: 'coach', text: '', safety: action.safety }) };
    case 'sent': {
      const turns = withTurn(state.turns.filter(isSettled), { from: 'user', text: action.text, safety: null });
      return { ...state, touched: [], turns };
    }
    case 'failed': {
      const tried = state.turns.map((turn, i) => (i === state.turns.length - 1 ? { ...turn, failed: true } : turn));
      return { ...state, turns: withTurn(tried, { from: 'trouble', text: action.reason ?? '', safety: null }) };
    }
    case 'withdrawn':
      return { ...state, turns: state.turns.slice(0, -1) };
    case 'gone-on': {
      const at = state.turns.findLastIndex(({ from }) => from === 'user');
      return at < 0 ? state : { ...state, turns: state.turns.slice(0, at) };
    }
    case 'refined':
      return withRefined(state, action);
    default:
      return byHand(state, action);
  }
}

/** The conversation once a change from the previous plan was taken back, or made again. */
function switched(state: PlanningConversation, seriesId: string): PlanningConversation {
  const { habits, selection, takenBack } = withChangeToggled(state, seriesId);
  const change = state.changes.find((one) => one.seriesId === seriesId);
  const name = (change?.before ?? change?.after)?.description ?? '';
  return withStep(
    { ...state, fresh: [], touched: [], chips: [] },
    { habits, selection, takenBack },
    { what: 'switched', name },
  );
}

/** The chips are about the list that they came with; a tick leaves it as it is. */
function byHand(state: PlanningConversation, action: HandAction): PlanningConversation {
  const after = edited(state, action);
  return after.habits === state.habits ? after : { ...after, fresh: [], touched: [], chips: [] };
}

/** The conversation with the coach's answer, and the plan as it then is. A standalone safety answer, or an empty list, leaves the plan unchanged. */
function withRefined(state: PlanningConversation, action: Refined): PlanningConversation {
  const { response, safety, basicMode, chips } = action;
  const turns = withTurn(state.turns, { from: 'coach', text: response, safety, basicMode });
  if (safety?.stopsCoaching || action.refinedHabits.length === 0)
    return { ...state, fresh: [], touched: [], turns, chips: [] };
  const offered = normaliseRefined(action.refinedHabits);
  const answered = { ...state, turns, chips, offered, fresh: [], touched: [] };
  if (action.isUndone && state.past.length > 0) return withoutLastStep(answered);
  const { selection, fresh, touched } = ticked(state, offered, action.ticks);
  if (toText(state.habits) === toText(offered) && selection.join() === state.selection.join()) return answered;
  return { ...withStep(answered, { habits: offered, selection }, { what: 'said', name: '' }), fresh, touched };
}

/** Of so many habits as most a change is about each; one of more is about the plan, and chooses nothing. */
const SINGLE = 2;

/** What is chosen after an answer: what was, and what was asked for. That is all that came in, was changed by itself, or was ticked in words. */
function ticked(state: PlanningConversation, offered: readonly PlannedHabit[], ticks: Ticks = []) {
  const { selection, fresh } = carriedOver({ habits: state.habits, selection: state.selection, refined: offered });
  const known = new Set(normaliseRefined(state.habits).map((habit) => JSON.stringify({ ...habit, order: 0 })));
  const changed = offered.flatMap((habit, at) => (known.has(JSON.stringify({ ...habit, order: 0 })) ? [] : [at]));
  // A plan made anew is an offer again.
  if (fresh.length === offered.length && !state.isRunning)
    return { selection: preselected(offered), fresh, touched: [] };
  const chosen = new Set([...selection, ...fresh, ...(changed.length <= SINGLE ? changed : [])]);
  for (const { place, on } of ticks)
    if (on) chosen.add(place);
    else chosen.delete(place);
  const all = offered.flatMap((_, at) => (chosen.has(at) ? [at] : []));
  return { selection: all, fresh, touched: [...new Set([...changed, ...ticks.map(({ place }) => place)])] };
}

/** True while the coach's last turn is a standalone safety answer: no plan is shown beside it. */
export function isCoachingStopped({ turns }: PlanningConversation): boolean {
  return turns.findLast((turn) => turn.from === 'coach')?.safety?.stopsCoaching ?? false;
}

/** The conversation for the coach, without failed messages. */
export function messagesFor(turns: readonly Turn[], next: string): { role: 'user' | 'assistant'; content: string }[] {
  const said = turns
    .filter((turn) => isSettled(turn) && turn.text.trim() !== '')
    .map((turn) => ({ role: turn.from === 'user' ? ('user' as const) : ('assistant' as const), content: turn.text }));
  return [...said, { role: 'user' as const, content: next }].slice(-TURNS_SENT);
}
