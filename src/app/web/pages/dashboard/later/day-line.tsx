import { setHardDay } from '#features/check-ins/web/tick/set-hard-day.ts';
import { hardDayMessages } from '#features/hard-days/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { NextHabitLine, type NextHabitLineProps } from './next-habit-line.tsx';

const texts = hardDayMessages.line;

type DayLineProps = NextHabitLineProps & { isHard: boolean };

/** What comes next today, and the way to a small day; on a hard one, that it is small, and the way back. */
export function DayLine({ isHard, ...next }: DayLineProps) {
  return (
    <div data-later className={cn('min-w-0 items-center sm:flex sm:gap-4', isHard && 'flex')}>
      <Button
        variant="ghost"
        size="sm"
        className={cn(
          '-my-2.5 -mr-3 order-last',
          isHard ? 'ml-auto' : 'max-sm:float-right max-sm:-mt-2 max-sm:-mb-3 max-sm:ml-1 sm:ml-auto',
        )}
        onClick={() => setHardDay(!isHard)}
      >
        {isHard ? texts.undo : texts.ask}
      </Button>
      {isHard ? <p className="min-w-0 text-ink text-sm">{texts.on}</p> : <NextHabitLine {...next} />}
    </div>
  );
}
