import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { cn } from '#web/ui/cn.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { DayShape } from '../day-shape.tsx';
import { dateText } from '../evidence-dates.ts';
import { ReviewMarks } from '../review-marks.tsx';
import { useRoving } from '../use-roving.ts';
import { toColumn, monthColumns, toRow, WEEK_ROWS, weeksOfYear } from './year-weeks.ts';

const texts = evidenceMessages.map;

type Day = IdentityEvidence['days'][number];
type Review = IdentityEvidence['reviews'][number];

/** Up and down is a day, left and right a week, as the columns are weeks. */
const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7, PageUp: -28, PageDown: 28 };

// Columns wide enough for a finger on a phone, where the map is pushed sideways; the whole year at once where there is room.
const rowLook =
  'grid grid-cols-[1.25rem_repeat(var(--weeks),1.5rem)] items-center lg:grid-cols-[1.25rem_repeat(var(--weeks),minmax(0,1fr))]';

export type YearMapProps = Pick<IdentityEvidence, 'year' | 'today' | 'weekStartDay' | 'days' | 'reviews'>;

/** The days of a year, a column per week, with its reviews below; the selection is described beneath. */
export function YearMap({ year, today, weekStartDay, days, reviews }: YearMapProps) {
  const weeks = weeksOfYear(year, weekStartDay);
  const [chosen, setChosen] = useState<CalendarDay | null>(days.at(-1)?.date ?? null);
  const [review, setReview] = useState<Review | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = toColumn(weeks, days.at(-1)?.date ?? weeks[0] ?? today);

  useEffect(() => {
    // Where only some weeks fit, the newest are in sight.
    const showNewest = () => {
      const { current } = scroller;
      if (current) current.scrollLeft = ((newest + 3) / weeks.length) * current.scrollWidth - current.clientWidth;
    };
    showNewest();
    window.addEventListener('resize', showNewest);
    return () => window.removeEventListener('resize', showNewest);
  }, [newest, weeks.length]);

  const day = days.find(({ date }) => date === chosen) ?? null;
  return (
    <>
      <div ref={scroller} className="relative -mr-5 scroll-pl-6 overflow-x-auto pr-5 pb-2">
        <div className="min-w-max lg:min-w-0" style={{ '--weeks': weeks.length } as CSSProperties}>
          <Months year={year} weeks={weeks} />
          <Days
            {...{ year, today, weeks, days }}
            chosen={chosen}
            isMarked={review === null}
            onChoose={(date) => {
              setChosen(date);
              setReview(null);
            }}
          />
          <ReviewMarks {...{ year, weeks, reviews }} rowLook={rowLook} chosen={review} onChoose={setReview} />
        </div>
      </div>
      <Chosen day={day} review={review} today={today} hasReviews={reviews.length > 0} />
    </>
  );
}

function Months({ year, weeks }: { year: number; weeks: readonly CalendarDay[] }) {
  return (
    <div aria-hidden="true" className={cn(rowLook, 'mb-1.5 h-4')}>
      {monthColumns(year, weeks).map(({ column, firstDay }) => (
        // Lettering of the drawing: wider than the column that it begins in.
        <svg key={firstDay} className="row-start-1 h-4 w-2 overflow-visible" style={{ gridColumn: column + 2 }}>
          <text y={12} className="fill-faint text-xs">
            {dateText(firstDay, 'month')}
          </text>
        </svg>
      ))}
    </div>
  );
}

type DaysProps = {
  year: number;
  today: CalendarDay;
  weeks: readonly CalendarDay[];
  days: readonly Day[];
  chosen: CalendarDay | null;
  /** False while something else than a day is told beneath. */
  isMarked: boolean;
  onChoose: (day: CalendarDay) => void;
};

function Days({ year, today, weeks, days, chosen, isMarked, onChoose }: DaysProps) {
  const { onKeyDown, itemProps } = useRoving({
    items: days.map(({ date }) => date),
    current: chosen,
    onCurrent: onChoose,
    steps: STEPS,
  });
  const known = new Map(days.map((day) => [day.date, day]));
  return (
    <div role="grid" aria-label={texts.grid(year)} onKeyDown={onKeyDown}>
      {WEEK_ROWS.map((row) => (
        <div key={row} role="row" className={rowLook}>
          <span
            role="rowheader"
            className="sticky left-0 z-1 flex items-center self-stretch bg-surface text-faint text-xs"
          >
            <span aria-hidden="true">{dateText(addDays(weeks[0] ?? today, row), 'letter')}</span>
            <span className="sr-only">{dateText(addDays(weeks[0] ?? today, row), 'weekday')}</span>
          </span>
          {toRow(weeks, row).map((date) => (
            <DayCell
              key={date}
              date={date}
              day={known.get(date)}
              isToday={date === today}
              isInYear={Number(date.slice(0, 4)) === year}
              isChosen={isMarked && date === chosen}
              onChoose={onChoose}
              itemProps={itemProps}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type DayCellProps = {
  date: CalendarDay;
  day: Day | undefined;
  isToday: boolean;
  isInYear: boolean;
  isChosen: boolean;
  onChoose: (day: CalendarDay) => void;
  itemProps: (day: CalendarDay) => object;
};

function DayCell({ date, day, isToday, isInYear, isChosen, onChoose, itemProps }: DayCellProps) {
  if (!day) {
    return (
      <span role="gridcell" className="grid place-items-center p-[2px]">
        {isInYear && <span className="size-[3px] rounded-full bg-track" />}
      </span>
    );
  }
  return (
    <span
      {...itemProps(date)}
      role="gridcell"
      aria-selected={isChosen}
      aria-label={dayText(day, isToday)}
      onClick={() => onChoose(date)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(date)}
      className={cn(
        'block cursor-pointer rounded-[28%] p-[2px] focus-visible:outline-offset-0',
        isChosen && 'bg-lifted ring-1 ring-edge',
      )}
    >
      <DayShape state={day.state} isToday={isToday} />
    </span>
  );
}

function dayText({ date, state, votes, planned }: Day, isToday: boolean): string {
  return texts.day(dateText(date, 'full'), { state, done: votes, planned, isToday });
}

type ChosenProps = { day: Day | null; review: Review | null; today: CalendarDay; hasReviews: boolean };

// Hidden from screen readers: the day or the mark that has the focus says it.
function Chosen({ day, review, today, hasReviews }: ChosenProps) {
  return (
    <div aria-hidden="true" className={cn('mt-3 text-ink text-sm', hasReviews ? 'min-h-20' : 'min-h-11')}>
      {!review && day && (
        <p className="flex items-center gap-2.5">
          <DayShape state={day.state} isToday={day.date === today} className="w-4 shrink-0" />
          {dayText(day, day.date === today)}
        </p>
      )}
      {review && (
        <>
          <p className="font-medium">
            {texts.review(dateText(review.weekStartDate, 'short'), dateText(review.weekEndDate, 'short'))}
          </p>
          <p className="tabular mt-0.5 text-quiet">{texts.reviewFigures(review.completionRate, review.difficulty)}</p>
          {review.summary && <p className="measure mt-1.5 text-base">{review.summary}</p>}
        </>
      )}
    </div>
  );
}
