import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { momentInWords } from '#web/habit/habit-words.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { type Piece, pieceId, placeName, placeOf } from './board.ts';

type CanvasPieceProps = {
  piece: Piece;
  /** Whose it is, where there are several. */
  identity: string | null;
  isHeld: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

const whenTrue = (is: boolean) => (is ? '' : undefined);

/** A habit on one of its days: pressed to choose where it goes, dragged, or carried by keys. */
export function CanvasPiece({ piece, identity, isHeld, isChosen, onChoose, ...events }: CanvasPieceProps) {
  const { habit, key } = piece.laid;
  const extras = [
    habit.moment?.includes(':') ? momentInWords(habit.moment) : null,
    piece.lane === 'any' ? canvasMessages.times(habit.targetFrequency) : null,
    identity,
  ].filter((part) => part !== null);
  return (
    <button
      type="button"
      id={pieceId(key, piece.lane)}
      aria-label={`${[habit.description, ...extras].join(' ')}, ${placeName(placeOf(piece))}`}
      aria-describedby="canvas-how"
      aria-pressed={isHeld || isChosen}
      data-experimental={whenTrue(habit.habitType === 'experimental')}
      data-held={whenTrue(isHeld)}
      data-chosen={whenTrue(isChosen)}
      onClick={onChoose}
      // Space holds the piece; it is no press.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      {...events}
      className="canvas-piece relative flex w-full select-none items-start gap-1 rounded-sm py-2 pr-2 text-left text-ink text-xs"
    >
      <span data-grip="" aria-hidden="true" className="canvas-grip text-quiet">
        <GripVertical className="size-4" />
      </span>
      <span className="min-w-0 break-words">
        {habit.description} {extras.length > 0 && <span className="block">{extras.join(' · ')}</span>}
      </span>
    </button>
  );
}
