import type { ChatTurn, CheckInAnswer, CheckInFacts } from '#coach/port.ts';
import { givesOrders } from '#coach/aside/orders.ts';
import { completionsIn, type HabitReading, readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { getProfile } from '#coach/builtin/check-in/habit/habit-profile.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { isSaid } from '#coach/say/say.ts';
import { feelingIn } from '#coach/talk/feeling-in.ts';
import { allOf, read } from '#coach/text/reading.ts';
import { toldHabits } from './day-told.ts';
import { type Day, replyTo } from './day-reply.ts';
import {
  asideIn,
  givesReason,
  isAhead,
  isFarewell,
  ofTalkIn,
  reportIn,
  tellsOfDeed,
  wishesToStop,
} from './message-kind.ts';

/** Replies of the coach in one check-in; the last asks nothing. */
const MOST_TURNS = 3;
const MOST_ASKED = 2;

/** Orders to the coach are left out before anything is read. */
function reported(messages: readonly ChatTurn[]): ChatTurn[] {
  return messages.map((turn) => (turn.role === 'user' ? { ...turn, content: reportIn(turn.content) } : turn));
}

function feltIn(message: string) {
  const reading = read(message);
  return feelingIn(reading, allOf(reading));
}

/** True for the yes to “Shall I leave the rest of today open?” */
function isLeftOpen(before: string, message: string): boolean {
  const [first] = read(message).tokens;
  return isSaid('lightenDay', before) && first !== undefined && !['no', 'nope', 'nah', 'not'].includes(first.word);
}

/** Words of the user and of the coach, each oldest first. */
function saidBy(role: ChatTurn['role'], messages: readonly ChatTurn[]): string[] {
  return messages.flatMap((turn) => (turn.role === role ? turn.content : []));
}

/** Whether it goes on: whoever wished only to be heard is asked and advised nothing for the rest of the talk. */
function leftIn(said: readonly string[], before: string): Pick<Day, 'aside' | 'isEnding' | 'isLast'> {
  const message = said.at(-1) ?? '';
  const isHeard = said.some((each) => ofTalkIn(each) === 'listening');
  const isLeft = isHeard || ofTalkIn(message) !== null;
  return {
    aside: asideIn(message) ?? (isHeard ? 'listening' : null),
    isEnding: isLeft || isFarewell(message),
    isLast: isLeft || said.length >= MOST_TURNS || said.some(wishesToStop) || isLeftOpen(before, message),
  };
}

/** The day as the conversation tells it. */
function toldDay({ habits, messages }: CheckInFacts, readings: readonly HabitReading[]): Day {
  const [said, replies] = [saidBy('user', messages), saidBy('assistant', messages)];
  const [message, before] = [said.at(-1) ?? '', replies.at(-1) ?? ''];
  const isUnsafe = assessSafety(message) !== 'none';
  const felt = feltIn(reportIn(message));
  return {
    habits: toldHabits(habits, readings, (at) => habits[at] !== undefined && getProfile(habits[at], at).kind !== 'do'),
    felt: isUnsafe && felt?.feeling !== 'alarm' ? null : felt,
    ...leftIn(said, before),
    isDeed: tellsOfDeed(message),
    isAhead: isAhead(message),
    isLong: message.split(' ').length > 3,
    hasAskedWhy: isSaid('whatGotInTheWay', before),
    hasToldWhy: givesReason(message),
    isUnquoted: isUnsafe || givesOrders(message),
    saying: { said: replies, seed: `${habits[0]?.id ?? ''} ${said[0] ?? ''}` },
  };
}

/** True when the last message told something, asked for something or ends the talk. */
function isUnderstood({ habits, felt, aside, isLast, hasAskedWhy }: Day): boolean {
  const isRead = habits.some(({ isNew, label }) => isNew && label !== 'ambiguous');
  return isRead || hasAskedWhy || aside !== null || felt !== null || isLast;
}

/** What seems done, of the newest words first, for a tap to say. */
function askedAbout(readings: readonly HabitReading[]): NonNullable<CheckInAnswer['asked']> {
  const unsure = readings
    .filter(({ label }) => label === 'unsure')
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  return unsure.slice(0, MOST_ASKED).map(({ habitId, evidence }) => ({ habitId, evidence }));
}

/**
 * One turn of a check-in by chat: what was said of which habit, and a reply that names what was done and asks one question about what is
 * still open, or none. It ends when all is known, when the user has had enough, or with the third reply.
 */
export function checkInTurn(facts: CheckInFacts): CheckInAnswer & { readonly finished: boolean } {
  const told = readCheckIn({ habits: facts.habits, messages: reported(facts.messages) });
  const readings = told.map((one) => (one.isSure ? one : ({ ...one, label: 'unsure', value: null } as const)));
  const day = toldDay(facts, readings);
  const { text: reply, chips } = replyTo(day);
  return {
    reply,
    chips,
    completions: completionsIn(readings),
    asked: askedAbout(readings),
    ...(!isUnderstood(day) && { isUnderstood: false }),
    finished: day.isLast || !reply.includes('?') || readings.every(({ value }) => value !== null),
  };
}
