import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { keepFocus } from '#web/ui/overlay/return-focus.ts';
import { canSpare, type HandAction, placeAfter, placesOf } from '../offer/plan-edits.ts';
import { UNDO_BUTTON } from './undo-bar.tsx';

const texts = editMessages.list;

type HabitActionsProps = {
  habits: readonly PlannedHabit[];
  index: number;
  disabled: boolean;
  onEdit: (action: HandAction) => void;
};

/** Moves a habit among those of its kind, or takes it out. */
export function HabitActions({ habits, index, disabled, onEdit }: HabitActionsProps) {
  const [isMoved, setMoved] = useState(false);
  const habit = habits[index];
  if (!habit) return null;
  const places = placesOf(habits, habit.habitType);
  const name = <span className="sr-only">{texts.of(habit.description)}</span>;
  const move = (by: 1 | -1) => {
    const isEnd = placeAfter(habits, index, by) === null;
    const onClick = () => {
      if (isEnd) return;
      setMoved(true);
      onEdit({ type: 'moved', index, by });
    };
    return { variant: 'quiet' as const, size: 'sm' as const, disabled, 'aria-disabled': isEnd, onClick };
  };
  const isSpare = canSpare(habits, index);
  const remove = () => {
    if (!isSpare) return;
    onEdit({ type: 'removed', index });
    keepFocus(UNDO_BUTTON);
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button {...move(-1)} className="aria-disabled:opacity-55">
          <ArrowUp className="size-4" aria-hidden="true" />
          {texts.up} {name}
        </Button>
        <Button {...move(1)} className="aria-disabled:opacity-55">
          <ArrowDown className="size-4" aria-hidden="true" />
          {texts.down} {name}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={disabled}
          aria-disabled={!isSpare}
          className="aria-disabled:opacity-55"
          onClick={remove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.remove} {name}
        </Button>
      </div>
      {!isSpare && <p className="mt-2 text-quiet text-sm">{texts.lastCore}</p>}
      <p role="status" className="sr-only">
        {isMoved && texts.place(habit.description, places.indexOf(index) + 1, places.length)}
      </p>
    </div>
  );
}
