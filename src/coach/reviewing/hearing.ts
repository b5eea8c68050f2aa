import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { applyActs } from '#coach/acts/apply.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import { namesIn, nearnessTo, OF_ITSELF } from '#coach/acts/targets/target-names.ts';
import type { ChatTurn } from '#coach/port.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import { habitMeant } from '#coach/talk/habit-meant.ts';
import { readTalk } from '#coach/talk/read-talk.ts';
import { allOf, type Reading, type Token } from '#coach/text/reading.ts';
import { lightest, refusal, repairFor } from './repairs.ts';
import { type Heard, type Offer, planState, type ReviewState, seriesOf, talkState, withPlan } from './standing.ts';
import {
  answerIn,
  asksForFigures,
  askedSize,
  asksWhy,
  complaintIn,
  heavyFeelingIn,
  isAwayAhead,
  isFarewell,
  isThin,
  isUseless,
  isWrongTick,
  moodIn,
  wantsNewPlan,
  wishIn,
} from './told/heard.ts';
import { obstacleIn, reservation } from './told/obstacle.ts';
import { withLine } from './told/own-line.ts';
import { ownSolution } from './told/own-solution.ts';
import { sensitiveIn } from './told/sensitive.ts';
import { LATE } from './week-told.ts';

/** A message as it is read, with those before it and what the coach had asked. */
export type Message = {
  readonly reading: Reading;
  readonly messages: readonly ChatTurn[];
  readonly last: ReadonlySet<Phrase>;
};

