import { capital } from '#core/words/capital.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { isFullForWeeks, LATE } from '#core/review/week-records.ts';
import type { ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import { assessGoal } from '#coach/safety/router.ts';
import type { FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import { compared, joined } from './records.ts';
import { asksWhoAnswers, givesOrders, isOffTopic, withoutOrders } from '#coach/aside/orders.ts';
import { read } from '#coach/text/reading.ts';
import { choice, LEANS, nextQuestion, noted, type Reply, replyTo } from './review-answers.ts';
import { says } from './told/heard.ts';
import { isFriction } from './told/obstacle.ts';
import { reviewState } from './review-state.ts';
import type { Heard, ReviewState } from './standing.ts';
import { type ReviewSpeaker, speakerOf } from './review-speaker.ts';
import { factsOfWeek, getBest, quotedName, STOP } from './week-told.ts';

/** Replies of the coach in one review, its opening included, after which it asks nothing of its own accord. */
const MOST_TURNS = 5;
const KEEP = ['Yes, remember it', 'No, forget it'] as const;

function openingQuestion(speaker: ReviewSpeaker, facts: ReviewFacts): string {
  if (facts.week.weeksLate >= LATE) return speaker.tell(LEANS[facts.recommendation]);
  const best = getBest(facts);
  if (!best) return speaker.tell('reviewInstead');
  const habit = quotedName(best);
  if (!habit) return speaker.tell('reviewWorkedPlain');
  return speaker.tell(isFullForWeeks(facts) ? 'reviewPossible' : 'reviewWorked', { habit });
}

function opening(speaker: ReviewSpeaker, facts: ReviewFacts): Reply {
  const question = openingQuestion(speaker, facts);
  return { text: speaker.fitting(factsOfWeek(facts).map((said) => joined(said, question))) };
}

/** What is no matter of the review: orders, other subjects, who answers. */
function aside(speaker: ReviewSpeaker, state: ReviewState, last: string): Reply | null {
  const back = () => nextQuestion(speaker, state);
  const message = withoutOrders(last);
  if (asksWhoAnswers(message)) return { text: joined(speaker.tell('reviewMachine'), back()) };
  const isOther = (message === '' && givesOrders(last)) || isOffTopic(message, state.facts.goal.description);
  return isOther ? { text: joined(speaker.tell('reviewPasses'), back()) } : null;
}

/** Asks whether something private may be kept, where nothing else is asked. */
function askedToKeep(speaker: ReviewSpeaker, { toAsk }: ReviewState, reply: Reply): Reply {
  const [words] = toAsk;
  if (words === undefined || reply.text.includes('?')) return reply;
  return { ...reply, text: joined(reply.text, speaker.tell('reviewRemember', { words })), chips: KEEP };
}

function answerOf(
  speaker: ReviewSpeaker,
  state: ReviewState,
  { text, chips = [], wantsPlan = false }: Reply,
): ReviewAnswer {
  return {
    reply: capital(text === '' ? speaker.tell('reviewHeard') : text),
    friction: isFriction(state.obstacle) ? state.obstacle : null,
    chips,
    wantsPlan,
    learnt: state.learnt,
  };
}

/**
 * One turn of a weekly review: opens with facts and hears what follows. What the person means to do goes into next week's plan as said; for what got
 * in the way one repair is offered; a feeling is answered first; and the choice of next week's size is invited. All is read from the conversation
 * alone, and all figures are those of the facts.
 */
export function reviewTurn(facts: ReviewFacts): ReviewAnswer {
  const last = facts.messages.findLast(({ role }) => role === 'user')?.content ?? null;
  const label = last === null ? 'none' : assessGoal({ ...facts.goal, safetyLabel: 'none' }, [last]);
  const state = reviewState(facts);
  const speaker = speakerOf(facts, MOST_TURNS);
  if (stopsCoaching(label)) return answerOf(speaker, state, { text: STOP });
  if (last === null || state.heard === null) return answerOf(speaker, state, opening(speaker, facts));
  if (label !== 'none' && label !== 'caution')
    return answerOf(speaker, state, { text: joined(speaker.tell('reviewCare'), choice(speaker, state)) });
  const reply = replyToHeard(speaker, state, state.heard, last);
  return answerOf(speaker, state, askedToKeep(speaker, state, reply));
}

const OPEN = new Set(['told', 'brief', 'unknown', 'cause']);

function replyToHeard(speaker: ReviewSpeaker, state: ReviewState, heard: Heard, last: string): Reply {
  const reply = (OPEN.has(heard.is) ? aside(speaker, state, last) : null) ?? replyTo(speaker, state, heard);
  const isAsked = heard.is === 'wish' && says('asksNoted', read(last));
  return { ...reply, text: joined(isAsked ? noted(speaker, state) : compared(speaker, state), reply.text) };
}

/** What a review has come to: next week's habits as the person settled them, and the repairs that were taken. */
export function reviewOutcome(facts: ReviewFacts): ReviewOutcome {
  const { plan, taken, obstacle, offer, wish } = reviewState(facts);
  const isAnswered = isFriction(obstacle) && offer?.is !== 'repair';
  return { said: plan, taken, dealtWith: isAnswered ? [obstacle] : [], wish };
}

export type ReviewOutcome = {
  readonly said: readonly PlannedHabit[];
  readonly taken: ReviewState['taken'];
  /** What got in the way and was answered, or is to be left alone: no rule sees to it once more. */
  readonly dealtWith: readonly FrictionCode[];
  readonly wish: Choice | null;
};
