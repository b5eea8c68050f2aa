import { fitsIn, type Lane, SLOTS } from '#core/canvas/canvas.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { BOTTOM_BAR } from '#web/ui/status/toast-store.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { laneName, type Piece, type Place, placeOf, slotName } from './board.ts';

const texts = canvasMessages.move;

type MoveBarProps = {
  piece: Piece;
  lanes: readonly Lane[];
  onMove: (to: Place) => void;
  onDone: () => void;
};

/** Where a chosen piece can go, without dragging it. */
export function MoveBar({ piece, lanes, onMove, onDone }: MoveBarProps) {
  const { habit } = piece.laid;
  const place = placeOf(piece);
  const fitting = lanes.filter((lane) => fitsIn(habit, piece.lane, lane));
  return (
    <section
      {...BOTTOM_BAR}
      aria-label={texts.title(habit.description)}
      className="sticky -bottom-5 z-20 -mx-5 mt-4 -mb-5 border-line border-t bg-surface px-5 pt-3 pb-4 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-medium text-ink text-sm">{texts.title(habit.description)}</h3>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3 md:max-w-xl">
        {fitting.length > 1 && (
          <SelectField
            label={texts.day}
            value={place.lane}
            onChange={(lane) => onMove({ ...place, lane })}
            options={fitting.map((lane) => ({ value: lane, label: laneName(lane) }))}
          />
        )}
        <SelectField
          label={texts.time}
          value={place.slot}
          onChange={(slot) => onMove({ ...place, slot })}
          options={SLOTS.map((slot) => ({ value: slot, label: slotName(slot) }))}
        />
      </div>
    </section>
  );
}
