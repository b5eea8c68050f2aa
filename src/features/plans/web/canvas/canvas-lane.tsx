import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Lane, SLOTS, slotOf } from '#core/canvas/canvas.ts';
import { cn } from '#web/ui/cn.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { laneName, type Piece, slotName } from './board.ts';

const texts = canvasMessages;

type CanvasLaneProps = {
  lane: Lane;
  pieces: readonly Piece[];
  isToday: boolean;
  isRisky: boolean;
  /** How many habits the day asks for, and the most of any day; null for what is no day. */
  load: { readonly count: number; readonly most: number } | null;
  renderPiece: (piece: Piece) => ReactNode;
};

/** A day with what lies in it: a column with a place for each part of the day, and a row on phones. */
export function CanvasLane({ lane, pieces, isToday, isRisky, load, renderPiece }: CanvasLaneProps) {
  return (
    <section data-lane={lane} data-risky={isRisky ? '' : undefined} aria-label={laneName(lane)} className="canvas-lane">
      <LaneHead {...{ lane, isToday, isRisky, load }} />
      {SLOTS.map((slot) => {
        const own = pieces.filter(({ laid }) => slotOf(laid.habit) === slot);
        return (
          <div key={slot} data-slot={slot} className={cn('canvas-slot', own.length === 0 && 'max-md:hidden')}>
            {own.length > 0 && <p className="mb-1 px-1 text-quiet text-xs md:hidden">{slotName(slot)}</p>}
            <ul className="flex flex-col gap-1">
              {own.map((piece) => (
                <li key={piece.laid.key}>{renderPiece(piece)}</li>
              ))}
            </ul>
          </div>
        );
      })}
      {/* Of a day its load says so. */}
      {pieces.length === 0 && !load && <p className="px-1 pb-1 text-quiet text-sm md:hidden">{texts.nothing}</p>}
    </section>
  );
}

function LaneHead({ lane, isToday, isRisky, load }: Omit<CanvasLaneProps, 'pieces' | 'renderPiece'>) {
  return (
    <header className="canvas-head px-1 pb-1">
      <h3
        className={cn(
          'flex items-center gap-1.5 text-sm',
          isToday ? 'font-semibold text-ink' : 'font-medium text-quiet',
        )}
      >
        <span aria-hidden="true" className="md:hidden">
          {laneName(lane)}
        </span>
        <span aria-hidden="true" className="max-md:hidden">
          {laneName(lane, 'short')}
        </span>
        <span className="sr-only">
          {laneName(lane)}
          {isToday && ` (${texts.today})`}
        </span>
        {isToday && <span aria-hidden="true" className="canvas-today" />}
        {isRisky && (
          <TriangleAlert className="size-4 shrink-0 text-important" aria-label={texts.risk.badge} role="img" />
        )}
      </h3>
      {load && (
        <p className="canvas-load">
          <span className="canvas-bar">
            <span style={{ scale: `${load.most === 0 ? 0 : load.count / load.most} 1` }} />
          </span>
          <span className="tabular shrink-0 text-quiet text-xs">{texts.load(load.count)}</span>
        </p>
      )}
    </header>
  );
}
