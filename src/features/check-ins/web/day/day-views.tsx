import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import { loggedDay } from './day-label.ts';

const texts = modalMessages;

type DayQuestionProps = { today: CalendarDay; onChoose: (day: CalendarDay) => void };

/** Who is still awake after midnight may mean the day before. */
export function DayQuestion({ today, onChoose }: DayQuestionProps) {
  return (
    <div className="flex flex-col gap-6 py-2">
      <div>
        <h3 className="font-display font-medium text-ink text-xl tracking-[-0.015em]">{texts.whichDay}</h3>
        <p className="mt-2 text-base text-quiet">{texts.whichDayHint}</p>
      </div>
      <div className="flex flex-col gap-3">
        {[addDays(today, -1), today].map((day) => (
          <Button key={day} variant="quiet" size="lg" wide onClick={() => onChoose(day)}>
            {loggedDay(day, today)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Placeholder while an earlier day's habits load. */
export function DayLoading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {checkInMessages.loading}
      </p>
      <Skeleton className="mb-3 h-13" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-18 rounded-md" />
      ))}
    </div>
  );
}

/** An earlier day's habits could not be loaded. */
export function DayFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-4">
      <p className="text-base text-ink">{texts.loadFailed}</p>
      <Button variant="quiet" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
