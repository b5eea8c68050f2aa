import { setHardDay } from '#features/check-ins/web/tick/set-hard-day.ts';
import { hardDayMessages } from '#features/hard-days/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { NextHabitLine, type NextHabitLineProps } from './next-habit-line.tsx';

const texts = hardDayMessages.line;

type DayLineProps = NextHabitLineProps & { isHard: boolean };

/** What comes next today, and the way to a small day; on a hard one, that it is small, and the way back. */
export function DayLine({ isHard, ...next }: DayLineProps) {
  return (
    <div data-later className="flex min-w-0 items-center justify-between gap-4">
      {isHard ? <p className="min-w-0 text-ink text-sm">{texts.on}</p> : <NextHabitLine {...next} />}
      <Button variant="ghost" size="sm" className="-my-2 -mr-3 ml-auto shrink-0" onClick={() => setHardDay(!isHard)}>
        {isHard ? texts.undo : texts.ask}
      </Button>
    </div>
  );
}
