import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { applyActs } from '#coach/acts/apply.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import { namesIn, nearnessTo, OF_ITSELF } from '#coach/acts/targets/target-names.ts';
import type { ChatTurn } from '#coach/port.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import { habitMeant } from '#coach/talk/habit-meant.ts';
import { recogniseDomain } from '#coach/builtin/domain/domain.ts';
import { readTalk } from '#coach/talk/read-talk.ts';
import { takesLeave } from '#coach/talk/takes-leave.ts';
import { phrases } from '#coach/text/phrases.ts';
import { allOf, type Reading, read, spansIn, type Token } from '#coach/text/reading.ts';
import { lightest, refusal, repairFor } from './repairs.ts';
import { type Heard, type Offer, planState, type ReviewState, seriesOf, talkState, withPlan } from './standing.ts';
import {
  answerIn,
  asksForFigures,
  besideWish,
  askedSize,
  asksWhy,
  heavyFeelingIn,
  isAsking,
  isAwayAhead,
  isThin,
  moodIn,
  says,
  wishIn,
} from './told/heard.ts';
import { isOutdoors } from './told/nature.ts';
import { obstacleIn, reservation } from './told/obstacle.ts';
import { levelIn, placeNamed, reportIn } from './told/report.ts';
import { withLine } from './told/own-line.ts';
import { type Asked, ownSolution } from './told/own-solution.ts';
import { sensitiveIn } from './told/sensitive.ts';
import { LATE } from './week-told.ts';

