import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { applyActs } from '#coach/acts/apply.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import { withoutOrders } from '#coach/aside/orders.ts';
import type { ChatTurn, ReviewFacts } from '#coach/port.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { isSaid } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import { habitMeant } from '#coach/talk/habit-meant.ts';
import { readTalk } from '#coach/talk/read-talk.ts';
import type { Question } from '#coach/talk/talk-act.ts';
import type { TalkState } from '#coach/talk/talk-state.ts';
import { type Reading, read } from '#coach/text/reading.ts';
import {
  answerIn,
  asksForFigures,
  askedSize,
  heavyFeelingIn,
  isAwayAhead,
  isThin,
  wantsNewPlan,
  wishIn,
} from './heard.ts';
import { type Obstacle, obstacleIn, reservation } from './obstacle.ts';
import { ownSolution, withLine } from './own-solution.ts';
import { lightest, type Repair, type RepairKind, refusal, repairFor } from './repairs.ts';
import { sensitiveIn } from './sensitive.ts';
import { getWeakest, LATE } from './week-told.ts';

/** What the coach's last reply offers to do. */
export type Offer =
  | { readonly is: 'repair'; readonly repair: Repair }
  | { readonly is: 'lighter' }
  | { readonly is: 'add'; readonly own: OwnHabit }
  | { readonly is: 'remember'; readonly words: string };

/** A repair that the person took for next week. */
export type Taken = { readonly seriesId: string; readonly obstacle: Obstacle; readonly repair: RepairKind };

/** What a message turned out to be, with what has come of it. */
export type Heard =
  | { readonly is: 'settled'; readonly applied: Applied; readonly line: { place: number; words: string } | null }
  | { readonly is: 'lightened' | 'remembered' | 'forgotten' | 'declined' | 'no-more' | 'left' | 'new-plan' | 'away' }
  | { readonly is: 'figures' | 'thin' | 'unclear' | 'told' | 'stays' | 'other-ways' | 'paused' | 'shortened' }
  | { readonly is: 'offer'; readonly felt: Felt | null }
  | { readonly is: 'feeling'; readonly felt: Felt }
  | { readonly is: 'wish' | 'what-if'; readonly choice: Choice }
  | { readonly is: 'question'; readonly question: Question };

/** Where a review stands: next week's plan as agreed so far, and what is open. */
export type ReviewState = {
  readonly facts: ReviewFacts;
  readonly plan: readonly PlannedHabit[];
  /** The habit that is spoken of. */
  readonly focus: number;
  readonly offer: Offer | null;
  readonly obstacle: Obstacle | null;
  readonly refused: ReadonlySet<string>;
  readonly taken: readonly Taken[];
  /** Told, and kept only if the person says so. */
  readonly toAsk: readonly string[];
  readonly learnt: readonly string[];
  /** Something weighs on the person: nothing more is asked of the week. */
  readonly isSad: boolean;
  readonly asked: ReadonlySet<Phrase>;
  readonly heard: Heard | null;
};

const ASKED: readonly Phrase[] = [
  'reviewWorked',
  'reviewWorkedPlain',
  'reviewInstead',
  'reviewPossible',
  'reviewObstacle',
  'reviewObstaclePlain',
  'reviewAhead',
  'reviewSkips',
  'reviewAway',
  'reviewImportance',
  'reviewLighter',
  'reviewNoMore',
];

/** What a reply of the coach asks. */
function askedIn(reply: string | undefined): Phrase[] {
  return reply === undefined ? [] : ASKED.filter((phrase) => isSaid(phrase, reply));
}

const seriesOf = (habit: PlannedHabit | undefined) => habit?.seriesId ?? null;

function begun(facts: ReviewFacts): ReviewState {
  const weakest = getWeakest(facts)?.seriesId;
  const place = facts.plan.findIndex((habit) => habit.seriesId === weakest);
  return {
    facts,
    plan: facts.plan,
    focus: Math.max(0, place),
    offer: null,
    obstacle: null,
    refused: new Set(),
    taken: [],
    toAsk: [],
    learnt: [],
    isSad: false,
    asked: new Set(),
    heard: null,
  };
}

/** The plan of next week as the shared acts read a message against it. */
function planState({ facts, plan, focus }: ReviewState, messages: readonly ChatTurn[]): PlanState {
  const { goal, identity } = facts;
  return {
    facts: { goal, identity, messages, currentHabits: plan },
    habits: plan,
    focus: plan.length > 0 ? focus : null,
  };
}

export function talkState({ facts, plan, focus }: ReviewState): TalkState {
  const { goal, identity, messages } = facts;
  return { goal, identity, habits: plan, messages, lastSpokenOf: plan.length > 0 ? focus : null, offered: [] };
}

/** The same habits in a plan that has changed: the one spoken of stays the one spoken of. */
function withPlan(state: ReviewState, plan: readonly PlannedHabit[]): Pick<ReviewState, 'plan' | 'focus'> {
  const series = seriesOf(state.plan[state.focus]);
  const at = plan.findIndex((habit) => seriesOf(habit) === series);
  return { plan, focus: at < 0 ? Math.min(state.focus, Math.max(0, plan.length - 1)) : at };
}

