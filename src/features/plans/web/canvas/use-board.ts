import { useState } from 'react';
import { fitsIn, type Lane, SLOTS } from '#core/canvas/canvas.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { type Board, laneAfter, type Piece, pieceId, type Place, placeName, placeOf, withMoved } from './board.ts';

const texts = canvasMessages.said;

/** A piece that the keyboard holds, and where it would be put down. */
type Held = { readonly piece: Piece; readonly at: Place };

/** The board while it is changed: what lies where, what is held, what can be undone, and what is said of it. */
export function useBoard(base: Board, lanes: readonly Lane[]) {
  const [boards, setBoards] = useState<readonly Board[]>([base]);
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const laidDown = boards.at(-1) ?? base;
  const board = held ? withMoved(laidDown, held.piece, held.at) : laidDown;

  /** The id of the piece once it lies there. */
  function idAfter(piece: Piece, to: Place): string {
    const after = withMoved(laidDown, piece, to).find(({ key }) => key === piece.laid.key) ?? piece.laid;
    return pieceId(after.key, laneAfter(after.habit, to.lane, piece.lane));
  }

  function put(piece: Piece, to: Place): void {
    const { description } = piece.laid.habit;
    const after = withMoved(laidDown, piece, to);
    if (after !== laidDown) setBoards([...boards, after]);
    setSaid(after === laidDown ? texts.stays(description) : texts.putDown(description, placeName(to)));
  }

  return {
    board,
    held,
    said,
    isChanged: boards.length > 1,
    idAfter,
    put,
    pickUp(piece: Piece) {
      setHeld({ piece, at: placeOf(piece) });
      setSaid(texts.pickedUp(piece.laid.habit.description, placeName(placeOf(piece))));
    },
    /** Moves what is held, and says where it would be. */
    carry({ piece, at }: Held, key: string): Place {
      const to = next(piece, at, key, lanes);
      setHeld({ piece, at: to });
      setSaid(texts.over(placeName(to)));
      return to;
    },
    putDown({ piece, at }: Held) {
      setHeld(null);
      put(piece, at);
    },
    takeBack({ piece }: Held) {
      setHeld(null);
      setSaid(texts.back(piece.laid.habit.description, placeName(placeOf(piece))));
    },
    undo() {
      setBoards(boards.slice(0, -1));
      setSaid(texts.undone);
    },
    /** Begins anew from what the server has. */
    reset(anew: Board) {
      setHeld(null);
      setBoards([anew]);
    },
  };
}

const STEPS: Readonly<Record<string, { lane?: 1 | -1; slot?: 1 | -1 }>> = {
  ArrowLeft: { lane: -1 },
  ArrowRight: { lane: 1 },
  ArrowUp: { slot: -1 },
  ArrowDown: { slot: 1 },
};

export const isArrow = (key: string): boolean => Object.hasOwn(STEPS, key);

/** The next place that takes the piece, in the direction of an arrow key; the same one at the edge. */
function next({ laid, lane }: Piece, at: Place, key: string, lanes: readonly Lane[]): Place {
  const { lane: across = 0, slot: down = 0 } = STEPS[key] ?? {};
  const fitting = lanes.filter((one) => fitsIn(laid.habit, lane, one));
  return {
    lane: fitting[fitting.indexOf(at.lane) + across] ?? at.lane,
    slot: SLOTS[SLOTS.indexOf(at.slot) + down] ?? at.slot,
  };
}
