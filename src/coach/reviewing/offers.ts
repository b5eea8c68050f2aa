import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { applyActs } from '#coach/acts/apply.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import { refusal } from '#core/review/tried-repair.ts';
import { lightest, repairFor } from './repairs.ts';
import { type Heard, type Message, type Offer, planState, type ReviewState, seriesOf, withPlan } from './standing.ts';
import { answerIn } from './told/heard.ts';
import { withLine } from './told/own-line.ts';

const UNTOUCHED = { notes: [], ticks: [], isUndone: false, isRebuilt: false, isReordered: false };
const applied = (habits: readonly PlannedHabit[], before: readonly PlannedHabit[]): Applied => ({
  habits: [...habits],
  changes: habits.flatMap((to, at) => (before[at] && before[at] !== to ? [{ from: before[at], to }] : [])),
  ...UNTOUCHED,
});

function accepted(state: ReviewState, message: Message, offer: Exclude<Offer, { is: 'which' }>): ReviewState {
  const { plan } = state;
  if (offer.is === 'remember')
    return { ...state, offer: null, learnt: [...state.learnt, offer.words], heard: { is: 'remembered' } };
  if (offer.is === 'lighter') {
    const light = lightest(planState(state, message.messages));
    return { ...state, ...withPlan(state, light), offer: null, heard: { is: 'lightened' } };
  }
  if (offer.is === 'add') return settledBy(state, message, [{ act: 'add', habit: offer.own }], null);
  if (offer.is === 'drop') return settledBy(state, message, [{ act: 'remove', target: offer.place }], null);
  const { habits, kind, place, obstacle, line } = offer.repair;
  const seriesId = seriesOf(plan[place]);
  const taken = seriesId === null ? state.taken : [...state.taken, { seriesId, obstacle, repair: kind }];
  const heard: Heard = line
    ? { is: 'settled', applied: applied(plan, plan), line: { series: seriesId, words: line } }
    : { is: 'settled', applied: applied(habits, plan), line: null };
  return { ...state, ...withPlan(state, habits), taken, offer: null, heard };
}

/** Its size and its days are a doctor's to change. */
const MEDICINE = /\b(?:tablets?|pills?|medicines?|medication|insulin|inhaler|doses?|injections?)\b/i;

/** The next repair for what stands in the way of the habit spoken of; with `felt` what was told first. */
export function offered(state: ReviewState, message: Message, felt: Felt | null): ReviewState {
  const { obstacle, facts, focus, plan } = state;
  const habit = plan[focus];
  const done = facts.habits.find(({ seriesId }) => seriesId === seriesOf(habit))?.done ?? 0;
  const repair =
    obstacle &&
    !MEDICINE.test(habit?.description ?? '') &&
    repairFor({
      state: planState(state, message.messages),
      place: focus,
      done,
      obstacle,
      tried: facts.tried,
      refused: state.refused,
    });
  if (!repair) return { ...state, offer: null, heard: { is: 'no-more' } };
  return { ...state, offer: { is: 'repair', repair }, heard: { is: 'offer', felt } };
}

/** What becomes of an offer by what is said to it; null where that is no answer. */
export function answered(state: ReviewState, message: Message, offer: Offer): ReviewState | null {
  const answer = answerIn(message.reading);
  if (answer === null) return null;
  if (answer === 'yes') return offer.is === 'which' ? null : accepted(state, message, offer);
  if (offer.is === 'remember') return { ...state, offer: null, heard: { is: 'forgotten' } };
  if (offer.is !== 'repair') return { ...state, offer: null, heard: { is: 'declined' } };
  const series = seriesOf(state.plan[offer.repair.place]);
  const next = { ...state, refused: new Set([...state.refused, refusal(series, offer.repair.kind)]) };
  return answer === 'other' ? offered(next, message, null) : { ...next, offer: null, heard: { is: 'declined' } };
}

/** Asks whether a habit is to be left out next week. */
export function offeredOut(state: ReviewState, place: number): ReviewState {
  const deed = `leave out “${state.plan[place]?.description ?? ''}” next week`;
  return {
    ...state,
    focus: place,
    isSpokenOf: true,
    offer: { is: 'drop', place, deed },
    heard: { is: 'offer', felt: null },
  };
}

/** What the person means to do, in next week's plan: `prepared` is a line for the habit at its place. */
export function settledBy(
  state: ReviewState,
  { messages }: Message,
  acts: readonly PlanAct[],
  prepared: { readonly place: number; readonly line: string } | null,
): ReviewState {
  const done = applyActs(acts, planState(state, messages));
  const target = acts.flatMap((act) => ('target' in act ? [act.target] : []))[0];
  const spoken = { ...state, focus: target ?? prepared?.place ?? state.focus, isSpokenOf: true, level: null };
  const line = prepared && { series: seriesOf(state.plan[prepared.place]), words: prepared.line };
  const lined = done.habits.map((one) => (line && seriesOf(one) === line.series ? withLine(one, line.words) : one));
  return { ...state, ...withPlan(spoken, lined), offer: null, heard: { is: 'settled', applied: done, line } };
}