type Message = {
  readonly reading: Reading;
  readonly messages: readonly ChatTurn[];
  readonly last: ReadonlySet<Phrase>;
};

const applied = (habits: readonly PlannedHabit[], before: readonly PlannedHabit[]): Applied => ({
  habits: [...habits],
  changes: habits.flatMap((to, at) => (before[at] && before[at] !== to ? [{ from: before[at], to }] : [])),
  notes: [],
  isUndone: false,
  isRebuilt: false,
  isReordered: false,
});

function accepted(state: ReviewState, message: Message, offer: Offer): ReviewState {
  const { plan } = state;
  if (offer.is === 'remember') {
    return { ...state, offer: null, learnt: [...state.learnt, offer.words], heard: { is: 'remembered' } };
  }
  if (offer.is === 'lighter') {
    const light = lightest(planState(state, message.messages));
    return { ...state, ...withPlan(state, light), offer: null, heard: { is: 'lightened' } };
  }
  if (offer.is === 'add') {
    const done = applyActs([{ act: 'add', habit: offer.own }], planState(state, message.messages));
    return {
      ...state,
      ...withPlan(state, done.habits),
      offer: null,
      heard: { is: 'settled', applied: done, line: null },
    };
  }
  const { habits, kind, place, obstacle, line } = offer.repair;
  const seriesId = seriesOf(plan[place]);
  const taken = seriesId === null ? state.taken : [...state.taken, { seriesId, obstacle, repair: kind }];
  const heard: Heard = line
    ? { is: 'settled', applied: applied(plan, plan), line: { place, words: line } }
    : { is: 'settled', applied: applied(habits, plan), line: null };
  return { ...state, ...withPlan(state, habits), taken, offer: null, heard };
}

