import type { ChatTurn, CheckInAnswer, CheckInFacts } from '#coach/port.ts';
import { givesOrders } from '#coach/aside/orders.ts';
import { completionsIn, readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { getProfile } from '#coach/builtin/check-in/habit/habit-profile.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { isSaid } from '#coach/say/say.ts';
import { feelingIn } from '#coach/talk/feeling-in.ts';
import { read } from '#coach/text/reading.ts';
import { toldHabits } from './day-told.ts';
import { type Day, replyTo } from './day-reply.ts';
import { asideIn, reportIn, wishesToStop } from './message-kind.ts';

/** Replies of the coach in one check-in; the last asks nothing. */
const MOST_TURNS = 3;

/** Orders to the coach are left out before anything is read. */
function reported(messages: readonly ChatTurn[]): ChatTurn[] {
  return messages.map((turn) => (turn.role === 'user' ? { ...turn, content: reportIn(turn.content) } : turn));
}

function feltIn(message: string) {
  const reading = read(message);
  return feelingIn(reading, { from: 0, to: reading.tokens.length });
}

/** True for the yes to “Shall I leave the rest of today open?” */
function isLeftOpen(before: string, message: string): boolean {
  const [first] = read(message).tokens;
  return isSaid('lightenDay', before) && first !== undefined && !['no', 'nope', 'nah', 'not'].includes(first.word);
}

/**
 * One turn of a check-in by chat: what was said of which habit, and a reply that names what was done and asks one question about what is
 * still open, or none. It ends when all is known, when the user has had enough, or with the third reply.
 */
export function checkInTurn({ habits, messages }: CheckInFacts): CheckInAnswer & { readonly finished: boolean } {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const replies = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const message = said.at(-1) ?? '';
  const before = replies.at(-1) ?? '';
  const readings = readCheckIn({ habits, messages: reported(messages) });
  const report = reportIn(message);
  const hasAskedWhy = isSaid('whatGotInTheWay', before);
  const isLast = said.length >= MOST_TURNS || said.some(wishesToStop) || isLeftOpen(before, message);
  const aside = asideIn(message);
  const isUnsafe = assessSafety(message) !== 'none';
  const day: Day = {
    habits: toldHabits(habits, readings, (at) => habits[at] !== undefined && getProfile(habits[at], at).kind !== 'do'),
    felt: isUnsafe ? null : feltIn(report),
    aside,
    isLast,
    hasAskedWhy,
    isUnquoted: isUnsafe || givesOrders(message),
    saying: { said: replies, seed: `${habits[0]?.id ?? ''} ${said[0] ?? ''}` },
  };
  const reply = replyTo(day);
  const isRead = readings.some(({ isNew, label }) => isNew && label !== 'ambiguous');
  const isUnderstood = isRead || hasAskedWhy || aside !== null || day.felt !== null || isLast || givesOrders(message);
  return {
    reply,
    completions: completionsIn(readings),
    ...(!isUnderstood && { isUnderstood: false }),
    finished: isLast || !reply.includes('?') || readings.every(({ value }) => value !== null),
  };
}
