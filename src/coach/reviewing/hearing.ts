import { namesIn } from '#coach/acts/targets/target-names.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { readTalk } from '#coach/talk/read-talk.ts';
import { takesLeave } from '#coach/talk/takes-leave.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import { allOf, type Reading, read, spansIn } from '#coach/text/reading.ts';
import { hindered } from './hindered.ts';
import { answered, offered, offeredOut, settledBy } from './offers.ts';
import { asksFor, CAUSE_ASKED, HELP_ASKED, namedIn, placeIn, placeMeant } from './place-meant.ts';
import { type Heard, heardAs, type Message, planState, type ReviewState, talkState } from './standing.ts';
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
import { hindranceIn, obstacleIn } from './told/obstacle.ts';
import { isNamed, isOfRecords, levelIn, placeNamed, reportIn } from './told/report.ts';
import { type Asked, ownSolution } from './told/own-solution.ts';
import { sensitiveIn } from './told/sensitive.ts';

/** What the coach had asked for: what stood in the way, or what would help, as an offer asks it too. */
function wanted(state: ReviewState, message: Message): Asked {
  if (asksFor(message, HELP_ASKED) || state.offer?.is === 'repair')
    return isNoHelp(message.reading) ? null : 'solution';
  return asksFor(message, CAUSE_ASKED) ? 'obstacle' : null;
}

const isNoHelp = (reading: Reading) =>
  [isThin, isAsking, answerIn, moodIn].some((is) => is(reading)) ||
  says('causes', reading) ||
  says('tellsHow', reading);

function settled(state: ReviewState, message: Message): ReviewState | null {
  const { messages, reading } = message;
  const place = placeMeant(state, message, message.about);
  const told = ownSolution(reading.text, { ...planState(state, messages), focus: place }, wanted(state, message));
  if (!told) return null;
  const { acts, prepared, unknown, isUnplaced } = told;
  if (isUnplaced) return { ...state, offer: { is: 'which', message }, heard: { is: 'which' } };
  if (acts.length === 0 && !prepared)
    return unknown ? { ...state, offer: { is: 'add', own: unknown }, heard: { is: 'offer', felt: null } } : null;
  const gone = acts.find((act) => act.act === 'remove');
  // `Drop the saying no one`: by words that are not its own no habit is taken out unasked.
  const isOther = gone !== undefined && namesIn(reading, allOf(reading)).length > 0;
  if (isOther && !isNamed(reading, state.plan, gone.target)) return offeredOut(state, gone.target);
  return settledBy(state, message, acts, prepared);
}

/** `The walk`, and nothing else: what was meant before is for that one. */
function chosen(state: ReviewState, { reading }: Message, own: ReviewState | null): ReviewState | null {
  if (state.offer?.is !== 'which') return null;
  const isAnswer = own === null || state.plan.some(({ description }) => description === reading.text.trim());
  const place = isAnswer ? placeNamed(reading, state.plan) : null;
  if (place === null) return null;
  return settled({ ...state, focus: place, isSpokenOf: true, reports: [] }, state.offer.message);
}

const OF_THINGS = wordSet('anger overwhelm');

/** Said of work, or of what things cost, some feelings tell what stood in the way. */
const isOfThings = ({ feeling }: { readonly feeling: string }, code: string | null): boolean =>
  OF_THINGS.has(feeling) && code !== null && code !== 'too_big';

/** What came before the week can be spoken of at all. */
function urgent(state: ReviewState, message: Message): ReviewState | null {
  const { reading } = message;
  const act = readTalk(reading, talkState(state));
  if (act?.act === 'leave-subject' && placeNamed(reading, state.plan) === null)
    return { ...state, isSad: true, offer: null, heard: { is: 'left' } };
  const felt = heavyFeelingIn(reading);
  if (!felt || (felt.feeling === 'illness' && isAwayAhead(reading, state.facts))) return null;
  // `Failed again, why always on Tuesdays?` is felt, and wants an answer.
  if (felt.feeling === 'shame' && asksWhy(reading)) return questioned(state, message);
  const { code } = hindranceIn(reading);
  if (isOfThings(felt, code)) return null;
  const obstacle = obstacleIn(reading.text);
  if (obstacle === 'watched') return offered({ ...state, obstacle }, message, felt);
  const sad = { ...state, isSad: true, reports: [], level: null, obstacle: state.obstacle ?? code };
  return { ...sad, offer: { is: 'lighter' }, heard: { is: 'feeling', felt } };
}

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
  return isGlad ? { ...heardAs(state, { is: 'praised', place: named }), focus: named, isSpokenOf: true } : null;
}

