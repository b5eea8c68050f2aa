import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { CheckInDay } from '../contract.ts';
import { type Captured, capture, type Mark, type Said, setByHand, takeAway, tick } from './chat/captured.ts';
import { toFieldText } from '#web/habit/amount-text.ts';
import { addAmount, getRecord, type OfDay, settle, skip, typeAmount, unskip } from './habit/noted.ts';

type WireGroup = CheckInDay['groups'][number];

export type DayHabit = WireGroup['habits'][number] & {
  /** What waits on this device of its day: the server does not have it yet, so it goes along with what is saved next. */
  readonly unsent?: { readonly amount?: number | null; readonly skip?: string | null };
};
export type DayGroup = Omit<WireGroup, 'habits'> & { readonly habits: readonly DayHabit[] };
/** The day that is checked in, as the form has it. */
export type FormDay = Omit<CheckInDay, 'groups'> & { readonly groups: readonly DayGroup[] };

/** How a check-in is made: told to the coach, or ticked by hand. */
export type CheckInTab = 'ai' | 'manual';

/**
 * The state of a check-in: filling in, checking for an existing one, confirming the overwrite, saving, saved. Captured progress survives every
 * step and switching tabs.
 */
export type CheckInFlow = Captured & {
  step: 'form' | 'checking' | 'confirm' | 'saving' | 'success';
  tab: CheckInTab;
  /** By identity. */
  notes: Readonly<Record<string, string>>;
  /** Habits that were ticked or unticked by hand. */
  touched: readonly string[];
  /** Identities whose check-in of that day would be overwritten, with something in it that would go. */
  existing: readonly string[];
  /** Identities whose check-in can be overwritten without loss: no confirmation needed. */
  harmless: readonly string[];
  /** The prepared safety answer to a note. */
  safety: SafetyAnswer;
  /** True after a failed try, until the next one. */
  hasFailed: boolean;
  /** True when that try could not be kept on the device either. */
  isNotKept: boolean;
  /** True when what succeeded was to keep it on the device, to be sent later. */
  isWaiting: boolean;
};

export type CheckInAction =
  | { type: 'opened'; day: FormDay; tab: CheckInTab }
  | { type: 'tab chosen'; tab: CheckInTab }
  | { type: 'ticked'; habitId: string }
  | ({ type: 'settled' | 'skipped' | 'unskipped' } & OfDay)
  | ({ type: 'reasoned' | 'amount typed'; text: string } & OfDay)
  | ({ type: 'added'; amount: number } & OfDay)
  | { type: 'set'; habitId: string; completed: boolean }
  | { type: 'taken away'; habitId: string }
  | { type: 'cleared' }
  | { type: 'captured'; said: readonly Said[]; message: string; knowsAll: boolean }
  | { type: 'noted'; identityId: string; text: string }
  | { type: 'submitted' }
  | { type: 'found existing'; identityIds: readonly string[]; harmless?: readonly string[] }
  | { type: 'saving' }
  | { type: 'cancelled' }
  /** After the help that a note called for. */
  | { type: 'gone on' }
  | { type: 'saved'; safety: SafetyAnswer; isWaiting?: boolean }
  | { type: 'failed'; isNotKept?: boolean };

/** An empty form, or one prefilled with the day's completions and notes. */
export function openCheckIn({ date, groups }: FormDay): CheckInFlow {
  const marked = groups
    .flatMap(({ habits }) => habits)
    .filter((habit) => habit.completedDays.includes(date) || habit.unsent);
  return {
    step: 'form',
    tab: 'manual',
    marks: Object.fromEntries(marked.map((habit) => [habit.id, markBefore(habit, date)])),
    said: [],
    notes: Object.fromEntries(groups.map(({ identityId, notes }) => [identityId, notes ?? ''])),
    touched: [],
    existing: [],
    harmless: [],
    safety: null,
    hasFailed: false,
    isNotKept: false,
    isWaiting: false,
  };
}

function markBefore({ completedDays, unsent: { amount, skip } = {} }: DayHabit, date: CalendarDay): Mark {
  return {
    completed: completedDays.includes(date),
    evidence: null,
    by: 'before',
    ...(amount !== undefined && { amount: amount === null ? '' : toFieldText(amount) }),
    ...(skip !== undefined && { skip }),
  };
}

