import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety.ts';
import type { ChatTurn, ReviewAnswer, ReviewedHabit, ReviewFacts } from '#coach/port.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { habitName } from '../check-in/check-in-echo.ts';
import { asksWhoAnswers, givesOrders, isOffTopic } from '#coach/aside/orders.ts';
import { contentWords, getSeed } from '#coach/text/language.ts';
import { spokenName } from '../messages.ts';
import { bannedWords, voiceProblems } from '../voice.ts';
import { getBest, factsOfWeek, getSetAside, LATE, getWeakest } from './review-opening.ts';
import {
  asksForFigures,
  isAwayAhead,
  isBrief,
  isShallow,
  isVenting,
  isWish,
  maySayBack,
  obstacleIn,
  reservation,
  wantsIdea,
  getWords,
  yesOrNo,
} from './review-reading.ts';
import { type Asked, hasAsked, isImportanceDue, openingQuestion, type Turn, getTurn } from './review-state.ts';
import { reviewTexts as texts } from './review-texts.ts';

const LONGEST_CHANGE = 45;

/** Ways to say one thing, the fullest first; the first that keeps the voice is said. */
type Ways = readonly string[];

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

const getName = (habit: ReviewedHabit | null) => habit && habitName(habit.description);

function reflection({ words, message, asked }: Turn): string {
  if (words === null) return texts.unquoted;
  if (isShallow(message)) return texts.noted(words);
  if (asked === 'possible') return texts.gained(words);
  const isPraise = asked === 'evoke' && !/\b(?:not|no|never|nothing|hard|hate|hated|only)\b|n['’]t\b/i.test(message);
  const ways = isPraise ? texts.helped : texts.heard;
  return (ways[getSeed(message) % ways.length] ?? ways[0])(words);
}

function importanceQuestion({ identity }: ReviewFacts): string {
  const name = spokenName(identity.name);
  return texts.importance(name === identity.name.trim() ? name : null);
}

/** The invitation to choose. */
function choiceAfter({ facts, isInvited }: Turn, first: string): Ways {
  return [joined(first, isInvited ? texts.choiceAgain : texts.choice(facts.recommendation))];
}

/** The invitation to choose, with the check whether the identity still fits where that is due. */
function choiceWithCheck(turn: Turn, first: string): Ways {
  const question = isImportanceDue(turn) ? importanceQuestion(turn.facts) : null;
  return choiceAfter(turn, first).map((said) => joined(said, question));
}

/** The change that the engine would make, when the coach may say it. */
function changeSaid({ topChange, recommendation, ...facts }: ReviewFacts): string[] {
  const own = topChange?.replace(/\s+/g, ' ').trim() ?? '';
  const isSayable =
    own !== '' && bannedWords(own).length === 0 && !/[?!]/.test(own) && own.split(' ').length <= LONGEST_CHANGE;
  const change = /[.”]$/.test(own) ? own : `${own}.`;
  const whole = { topChange, recommendation, ...facts };
  const plain =
    recommendation === 'harder' ? texts.larger(getName(getBest(whole))) : texts.smaller(getName(getWeakest(whole)));
  return isSayable ? [change, plain] : [plain];
}

function idea(turn: Turn, first: string): Ways {
  const other = getWeakest(turn.facts) ? texts.otherwise(turn.friction) : texts.allStays;
  const choice = turn.isLast ? texts.choice(turn.facts.recommendation) : null;
  return changeSaid(turn.facts).map((change) => joined(first, texts.idea(change, other), choice));
}

/** Says the obstacle back and asks leave for an idea. */
function askLeave(turn: Turn, said: (words: string | null) => string): Ways {
  const { message, friction } = turn;
  const obstacle = obstacleIn(message);
  const words = turn.words && (obstacle ? (getWords(message, obstacle.clause) ?? turn.words) : turn.words);
  const first = said(words);
  const isPlain = turn.asked === 'ahead' || (turn.asked === 'skips' && friction === null);
  const so = isPlain ? null : texts.so(friction);
  if (turn.isLast) return choiceAfter(turn, joined(first, so));
  return [joined(first, so, texts.leave), joined(first, texts.leave)];
}

/** What is asked of a habit that was set aside often; null when none was. */
function skipsQuestion({ facts }: Turn): string | null {
  const often = getSetAside(facts);
  return often && texts.setAside(getName(often), often.skippedDays.length);
}

function obstacleQuestion(turn: Turn): string {
  const skips = hasAsked(turn, 'skips') ? null : skipsQuestion(turn);
  if (skips) return skips;
  const weakest = getWeakest(turn.facts);
  return weakest ? texts.obstacle(getName(weakest)) : texts.ahead;
}

function afterImportance(turn: Turn): Ways {
  const { words, message } = turn;
  const answer = yesOrNo(message);
  const first = answer === 'yes' ? texts.stays(words) : answer === 'no' ? texts.otherWays(words) : reflection(turn);
  return choiceAfter(turn, first);
}

/** What follows on the answer to what was asked. */
const NEXT: Readonly<Record<Asked, (turn: Turn) => Ways>> = {
  evoke: (turn) => {
    const first = reflection(turn);
    const but = obstacleIn(reservation(turn.message));
    if (but) return [joined(first, texts.so(but.code), texts.leave), joined(first, texts.leave)];
    return [joined(first, obstacleQuestion(turn))];
  },
  instead: (turn) =>
    turn.friction ? askLeave(turn, texts.fullOf) : [joined(reflection(turn), obstacleQuestion(turn))],
  possible: (turn) => [joined(reflection(turn), skipsQuestion(turn) ?? texts.leave)],
  skips: (turn) => askLeave(turn, texts.itWas),
  obstacle: (turn) => askLeave(turn, texts.inTheWay),
  ahead: (turn) => askLeave(turn, texts.mayBeInTheWay),
  leave: (turn) => {
    const answer = yesOrNo(turn.message);
    if (answer === 'yes') return idea(turn, texts.said(turn.words));
    return choiceWithCheck(turn, answer === 'no' ? texts.noIdea(turn.words) : reflection(turn));
  },
  idea: (turn) => choiceWithCheck(turn, texts.picked(turn.words)),
  importance: afterImportance,
  pause: (turn) =>
    yesOrNo(turn.message) === 'yes'
      ? [joined(texts.pauseAgreed(turn.words), texts.choice(turn.facts.recommendation))]
      : choiceAfter(turn, reflection(turn)),
  away: (turn) => {
    const isPause = /\bpaus/i.test(turn.message);
    const isNo = yesOrNo(turn.message) === 'no';
    const first = isNo ? reflection(turn) : isPause ? texts.pauseAgreed(turn.words) : texts.shortAgreed(turn.words);
    return choiceAfter(turn, first);
  },
  choice: (turn) => choiceAfter(turn, reflection(turn)),
};

const OPENINGS: ReadonlySet<Asked> = new Set(['evoke', 'instead', 'possible']);
const OPEN_QUESTIONS: ReadonlySet<Asked> = new Set([...OPENINGS, 'obstacle', 'ahead']);

/** What an answer can be besides an answer; null when it is one. */
function aside(turn: Turn): Ways | null {
  const { message, words, facts, asked, isLast } = turn;
  if (isWish(message)) return [joined(texts.wish(words), texts.tap)];
  if (facts.week.weeksLate >= LATE) return null;
  const choice = texts.choice(facts.recommendation);
  if (isVenting(message) && !hasAsked(turn, 'pause')) {
    return [joined(texts.vent(words), texts.canPause, isLast ? choice : texts.offerPause)];
  }
  if (isAwayAhead(message, facts) && !hasAsked(turn, 'away')) {
    return [joined(texts.away(words), texts.shortWeek, isLast ? choice : texts.offerShort)];
  }
  if (isLast) return null;
  if (asksForFigures(message)) {
    const percent = facts.week.fulfilment;
    const figures = factsOfWeek(facts).at(-1) ?? '';
    const rate = percent === null ? null : texts.share(percent);
    return [joined(texts.asked(words), figures, rate, texts.back(getQuestion(turn)))];
  }
  if (wantsIdea(message) && asked !== 'idea' && asked !== 'choice') return idea(turn, texts.asked(words));
  const isThin = isShallow(message) || (isBrief(message) && asked !== 'evoke' && obstacleIn(message) === null);
  return OPEN_QUESTIONS.has(asked) && isThin ? choiceAfter(turn, texts.brief(words)) : null;
}

/** The question that waits for an answer, asked once more. */
function getQuestion(turn: Turn): string {
  const { facts, asked, isLast } = turn;
  const best = getName(getBest(facts));
  if (isLast) return texts.choice(facts.recommendation);
  if (asked === 'evoke') return texts.evoke(best);
  if (asked === 'instead') return texts.instead;
  if (asked === 'possible') return texts.possible(best);
  if (asked === 'obstacle' || asked === 'ahead') return obstacleQuestion(turn);
  if (asked === 'skips') return skipsQuestion(turn) ?? texts.leave;
  if (asked === 'leave') return texts.leave;
  if (asked === 'importance') return importanceQuestion(facts);
  return texts.choice(facts.recommendation);
}

function opening(facts: ReviewFacts): Ways {
  const asked = openingQuestion(facts);
  const best = getName(getBest(facts));
  const question = {
    choice: texts.choice(facts.recommendation),
    instead: texts.instead,
    possible: texts.possible(best),
    evoke: texts.evoke(best),
  }[asked];
  return factsOfWeek(facts).map((said) => joined(said, question));
}

function needsCare(label: SafetyLabel): boolean {
  return label !== 'none' && label !== 'caution';
}

function waysFor(turn: Turn, last: string, label: SafetyLabel): Ways {
  const { message, words, facts } = turn;
  const word = words === null ? null : (contentWords(message).find(maySayBack) ?? words);
  if (needsCare(label)) return [joined(texts.care, texts.choice(facts.recommendation))];
  if (message === '' && givesOrders(last)) return [joined(texts.elsewhere(word), texts.back(getQuestion(turn)))];
  if (asksWhoAnswers(message)) return [joined(texts.whoAnswers(word), texts.back(getQuestion(turn)))];
  if (isOffTopic(message, facts.goal.description)) {
    return [joined(texts.elsewhere(word), texts.back(getQuestion(turn)))];
  }
  const ways = aside(turn);
  if (ways) return ways;
  // With the last reply a further question gives way to the choice.
  return turn.isLast && OPENINGS.has(turn.asked) ? choiceAfter(turn, reflection(turn)) : NEXT[turn.asked](turn);
}

const getLast = (messages: readonly ChatTurn[]) => messages.findLast(({ role }) => role === 'user')?.content ?? null;

/**
 * One turn of a weekly review (coaching.md 7): opens with facts, then asks what worked and what stood in the way of the weakest
 * habit, offers one idea with leave, and invites the choice of the next week's size by the fifth reply at the latest. The step is
 * read from the conversation alone; all figures are those of the facts.
 */
export function reviewTurn(facts: ReviewFacts): ReviewAnswer {
  const last = getLast(facts.messages);
  const label = last === null ? 'none' : assessSafety(last);
  const turn = getTurn(facts, last ?? '', label !== 'none' || givesOrders(last ?? ''));
  if (stopsCoaching(label)) return { reply: texts.stop, friction: turn.friction };
  const ways = last === null ? opening(facts) : waysFor(turn, last, label);
  const quoted = last !== null && turn.words !== null ? { lastMessage: last } : {};
  const said = ways.find((text) => voiceProblems(text, { kind: 'chat', ...quoted }).length === 0) ?? ways.at(-1) ?? '';
  return { reply: said, friction: turn.friction };
}