/** What was done: the records answer, habit by habit where one is named or spoken of, else for the day that is named, or all of them. */
function recalled(state: ReviewState, { reading }: Message): ReviewState | null {
  if (!isOfRecords(reading)) return null;
  if (state.reports.length > 0) return heardAs(state, { is: 'reported' });
  const day = spansIn(reading, 'days', allOf(reading))[0]?.days[0] ?? null;
  return heardAs(state, { is: 'figures', day });
}

function questioned(state: ReviewState, message: Message): ReviewState | null {
  const { reading } = message;
  if (says('wrongTicks', reading)) {
    const place = placeNamed(reading, state.plan) ?? message.about ?? state.focus;
    const wrong = { place, count: null, days: [], isWrong: true };
    return heardAs({ ...state, reports: state.reports.length > 0 ? state.reports : [wrong] }, { is: 'reported' });
  }
  if (!isAsking(reading) && !says('surelyAsks', reading)) return null;
  const heard = askedOfWeek(state, message) ?? askedInTalk(state, reading);
  if (heard?.is === 'noted') return heardAs(state, heard);
  return heard && { ...state, heard, ...(heard.is === 'why' && { focus: heard.place }) };
}

/** What is asked of this week or the next. */
function askedOfWeek(state: ReviewState, message: Message): Heard | null {
  const { reading } = message;
  const choice = askedSize(reading);
  if (choice) return { is: 'what-if', choice };
  const day = spansIn(reading, 'days', allOf(reading))[0]?.days[0];
  if (asksForFigures(reading) && !day) return { is: 'figures', day: null };
  if (asksWhy(reading))
    return day ? { is: 'why-day', day, felt: heavyFeelingIn(reading) } : { is: 'why', place: placeIn(state, message) };
  if (says('asksNoted', reading)) return { is: 'noted' };
  return says('asksNext', reading) ? { is: 'next' } : null;
}

/** What can be answered of the plan; what is surely a question, and is not known. */
function askedInTalk(state: ReviewState, reading: Reading): Heard | null {
  const talk = readTalk(reading, talkState(state));
  const act = talk?.act === 'feeling' ? talk.question : talk;
  if (act?.act === 'question' && act.topic !== null) return { is: 'question', question: act };
  return reading.text.includes('?') || says('surelyAsks', reading) ? { is: 'unknown' } : null;
}

/** An answer to one of the coach's own questions about the identity, or about days away. */
function toAsked(state: ReviewState, { reading, last }: Message): ReviewState | null {
  if (last.has('reviewImportance')) {
    const answer = answerIn(reading);
    return { ...state, heard: { is: answer === 'yes' ? 'stays' : answer === null ? 'told' : 'otherWays' } };
  }
  if (!last.has('reviewAway')) return null;
  const isPause = reading.tokens.some(({ lemma }) => lemma === 'pause');
  const isNo = answerIn(reading) === 'no';
  return { ...state, heard: { is: isNo ? 'told' : isPause ? 'pauseAgreed' : 'shortAgreed' } };
}

type Reader = (state: ReviewState, message: Message) => ReviewState | null;

const hasAmount = ({ spans }: Reading) =>
  spans.some(({ kind }) => kind === 'amount' || kind === 'often' || kind === 'days');
const ofOne = (reading: Reading) =>
  says('tellsHow', reading) ? null : says('moreOf', reading) ? 'harder' : says('lessOf', reading) ? 'easier' : null;
const STEPS = { easier: 'smaller', harder: 'larger' } as const;

/** More or less of one habit, where no amount says how much. */
function resized(state: ReviewState, message: Message, size: 'easier' | 'harder' | null): ReviewState | null {
  const asked = asksFor(message, [...CAUSE_ASKED, ...HELP_ASKED]) ? message.about : null;
  const target = placeNamed(message.reading, state.plan) ?? asked;
  if (target === null || size === null || hasAmount(message.reading)) return null;
  return settledBy(state, message, [{ act: 'resize', target, to: STEPS[size] }], null);
}