const touching = ({ touched }: CheckInFlow, { habitId }: { habitId: string }) => ({
  touched: [...new Set([...touched, habitId])],
});

/** The marks after one word on one habit of the day: its amount, or a skip. */
function noteHabit({ marks }: CheckInFlow, action: Extract<CheckInAction, OfDay>): CheckInFlow['marks'] {
  switch (action.type) {
    case 'settled':
      return settle(marks, action);
    case 'amount typed':
      return typeAmount(marks, action, action.text);
    case 'added':
      return addAmount(marks, action, action.amount);
    case 'skipped':
      return skip(marks, action);
    case 'reasoned':
      return skip(marks, action, action.text);
    case 'unskipped':
      return unskip(marks, action);
  }
}

/** The check-in while it is filled in. */
function fillIn(flow: CheckInFlow, action: CheckInAction): CheckInFlow {
  if ('habit' in action) {
    return { ...flow, marks: noteHabit(flow, action), ...touching(flow, { habitId: action.habit.id }) };
  }
  switch (action.type) {
    case 'tab chosen':
      return { ...flow, tab: action.tab };
    case 'ticked':
      return { ...flow, marks: tick(flow.marks, action.habitId), ...touching(flow, action) };
    case 'set':
      return { ...flow, marks: setByHand(flow.marks, action.habitId, action.completed), ...touching(flow, action) };
    case 'taken away':
      return { ...flow, marks: takeAway(flow.marks, action.habitId), ...touching(flow, action) };
    case 'cleared':
      return { ...flow, marks: {}, said: [] };
    case 'captured':
      return { ...flow, ...capture(flow, action) };
    case 'noted':
      return { ...flow, notes: { ...flow.notes, [action.identityId]: action.text } };
    case 'submitted':
      return { ...flow, step: 'checking', hasFailed: false, isNotKept: false };
    default:
      return flow;
  }
}

/** Reducer for the check-in. Its content changes only while filling in, so that what is saved is what was shown. */
export function checkInReducer(flow: CheckInFlow, action: CheckInAction): CheckInFlow {
  switch (action.type) {
    case 'opened':
      return { ...openCheckIn(action.day), tab: action.tab };
    case 'found existing':
      return { ...flow, step: 'confirm', existing: action.identityIds, harmless: action.harmless ?? [] };
    case 'saving':
      return { ...flow, step: 'saving' };
    case 'cancelled':
      return { ...flow, step: 'form', existing: [], hasFailed: false };
    case 'failed':
      return { ...flow, step: 'form', existing: [], hasFailed: true, isNotKept: action.isNotKept ?? false };
    case 'gone on':
      return { ...flow, safety: null };
    case 'saved':
      return { ...flow, step: 'success', existing: [], safety: action.safety, isWaiting: action.isWaiting ?? false };
    default:
      return flow.step === 'form' ? fillIn(flow, action) : flow;
  }
}

/** True once the user has ticked, unticked, noted or said something about an identity. */
export function isTouched(
  { habits, identityId, notes }: DayGroup,
  flow: Pick<CheckInFlow, 'marks' | 'notes' | 'touched'>,
) {
  const isNoted = (flow.notes[identityId] ?? '').trim() !== (notes ?? '').trim();
  return isNoted || habits.some(({ id }) => flow.touched.includes(id) || flow.marks[id]?.by === 'chat');
}

/** How many habits count as done. */
export function votesIn({ date, groups }: FormDay, { marks }: Pick<CheckInFlow, 'marks'>): number {
  const habits = groups.flatMap(({ habits }) => habits);
  return habits.filter((habit) => getRecord({ habit, date }, marks[habit.id]).completed).length;
}

/** The habits that the day asks for and that nothing is known of yet, as they are written. */
export function openIn({ groups }: FormDay, { marks }: Pick<CheckInFlow, 'marks'>): string[] {
  const habits = groups.flatMap(({ habits }) => habits);
  return habits
    .filter(({ id, isDue, isSkipped }) => isDue && !isSkipped && !marks[id])
    .map((habit) => habit.description);
}

/** How often a habit was done in its week, with what is marked for `date` now. */
export function completionsWith({
  habit,
  date,
  isDone,
}: {
  habit: Pick<DayHabit, 'completedDays'>;
  date: CalendarDay;
  isDone: boolean;
}): number {
  const others = habit.completedDays.filter((day) => day !== date).length;
  return others + (isDone ? 1 : 0);
}