const UNTOUCHED = { notes: [], ticks: [], isUndone: false, isRebuilt: false, isReordered: false };
const applied = (habits: readonly PlannedHabit[], before: readonly PlannedHabit[]): Applied => ({
  habits: [...habits],
  changes: habits.flatMap((to, at) => (before[at] && before[at] !== to ? [{ from: before[at], to }] : [])),
  ...UNTOUCHED,
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
  if (offer.is === 'add' || offer.is === 'drop') {
    const act: PlanAct = offer.is === 'add' ? { act: 'add', habit: offer.own } : { act: 'remove', target: offer.place };
    const done = applyActs([act], planState(state, message.messages));
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
    ? { is: 'settled', applied: applied(plan, plan), line: { series: seriesId, words: line } }
    : { is: 'settled', applied: applied(habits, plan), line: null };
  return { ...state, ...withPlan(state, habits), taken, offer: null, heard };
}

/** Its size and its days are a doctor's to change. */
const MEDICINE = /\b(?:tablets?|pills?|medicines?|medication|insulin|inhaler|doses?|injections?)\b/i;

/** The next repair for what stands in the way of the habit spoken of. */
function offered(state: ReviewState, message: Message, felt: Felt | null): ReviewState {
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

function offeredOut(state: ReviewState, place: number): ReviewState {
  const deed = `leave out “${state.plan[place]?.description ?? ''}” next week`;
  return { ...state, focus: place, offer: { is: 'drop', place, deed }, heard: { is: 'offer', felt: null } };
}

/** `drop the saying no one`: by words that are not its own no habit is taken out unasked. */
const isOfName = (names: readonly Token[], plan: readonly PlannedHabit[], place: number): boolean =>
  names.length === 0 || names.some((name) => nearnessTo(name, plan, place) >= OF_ITSELF);

function settled(state: ReviewState, message: Message): ReviewState | null {
  const { last, messages, reading } = message;
  const isObstacle = ['reviewObstacle', 'reviewObstaclePlain', 'reviewInstead', 'reviewAhead', 'reviewSkips'].some(
    (one) => last.has(one as Phrase),
  );
  const told = ownSolution(reading.text, planState({ ...state, focus: placeIn(state, reading) }, messages), isObstacle);
  if (!told) return null;
  const { acts, prepared, unknown } = told;
  if (acts.length === 0 && !prepared)
    return unknown ? { ...state, offer: { is: 'add', own: unknown }, heard: { is: 'offer', felt: null } } : null;
  const gone = acts.find((act) => act.act === 'remove');
  if (gone && !isOfName(namesIn(reading, allOf(reading)), state.plan, gone.target))
    return offeredOut(state, gone.target);
  const done = applyActs(acts, planState(state, messages));
  const target = acts.flatMap((act) => ('target' in act ? [act.target] : []))[0];
  const spoken = { ...state, focus: target ?? state.focus };
  const line = prepared && { series: seriesOf(state.plan[prepared.place]), words: prepared.line };
  const lined = done.habits.map((one) => (line && seriesOf(one) === line.series ? withLine(one, line.words) : one));
  return { ...state, ...withPlan(spoken, lined), offer: null, heard: { is: 'settled', applied: done, line } };
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

/** The habit that the words themselves name, whatever was spoken of before. */
const namedIn = (state: ReviewState, reading: Reading) =>
  habitMeant(reading, allOf(reading), { ...talkState(state), lastSpokenOf: null });

const placeIn = (state: ReviewState, reading: Reading) =>
  habitMeant(reading, allOf(reading), talkState(state)) ?? state.focus;

/** `I hate the crisps one`: what is of no use any more is offered to be left out. */
function unwanted(state: ReviewState, { reading }: Message): ReviewState | null {
  const named = namedIn(state, reading);
  return named === null || state.plan.length < 2 || !isUseless(reading) ? null : offeredOut(state, named);
}

/** `The reading was the best of it`: it stays as it is. */
function praised(state: ReviewState, { reading }: Message): ReviewState | null {
  const named = namedIn(state, reading);
  const isGlad = named !== null && moodIn(reading) === 'glad' && !reading.text.includes('?');
  return isGlad ? { ...heardAs(state, { is: 'praised', place: named }), focus: named } : null;
}

function questioned(state: ReviewState, { reading }: Message): ReviewState | null {
  if (isWrongTick(reading)) return heardAs(state, { is: 'wrong-tick' });
  const size = askedSize(reading);
  if (size) return { ...state, heard: { is: 'what-if', choice: size } };
  if (asksForFigures(reading)) return { ...state, heard: { is: 'figures' } };
  const place = placeIn(state, reading);
  if (asksWhy(reading)) return { ...state, focus: place, heard: { is: 'why', place } };
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
  const obstacle = but ?? (moodIn(reading) === 'glad' ? null : whole);
  if (!obstacle || state.facts.week.weeksLate >= LATE) return null;
  return offered({ ...state, obstacle, focus: placeIn(state, reading) }, message, null);
}

type Reader = (state: ReviewState, message: Message) => ReviewState | null;

const heardAs = (state: ReviewState, heard: Heard): ReviewState => ({ ...state, offer: null, heard });

function wished(state: ReviewState, { reading }: Message): ReviewState | null {
  const choice = wishIn(reading);
  if (choice) return heardAs(state, { is: 'wish', choice });
  return wantsNewPlan(reading) ? heardAs(state, { is: 'new-plan' }) : null;
}

/** A yes to the size that the coach leans to. */
function leaning(state: ReviewState, { reading, last }: Message): ReviewState | null {
  const asks: Phrase[] = ['reviewLeanEasier', 'reviewLeanSame', 'reviewLeanHarder', 'reviewChoiceAgain'];
  const isYes = asks.some((one) => last.has(one)) && answerIn(reading) === 'yes';
  return isYes ? heardAs(state, { is: 'wish', choice: state.facts.recommendation }) : null;
}

function leaving(state: ReviewState, { reading }: Message): ReviewState | null {
  const isAway = isAwayAhead(reading, state.facts) && !state.asked.has('reviewAway');
  return isAway ? { ...state, heard: { is: 'away' } } : null;
}

function complained(state: ReviewState, { reading }: Message): ReviewState | null {
  const phrase = complaintIn(reading);
  return phrase && heardAs(state, { is: 'complaint', phrase });
}

function farewell(state: ReviewState, { reading }: Message): ReviewState | null {
  const isTaken = state.offer !== null && answerIn(reading) === 'yes';
  return !isTaken && isFarewell(reading, state.offer !== null) ? heardAs(state, { is: 'bye' }) : null;
}

/** What a message is, in the order in which it counts. What the person means to do themselves stands before what the coach would offer. */
function readersFor(own: ReviewState | null): readonly Reader[] {
  const isOwn = own?.heard?.is === 'settled';
  return [
    urgent,
    complained,
    farewell,
    (state, message) => (state.offer && !isOwn ? answered(state, message, state.offer) : null),
    toAsked,
    wished,
    leaning,
    leaving,
    // `Could I do it in the kitchen?` asks for that.
    (_, { reading }) => (isOwn && !asksWhy(reading) && !asksForFigures(reading) ? own : null),
    questioned,
    unwanted,
    praised,
    hindered,
    () => own,
  ];
}

/** The review after a message of the person. */
export function hear(state: ReviewState, message: Message): ReviewState {
  const toAsk = [...new Set([...state.toAsk, ...sensitiveIn(message.reading.text)])];
  const now = { ...state, toAsk };
  for (const reader of readersFor(settled(now, message))) {
    const next = reader(now, message);
    if (next) return next;
  }
  return heardAs(now, { is: isThin(message.reading) ? 'thin' : 'told' });
}