/** A wish for the size of next week, or of one habit in it; a wish for another plan. */
function wished(state: ReviewState, message: Message, own: ReviewState | null): ReviewState | null {
  const { reading } = message;
  const choice = wishIn(reading);
  if (!choice)
    return (
      resized(state, message, ofOne(reading)) ??
      (says('wantsNewPlan', reading) ? heardAs(state, { is: 'new-plan' }) : null)
    );
  if (own?.heard?.is === 'settled') return { ...own, wish: choice, heard: { ...own.heard, size: choice } };
  const target = placeNamed(reading, state.plan);
  if (target === null || choice === 'same') return { ...heardAs(state, { is: 'wish', choice }), wish: choice };
  return settledBy(state, message, [{ act: 'resize', target, to: STEPS[choice] }], null);
}

const OPEN = phrases('reviewWorked; reviewWorkedPlain; reviewPossible; reviewAway; reviewImportance') as Phrase[];

/** Any plain assent, where nothing else is asked: to the size that was wished for, else to the one that the coach leans to. */
function assented(state: ReviewState, message: Message): ReviewState | null {
  const isOpen = asksFor(message, [...OPEN, ...CAUSE_ASKED]);
  if (isOpen || hindranceIn(message.reading).code || answerIn(message.reading) !== 'yes') return null;
  if (state.wish) return heardAs(state, { is: state.asked.has('reviewChosen') ? 'bye' : 'agreed' });
  const choice = state.facts.recommendation;
  return { ...heardAs(state, { is: 'wish', choice }), wish: choice };
}

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
const isWish = ({ reading }: Message) => reading.tokens.length > 4 && wishIn(reading) !== null;

const reported: Reader = (state) =>
  state.reports.length > 0 || state.level !== null ? heardAs(state, { is: 'reported' }) : null;

/** What a message is, in the order in which it counts. What the person means to do themselves stands before what the coach would offer. */
function readersFor(own: ReviewState | null): readonly Reader[] {
  const isOwn = own?.heard?.is === 'settled' || own?.heard?.is === 'which';
  return [
    urgent,
    complained,
    farewell,
    recalled,
    (state, message) => chosen(state, message, own),
    (state, message) => (state.offer && !isOwn && !isWish(message) ? answered(state, message, state.offer) : null),
    toAsked,
    (state, message) => wished(state, message, own),
    (state, { reading }) =>
      isAwayAhead(reading, state.facts) && !state.asked.has('reviewAway') ? { ...state, heard: { is: 'away' } } : null,
    // `Could I do it in the kitchen?` asks for that.
    (_, { reading }) => (isOwn && !asksWhy(reading) && !asksForFigures(reading) ? own : null),
    (state, { reading }) => (takesLeave(reading) === 'ends' ? heardAs(state, { is: 'bye' }) : null),
    questioned,
    unwanted,
    assented,
    (state, message) =>
      state.reports.length > 0 && !says('givesReason', message.reading) && !hindranceIn(message.reading).code
        ? reported(state, message)
        : null,
    praised,
    hindered,
    reported,
    () => own,
  ];
}

/** With what a message reports of the week, apart from what it says stood in the way. */
function withReports(state: ReviewState, message: Message, isOfPast: boolean): ReviewState {
  const { reading, about } = message;
  const toAsk = [...new Set([...state.toAsk, ...sensitiveIn(reading.text)])];
  const isTrouble = asksFor(message, [...CAUSE_ASKED, ...HELP_ASKED]);
  const told = isOfPast || isAsking(reading) ? reading : hindranceIn(reading).rest;
  const reports = reportIn(told, state.plan, isTrouble && !isOfPast ? null : about);
  return { ...state, toAsk, reports, level: reports.length > 0 ? null : levelIn(told) };
}

/** The review after a message of the person. */
export function hear(state: ReviewState, message: Message): ReviewState {
  const { reading } = message;
  const isOfPast = isOfRecords(reading);
  const now = withReports(state, message, isOfPast);
  const rest = wishIn(reading) ? read(besideWish(reading)) : reading;
  const isOfWeek = isOfPast || (now.reports.length > 0 && !says('wantsOfWeek', reading));
  const own = isOfWeek || rest.tokens.length === 0 ? null : settled(now, { ...message, reading: rest });
  for (const reader of readersFor(own)) {
    const next = reader(now, message);
    if (next) return next;
  }
  return heardAs(now, { is: isThin(reading) ? 'brief' : 'told' });
}
