import { inDayOrder, minutesOf, type Moment, type Ordered } from '../moment.ts';

/** Minutes for which a moment of the day is not over yet. */
const STAYS = { part: 120, clock: 60 } as const;

const staysOf = (moment: Moment) => (moment.includes(':') ? STAYS.clock : STAYS.part);

/**
 * Which of the habits that today still asks for comes next at `now` (minutes since midnight): the earliest whose moment is not over, else one that
 * has none, else the first one of the day; null without any.
 */
export function nextHabit<H extends Ordered>(open: readonly H[], now: number, dayStartHour = 0): H | null {
  // A night goes on past midnight, until the new day starts.
  const at = now < 60 * dayStartHour ? now + 24 * 60 : now;
  const inOrder = inDayOrder(open, dayStartHour);
  const byMoment = inOrder
    .filter(({ moment }) => moment !== null && minutesOf(moment, dayStartHour) + staysOf(moment) > at)
    .toSorted((a, b) => minutesOf(a.moment, dayStartHour) - minutesOf(b.moment, dayStartHour) || a.order - b.order);
  return byMoment[0] ?? inOrder.find(({ moment }) => moment === null) ?? inOrder[0] ?? null;
}
