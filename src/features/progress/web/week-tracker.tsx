import { Check } from 'lucide-react';
import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { type DayState, dayState } from '#core/week/tracker.ts';
import { cn } from '#web/ui/cn.ts';
import type { WeeklyTracking } from '../contract.ts';
import { progressMessages } from '../messages.ts';

const texts = progressMessages.tracker;
const utc = { timeZone: 'UTC' } as const;
const narrow = new Intl.DateTimeFormat(undefined, { weekday: 'narrow', ...utc });
const full = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', ...utc });

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

type TrackedDay = WeeklyTracking['weekDays'][number];
type WeekTrackerProps = {
  days: readonly TrackedDay[];
  today: CalendarDay;
  /** Days with a check-in waiting on the device; their figures are the server's. */
  waitingDays?: readonly CalendarDay[];
  /** Called with the day to check in or edit: today, or an earlier one of the current plan. */
  onDay: (day: CalendarDay) => void;
};

/** The week's seven days, by fill and shape; each has a text twin such as 'Wednesday 4 March: 67%, partial'. */
export function WeekTracker({ days, today, waitingDays, onDay }: WeekTrackerProps) {
  const opensSome = days.some((day) => canOpen(day, today));
  return (
    <div>
      <ol aria-label={texts.label} className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <TrackerDay
            key={toWeekday(day.date)}
            {...{ day, today, onDay }}
            state={dayState(day, today)}
            isWaiting={waitingDays?.includes(day.date)}
          />
        ))}
      </ol>
      {/* The days say it themselves to whoever does not see them. */}
      {opensSome && (
        <p aria-hidden="true" className="mt-3 text-center text-quiet text-xs max-md:hidden">
          {texts.choose}
        </p>
      )}
    </div>
  );
}

/** Whether a day's check-in opens by a press on it. */
const canOpen = ({ date, isPreStart }: TrackedDay, today: CalendarDay) => !isPreStart && date <= today;

type TrackerDayProps = Pick<WeekTrackerProps, 'today' | 'onDay'> & {
  day: TrackedDay;
  state: DayState;
  isWaiting: boolean | undefined;
};

const column = 'flex w-full flex-col items-center gap-2';

function TrackerDay({ day, state, today, isWaiting, onDay }: TrackerDayProps) {
  const isClosed = !canOpen(day, today);
  const figures = <DayFigures day={day} state={state} isClosed={isClosed} />;
  if (isClosed) return <li className={column}>{figures}</li>;
  return (
    <li>
      <button
        type="button"
        onClick={() => onDay(day.date)}
        className={cn(column, 'relative -my-1.5 rounded-md py-1.5 transition-colors hover:bg-raised')}
      >
        {figures}
        {isWaiting && (
          <>
            <span className="sr-only">, {texts.waiting}</span>
            <span className="absolute top-6.5 left-[calc(50%+0.625rem)] size-2.5 rounded-full bg-important ring-2 ring-surface" />
          </>
        )}
        <span className="sr-only">{texts.change}</span>
      </button>
    </li>
  );
}

function DayFigures({ day, state, isClosed }: { day: TrackedDay; state: DayState; isClosed: boolean }) {
  return (
    <>
      <span className="sr-only">
        {texts.day(full.format(toDate(day.date)), day.completionPercentage, state, day.isToday)}
      </span>
      <span
        aria-hidden="true"
        className={cn('text-xs', day.isToday ? 'font-semibold text-ink' : isClosed ? 'text-faint' : 'text-quiet')}
      >
        {narrow.format(toDate(day.date))}
      </span>
      <DayShape day={day} state={state} />
      <span aria-hidden="true" className={cn('tabular text-xs', day.isToday ? 'font-semibold text-ink' : 'text-faint')}>
        {day.dayNumber}
      </span>
    </>
  );
}

const fills: Record<DayState, string> = {
  complete: 'bg-complete text-on-complete',
  partial: 'bg-linear-to-t from-50% from-partial to-50% to-partial-soft ring-2 ring-partial ring-inset',
  missed: 'ring-2 ring-missed/70 ring-inset',
  today: 'bg-raised',
  future: 'bg-track',
  rest: 'bg-rest-soft text-rest',
  paused: 'bg-prestart-soft text-prestart',
  pre_start: 'text-prestart',
};

function DayShape({ day, state }: { day: TrackedDay; state: DayState }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-8 place-items-center',
        day.isWeekEnd ? 'rounded-sm' : 'rounded-full',
        day.isToday && 'outline-2 outline-today outline-offset-2',
        fills[state],
      )}
    >
      {state === 'complete' && <Check className="size-4" strokeWidth={3} />}
      {state === 'rest' && <span className="size-1.5 rounded-full bg-current" />}
      {state === 'paused' && <span className="h-3 w-2.5 border-current border-x-3" />}
      {state === 'pre_start' && <span className="h-0.5 w-2.5 rounded-full bg-current" />}
    </span>
  );
}