/** The next repair for what stands in the way of the habit spoken of. */
function offered(state: ReviewState, message: Message, felt: Felt | null): ReviewState {
  const { obstacle, facts, focus, plan } = state;
  const habit = plan[focus];
  const done = facts.habits.find(({ seriesId }) => seriesId === seriesOf(habit))?.done ?? 0;
  const repair =
    obstacle &&
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

function answered(state: ReviewState, message: Message, offer: Offer): ReviewState | null {
  const answer = answerIn(message.reading);
  if (answer === null) return null;
  if (answer === 'yes') return accepted(state, message, offer);
  if (offer.is === 'remember') return { ...state, offer: null, heard: { is: 'forgotten' } };
  if (offer.is !== 'repair') return { ...state, offer: null, heard: { is: 'declined' } };
  const series = seriesOf(state.plan[offer.repair.place]);
  const next = { ...state, refused: new Set([...state.refused, refusal(series, offer.repair.kind)]) };
  return answer === 'other' ? offered(next, message, null) : { ...next, offer: null, heard: { is: 'declined' } };
}

function settled(state: ReviewState, message: Message): ReviewState | null {
  const { last, messages, reading } = message;
  const isObstacle = ['reviewObstacle', 'reviewObstaclePlain', 'reviewInstead', 'reviewAhead', 'reviewSkips'].some(
    (one) => last.has(one as Phrase),
  );
  const told = ownSolution(reading.text, planState(state, messages), isObstacle);
  if (!told) return null;
  const { acts, prepared, unknown } = told;
  if (acts.length === 0 && !prepared)
    return unknown ? { ...state, offer: { is: 'add', own: unknown }, heard: { is: 'offer', felt: null } } : null;
  const done = applyActs(acts, planState(state, messages));
  const lined = prepared ? linedAt(done.habits, state.plan[prepared.place], prepared.line) : done.habits;
  const target = acts.flatMap((act) => ('target' in act ? [act.target] : []))[0];
  const spoken = { ...state, focus: target ?? state.focus };
  const line = prepared && { place: prepared.place, words: prepared.line };
  return { ...state, ...withPlan(spoken, lined), offer: null, heard: { is: 'settled', applied: done, line } };
}

function linedAt(habits: readonly PlannedHabit[], habit: PlannedHabit | undefined, line: string): PlannedHabit[] {
  return habits.map((one) => (habit && seriesOf(one) === seriesOf(habit) ? withLine(one, line) : one));
}

/** What came before the week can be spoken of at all. */
function urgent(state: ReviewState, message: Message): ReviewState | null {
  const { reading } = message;
  const act = readTalk(reading, talkState(state));
  if (act?.act === 'leave-subject') return { ...state, isSad: true, offer: null, heard: { is: 'left' } };
  const felt = heavyFeelingIn(reading);
  if (!felt || (felt.feeling === 'illness' && isAwayAhead(reading, state.facts))) return null;
  const obstacle = obstacleIn(reading.text);
  if (obstacle === 'watched') return offered({ ...state, obstacle }, message, felt);
  return { ...state, isSad: true, offer: { is: 'lighter' }, heard: { is: 'feeling', felt } };
}

function questioned(state: ReviewState, { reading }: Message): ReviewState | null {
  const size = askedSize(reading);
  if (size) return { ...state, heard: { is: 'what-if', choice: size } };
  if (asksForFigures(reading)) return { ...state, heard: { is: 'figures' } };
  const act = readTalk(reading, talkState(state));
  const isKnown = act?.act === 'question' && act.topic !== null && reading.text.includes('?');
  return isKnown ? { ...state, heard: { is: 'question', question: act } } : null;
}

/** An answer to one of the coach's own questions about the identity, or about days away. */
function toAsked(state: ReviewState, { reading, last }: Message): ReviewState | null {
  if (last.has('reviewImportance')) {
    const answer = answerIn(reading);
    return { ...state, heard: { is: answer === 'yes' ? 'stays' : answer === null ? 'told' : 'other-ways' } };
  }
  if (!last.has('reviewAway')) return null;
  const isPause = reading.tokens.some(({ lemma }) => lemma === 'pause');
  const isNo = answerIn(reading) === 'no';
  return { ...state, heard: { is: isNo ? 'told' : isPause ? 'paused' : 'shortened' } };
}

/** What got in the way, said at any point: of a praise only what it takes back. */
function hindered(state: ReviewState, message: Message): ReviewState | null {
  const { reading, last } = message;
  const isPraise = last.has('reviewWorked') || last.has('reviewWorkedPlain') || last.has('reviewPossible');
  const whole = obstacleIn(reading.text);
  const but = isPraise ? obstacleIn(reservation(reading.text)) : null;
  const isGood = isPraise && firstOf(GLAD, reading) !== null;
  const obstacle = but ?? (isGood ? null : whole);
  if (!obstacle) return null;
  const named = habitMeant(reading, { from: 0, to: reading.tokens.length }, talkState(state));
  return offered({ ...state, obstacle, focus: named ?? state.focus }, message, null);
}

/** What carried a habit, whatever else its words could be: a free hour, shoes by the door, somebody who came along. */
const GLAD = patterns(
  '(free|helped|helps|easy|easily|lovely|well|nice|great|better|ease|quiet|calm|routine|music|fun|enjoy|enjoyed|habit|thanks to)',
  '(came|joined|went|walked|ran) .. (along|with me|me)',
  '(put|laid|set|left|stood|kept|packed|prepared|had) .. (out|ready|by the|next to|beside|in sight|the night before|in my bag)',
  '(early|new|earlier) (start|alarm|morning|mornings|hour)',
);

function hear(state: ReviewState, message: Message): ReviewState {
  const { reading } = message;
  const toAsk = [...state.toAsk, ...sensitiveIn(reading.text).filter((line) => !state.toAsk.includes(line))];
  const now = { ...state, toAsk };
  const own = settled(now, message);
  const isOwn = own !== null && own.heard?.is === 'settled';
  const wish = wishIn(reading);
  return (
    urgent(now, message) ??
    (now.offer && !isOwn ? answered(now, message, now.offer) : null) ??
    toAsked(now, message) ??
    (wish ? { ...now, offer: null, heard: { is: 'wish' as const, choice: wish } } : null) ??
    (wantsNewPlan(reading) ? { ...now, offer: null, heard: { is: 'new-plan' as const } } : null) ??
    (isAwayAhead(reading, now.facts) && !now.asked.has('reviewAway')
      ? { ...now, heard: { is: 'away' as const } }
      : null) ??
    questioned(now, message) ??
    (isOwn ? own : null) ??
    (now.facts.week.weeksLate >= LATE ? null : hindered(now, message)) ??
    own ?? {
      ...now,
      offer: null,
      heard: { is: isThin(reading) ? ('thin' as const) : ('told' as const) },
    }
  );
}

/** Whether an offer was made in the words of a reply: another engine may have said something else. */
function stands(offer: Offer | null, reply: string): boolean {
  if (!offer) return false;
  if (offer.is === 'repair') return reply.includes(offer.repair.deed);
  if (offer.is === 'lighter') return isSaid('reviewLighter', reply);
  return reply.includes(offer.is === 'add' ? offer.own.text : offer.words);
}

/** The question about remembering comes when nothing else is asked. */
function askedToKeep(state: ReviewState, reply: string): ReviewState {
  const words = state.toAsk.find((line) => isSaid('reviewRemember', reply) && reply.includes(line));
  if (words === undefined) return stands(state.offer, reply) ? state : { ...state, offer: null };
  return { ...state, offer: { is: 'remember', words }, toAsk: state.toAsk.filter((line) => line !== words) };
}

/** Reads a whole review: the same facts and messages always come to the same. */
export function reviewState(facts: ReviewFacts): ReviewState {
  const { messages } = facts;
  let state = begun(facts);
  let last: readonly Phrase[] = [];
  messages.forEach(({ role, content }, at) => {
    if (role === 'assistant') {
      last = askedIn(content);
      state = { ...askedToKeep(state, content), asked: new Set([...state.asked, ...last]) };
      return;
    }
    const text = withoutOrders(content);
    const message = { reading: read(text), messages: messages.slice(0, at + 1), last: new Set(last) };
    state = hear({ ...state, learnt: [] }, message);
  });
  return state;
}