/** A message as it is read, with those before it and what the coach had asked. */
export type Message = {
  readonly reading: Reading;
  readonly messages: readonly ChatTurn[];
  readonly last: ReadonlySet<Phrase>;
  /** The habit that the coach had asked about. */
  readonly about: number | null;
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

const CAUSE_ASKED = phrases(
  'reviewObstacle; reviewObstaclePlain; reviewInstead; reviewAhead; reviewSkips; reviewYourGuess',
) as Phrase[];
const HELP_ASKED = phrases('reviewCause; reviewNoMore') as Phrase[];
const asksFor = ({ last }: Message, list: readonly Phrase[]) => list.some((one) => last.has(one));

/** What the coach had asked for: what stood in the way, or what would help, as an offer asks it too. */
function wanted(state: ReviewState, message: Message): Asked {
  if (asksFor(message, HELP_ASKED) || state.offer?.is === 'repair')
    return isNoHelp(message.reading) ? null : 'solution';
  return asksFor(message, CAUSE_ASKED) ? 'obstacle' : null;
}

/** What tells of the trouble once more, or of nothing, is no way out of it. */
const isNoHelp = (reading: Reading) =>
  isThin(reading) ||
  isAsking(reading) ||
  answerIn(reading) !== null ||
  says('causes', reading) ||
  says('tellsHow', reading) ||
  moodIn(reading) !== null;

function settled(state: ReviewState, message: Message): ReviewState | null {
  const { messages, reading } = message;
  const named = { ...state, focus: placeIn(state, message) };
  const told = ownSolution(reading.text, planState(named, messages), wanted(state, message));
  if (!told) return null;
  const { acts, prepared, unknown } = told;
  if (acts.length === 0 && !prepared)
    return unknown ? { ...state, offer: { is: 'add', own: unknown }, heard: { is: 'offer', felt: null } } : null;
  const gone = acts.find((act) => act.act === 'remove');
  if (gone && !isOfName(namesIn(reading, allOf(reading)), state.plan, gone.target))
    return offeredOut(state, gone.target);
  return settledBy(state, message, acts, prepared);
}

function settledBy(
  state: ReviewState,
  { messages }: Message,
  acts: readonly PlanAct[],
  prepared: { readonly place: number; readonly line: string } | null,
): ReviewState {
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
  // `Failed again, why always on Tuesdays?` is felt, and wants an answer.
  if (felt.feeling === 'shame' && asksWhy(reading)) return questioned(state, message);
  const obstacle = obstacleIn(reading.text);
  if (obstacle === 'watched') return offered({ ...state, obstacle }, message, felt);
  const sad = { ...state, isSad: true, reports: [], level: null };
  return { ...sad, offer: { is: 'lighter' }, heard: { is: 'feeling', felt } };
}

/** The habit that the words themselves name, whatever was spoken of before. */
const namedIn = (state: ReviewState, reading: Reading) =>
  habitMeant(reading, allOf(reading), { ...talkState(state), lastSpokenOf: null });

const domainOf = (description: string) => recogniseDomain({ description }).primary.id;

/** The habit of the same kind of thing: a sandwich goes with lunch, where nothing names either. */
function placeAlike({ plan, focus }: ReviewState, { text }: Reading): number | null {
  const kind = domainOf(text);
  const places = plan.flatMap(({ description }, at) => (domainOf(description) === kind ? [at] : []));
  return kind === 'generic' || places.length !== 1 || places.includes(focus) ? null : (places[0] ?? null);
}

/** The habit that a message is about: the one that it names, else the one that is spoken of. */
const placeIn = (state: ReviewState, { reading }: Message) =>
  placeNamed(reading, state.plan) ??
  habitMeant(reading, allOf(reading), talkState(state)) ??
  placeAlike(state, reading) ??
  state.focus;

/** `I hate the crisps one`: what is of no use any more is offered to be left out. */
function unwanted(state: ReviewState, { reading }: Message): ReviewState | null {
  const named = namedIn(state, reading);
  const isUseless = !reading.text.includes('?') && says('useless', reading);
  return named === null || state.plan.length < 2 || !isUseless ? null : offeredOut(state, named);
}

/** `The reading was the best of it`: it stays as it is. */
function praised(state: ReviewState, { reading }: Message): ReviewState | null {
  const named = namedIn(state, reading);
  const isGlad = named !== null && moodIn(reading) === 'glad' && !reading.text.includes('?');
  return isGlad ? { ...heardAs(state, { is: 'praised', place: named }), focus: named } : null;
}

/** The habit whose count somebody says is wrong: the one with these figures, else the one that is spoken of. */
function placeCounted({ facts, plan, ...state }: ReviewState, message: Message): number {
  const [done, target] = spansIn(message.reading, 'number', allOf(message.reading)).map(({ value }) => value);
  const own = facts.habits.filter((habit) => habit.done === done && habit.target === target);
  const place = own.length === 1 ? plan.findIndex((one) => seriesOf(one) === own[0]?.seriesId) : -1;
  return place >= 0 ? place : (placeNamed(message.reading, plan) ?? message.about ?? state.focus);
}

function questioned(state: ReviewState, message: Message): ReviewState | null {
  const { reading } = message;
  if (says('wrongTicks', reading)) return heardAs(state, { is: 'wrong-tick', place: placeCounted(state, message) });
  if (!isAsking(reading) && !says('surelyAsks', reading)) return null;
  const size = askedSize(reading);
  if (size) return { ...state, heard: { is: 'what-if', choice: size } };
  const place = placeIn(state, message);
  const [on] = spansIn(reading, 'days', allOf(reading));
  if (asksForFigures(reading) && !on) return { ...state, heard: { is: 'figures' } };
  if (asksWhy(reading))
    return on?.days[0]
      ? { ...state, heard: { is: 'why-day', day: on.days[0], felt: heavyFeelingIn(reading) } }
      : { ...state, focus: place, heard: { is: 'why', place } };
  if (says('asksNoted', reading)) return heardAs(state, { is: 'noted' });
  if (says('asksNext', reading)) return { ...state, heard: { is: 'next' } };
  const talk = readTalk(reading, talkState(state));
  const act = talk?.act === 'feeling' ? talk.question : talk;
  if (act?.act === 'question' && act.topic !== null) return { ...state, heard: { is: 'question', question: act } };
  const isSure = reading.text.includes('?') || says('surelyAsks', reading);
  return isSure ? { ...state, heard: { is: 'unknown' } } : null;
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

/** What got in the way: believed where it was asked for, or where the words say that something did; of a praise only what it takes back. */
function hindered(state: ReviewState, message: Message): ReviewState | null {
  const { reading, last } = message;
  const isPraise = last.has('reviewWorked') || last.has('reviewWorkedPlain') || last.has('reviewPossible');
  const isCause = state.reports.length === 0 || says('givesReason', reading);
  const whole = isCause ? obstacleIn(reading.text, asksFor(message, CAUSE_ASKED)) : null;
  const but = isPraise ? obstacleIn(reservation(reading.text)) : null;
  const obstacle = but ?? (moodIn(reading) === 'glad' ? null : whole);
  if (state.facts.week.weeksLate >= LATE) return null;
  const focus = placeIn(state, message);
  const isElsewhere = obstacle === 'weather' && state.plan[focus] && !isOutdoors(state.plan[focus]);
  if (obstacle && !isElsewhere) return offered({ ...state, obstacle, focus }, message, null);
  const isTold =
    asksFor(message, ['reviewObstacle', 'reviewObstaclePlain', 'reviewYourGuess']) &&
    !isThin(reading) &&
    moodIn(reading) !== 'glad';
  const isCaused = isTold && state.reports.length === 0 && answerIn(reading) === null;
  return isCaused ? { ...heardAs(state, { is: 'cause' }), focus } : null;
}

type Reader = (state: ReviewState, message: Message) => ReviewState | null;

const heardAs = (state: ReviewState, heard: Heard): ReviewState => ({ ...state, offer: null, heard });

const hasAmount = ({ spans }: Reading) =>
  spans.some(({ kind }) => kind === 'amount' || kind === 'often' || kind === 'days');
const STEPS = { easier: 'smaller', harder: 'larger' } as const;

/** A wish for the size of next week, or of one habit in it; a wish for another plan. */
function wished(state: ReviewState, message: Message, own: ReviewState | null): ReviewState | null {
  const { reading } = message;
  const target = placeNamed(reading, state.plan);
  const ofOne = says('moreOf', reading) ? 'harder' : says('lessOf', reading) ? 'easier' : null;
  const choice = wishIn(reading) ?? (target === null || hasAmount(reading) ? null : ofOne);
  if (!choice) return says('wantsNewPlan', reading) ? heardAs(state, { is: 'new-plan' }) : null;
  if (own?.heard?.is === 'settled') return { ...own, wish: choice, heard: { ...own.heard, size: choice } };
  if (target === null || choice === 'same') return { ...heardAs(state, { is: 'wish', choice }), wish: choice };
  return settledBy(state, message, [{ act: 'resize', target, to: STEPS[choice] }], null);
}

const OPEN = phrases('reviewWorked; reviewWorkedPlain; reviewPossible; reviewAway; reviewImportance') as Phrase[];

/** Any plain assent, where nothing else is asked: to the size that was wished for, else to the one that the coach leans to. */
function assented(state: ReviewState, message: Message): ReviewState | null {
  const isOpen = asksFor(message, [...OPEN, ...CAUSE_ASKED]);
  if (isOpen || answerIn(message.reading) !== 'yes') return null;
  if (state.wish) return heardAs(state, { is: state.asked.has('reviewChosen') ? 'bye' : 'agreed' });
  const choice = state.facts.recommendation;
  return { ...heardAs(state, { is: 'wish', choice }), wish: choice };
}

function leaving(state: ReviewState, { reading }: Message): ReviewState | null {
  const isAway = isAwayAhead(reading, state.facts) && !state.asked.has('reviewAway');
  return isAway ? { ...state, heard: { is: 'away' } } : null;
}

/** A complaint about the coach. `I told my neighbour` is told of the week. */
function complained(state: ReviewState, { reading }: Message): ReviewState | null {
  const phrase = says('notTakenIn', reading) ? 'reviewUnheard' : says('ofTheCoach', reading) ? 'tone' : null;
  return phrase && heardAs(state, { is: 'complaint', phrase });
}

function farewell(state: ReviewState, { reading }: Message): ReviewState | null {
  const leave = takesLeave(reading);
  const isTaken =
    state.offer !== null && (says('surelyYes', reading) || (leave === 'thanks' && answerIn(reading) === 'yes'));
  const isOver = leave === 'all' || (leave === 'thanks' && state.offer === null);
  return !isTaken && isOver ? heardAs(state, { is: 'bye' }) : null;
}

/** More than a yes or a no, and a wish: `Next week please the same, not more.` */
const isWish = ({ reading }: Message) => reading.tokens.length > MOST_ANSWER && wishIn(reading) !== null;
const MOST_ANSWER = 4;

/** What is told of the week, where nothing beside it asks for more. */
const reported: Reader = (state) =>
  state.reports.length > 0 || state.level !== null ? heardAs(state, { is: 'reported' }) : null;

/** What a message is, in the order in which it counts. What the person means to do themselves stands before what the coach would offer. */
function readersFor(own: ReviewState | null): readonly Reader[] {
  const isOwn = own?.heard?.is === 'settled';
  return [
    urgent,
    complained,
    farewell,
    (state, message) => (state.offer && !isOwn && !isWish(message) ? answered(state, message, state.offer) : null),
    toAsked,
    (state, message) => wished(state, message, own),
    leaving,
    // `Could I do it in the kitchen?` asks for that.
    (_, { reading }) => (isOwn && !asksWhy(reading) && !asksForFigures(reading) ? own : null),
    (state, { reading }) => (takesLeave(reading) === 'ends' ? heardAs(state, { is: 'bye' }) : null),
    questioned,
    unwanted,
    assented,
    (state, message) =>
      state.reports.length > 0 && !says('givesReason', message.reading) ? reported(state, message) : null,
    praised,
    hindered,
    reported,
    () => own,
  ];
}

/** The review after a message of the person. */
export function hear(state: ReviewState, message: Message): ReviewState {
  const { reading, about } = message;
  const toAsk = [...new Set([...state.toAsk, ...sensitiveIn(reading.text)])];
  const isTrouble = asksFor(message, [...CAUSE_ASKED, ...HELP_ASKED]);
  const reports = reportIn(reading, state.plan, isTrouble ? null : about);
  const now = { ...state, toAsk, reports, level: reports.length > 0 ? null : levelIn(reading) };
  // What is told of the week is no wish for the next one.
  const rest = wishIn(reading) ? read(besideWish(reading)) : reading;
  const isOfWeek = reports.length > 0 && !says('wantsOfWeek', reading);
  const own = isOfWeek || rest.tokens.length === 0 ? null : settled(now, { ...message, reading: rest });
  for (const reader of readersFor(own)) {
    const next = reader(now, message);
    if (next) return next;
  }
  return heardAs(now, { is: isThin(reading) ? 'thin' : 'told' });
}
