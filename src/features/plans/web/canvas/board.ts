import { type DaySlot, type Lane, lanesOf, moved, slotOf } from '#core/canvas/canvas.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { minutesOf } from '#core/habit/moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { habitsOf } from '../running/running-plan.ts';
import { momentInWords, weekdayName } from '#web/habit/habit-words.ts';

/** A habit on the board, and whose it is. */
export type Laid = { readonly key: string; readonly identityId: string; readonly habit: PlannedHabit };

/** The habits of all running plans as they lie in the week. */
export type Board = readonly Laid[];

/** One place of the week. */
export type Place = { readonly lane: Lane; readonly slot: DaySlot };

/** A habit in one of its lanes. */
export type Piece = { readonly laid: Laid; readonly lane: Lane };

export function boardOf(groups: readonly HabitGroup[]): Board {
  return groups.flatMap((group) =>
    habitsOf(group).map((habit) => ({ key: habit.seriesId ?? habit.description, identityId: group.identityId, habit })),
  );
}

/** What lies in a lane, as its day goes. */
export function piecesIn(board: Board, lane: Lane): Piece[] {
  return (
    board
      .filter(({ habit }) => lanesOf(habit).includes(lane))
      // oxlint-disable-next-line taylr/total-order -- Habits of one time stay in the order of their plans.
      .toSorted((a, b) => Math.sign(minutesOf(a.habit.moment ?? null, 0) - minutesOf(b.habit.moment ?? null, 0)) || 0)
      .map((laid) => ({ laid, lane }))
  );
}

/** The week's lanes: what is for any days comes first where no habit has a day of its own, so that nobody opens an empty week. */
export function lanesFor(board: Board, days: readonly Weekday[]): Lane[] {
  const lanes = new Set(board.flatMap(({ habit }) => lanesOf(habit)));
  const isFree = lanes.has('any') && !days.some((day) => lanes.has(day));
  return isFree ? ['any', ...days] : [...days, 'any'];
}

/** The board once a piece lies elsewhere; the same board where it stays. */
export function withMoved(board: Board, { laid, lane }: Piece, to: Place): Board {
  const habit = moved(laid.habit, lane, to);
  return habit === laid.habit ? board : board.map((one) => (one.key === laid.key ? { ...one, habit } : one));
}

/** The lane in which a piece lies once it was moved. */
export function laneAfter(habit: PlannedHabit, wanted: Lane, before: Lane): Lane {
  const lanes = lanesOf(habit);
  return [wanted, before].find((lane) => lanes.includes(lane)) ?? lanes[0] ?? 'any';
}

export const laneName = (lane: Lane, width: 'short' | 'long' = 'long'): string =>
  lane === 'daily' || lane === 'any' ? canvasMessages[lane] : weekdayName(lane as Weekday, width);

export const slotName = (slot: DaySlot): string => (slot === 'any' ? canvasMessages.anyTime : momentInWords(slot));

export const placeName = ({ lane, slot }: Place): string => canvasMessages.place(laneName(lane), slotName(slot));

export const placeOf = ({ laid, lane }: Piece): Place => ({ lane, slot: slotOf(laid.habit) });

/** Where the piece of a habit is found on the page. */
export const pieceId = (key: string, lane: Lane): string => `piece-${key}-${lane}`;
