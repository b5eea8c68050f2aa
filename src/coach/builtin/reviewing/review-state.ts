import type { ReviewFacts } from '#coach/port.ts';
import { withoutOrders } from '#coach/aside/orders.ts';
import type { FrictionCode } from '../knowledge/shape.ts';
import { getBest, isFullForWeeks, LATE } from './review-opening.ts';
import { isVenting, obstacleIn, reservation, getWords } from './review-reading.ts';
import { MARKS } from './review-texts.ts';

/** What the coach asked. */
export type Asked = keyof typeof MARKS;

/** Replies of the coach in one review, its opening included; the last one only invites the choice. */
const MOST_TURNS = 5;
/** Percent of fulfilment below which, for two observed weeks, it is asked whether the identity still fits. */
const FAR_BELOW = 30;
type Exchange = { readonly asked: Asked; readonly message: string };

/** Where a review stands with the user's last message. */
export type Turn = {
  readonly facts: ReviewFacts;
  readonly exchanges: readonly Exchange[];
  readonly asked: Asked;
  readonly message: string;
  /** What of it may be said back. */
  readonly words: string | null;
  readonly friction: FrictionCode | null;
  /** The choice of the next week's size was invited already. */
  readonly isInvited: boolean;
  readonly isLast: boolean;
};

/** What the first words of the coach ask. */
export function openingQuestion(facts: ReviewFacts): 'choice' | 'instead' | 'possible' | 'evoke' {
  if (facts.week.weeksLate >= LATE) return 'choice';
  if (!getBest(facts)) return 'instead';
  return isFullForWeeks(facts) ? 'possible' : 'evoke';
}

/** What a turn of the coach asked: by its own words, else by its place, since the other engine has words of its own. */
function askedIn(reply: string, at: number, facts: ReviewFacts): Asked {
  const found = (Object.keys(MARKS) as Asked[]).find((kind) => reply.includes(MARKS[kind]));
  const byPlace = [openingQuestion(facts), 'obstacle', 'leave', 'idea'] as const;
  return found ?? byPlace[at] ?? 'choice';
}

/** What was asked and what was answered, oldest first. */
function getExchanges(facts: ReviewFacts): Exchange[] {
  const { messages } = facts;
  const exchanges: Exchange[] = [];
  let asked: Asked = openingQuestion(facts);
  let coachTurns = 0;
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      asked = askedIn(content, coachTurns, facts);
      coachTurns += 1;
    } else exchanges.push({ asked, message: withoutOrders(content) });
  }
  return exchanges;
}

/** Where an answer tells of what stood in the way: of a praise only what it takes back. */
function tellingPart({ asked, message }: Exchange): string {
  const isAnswer = asked === 'obstacle' || asked === 'skips' || asked === 'ahead' || asked === 'instead';
  if (isAnswer || isVenting(message)) return message;
  return asked === 'evoke' ? reservation(message) : '';
}

function frictionIn(exchanges: readonly Exchange[]): FrictionCode | null {
  const told = exchanges.flatMap((exchange) => obstacleIn(tellingPart(exchange)) ?? []);
  return told.at(-1)?.code ?? null;
}

/** True when the coach asked that before. */
export function hasAsked({ exchanges }: Turn, kind: Asked): boolean {
  return exchanges.some(({ asked }) => asked === kind);
}

/** True when little was done in this week and in the observed one before it, and it was not asked yet. */
export function isImportanceDue(turn: Turn): boolean {
  const { week, earlier } = turn.facts;
  const before = earlier.find((percent) => percent !== null);
  const isFar = week.fulfilment !== null && week.fulfilment < FAR_BELOW && before != null && before < FAR_BELOW;
  return isFar && !turn.isInvited && !hasAsked(turn, 'importance');
}

/** Reads the whole conversation; `isUnquoted` when the last message is not said back. */
export function getTurn(facts: ReviewFacts, last: string, isUnquoted: boolean): Turn {
  const exchanges = getExchanges(facts);
  const { asked, message } = exchanges.at(-1) ?? { asked: openingQuestion(facts), message: '' };
  return {
    facts,
    exchanges,
    asked,
    message,
    words: isUnquoted ? null : getWords(last),
    friction: frictionIn(exchanges),
    isInvited: facts.messages.some(({ role, content }) => role === 'assistant' && content.includes(MARKS.choice)),
    isLast: exchanges.length + 1 >= MOST_TURNS,
  };
}
