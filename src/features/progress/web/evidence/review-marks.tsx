import type { CalendarDay } from '#core/calendar/calendar.ts';
import { cn } from '#web/ui/cn.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { dateText } from './evidence-dates.ts';
import { useRoving } from './use-roving.ts';
import { toColumn } from './year/year-weeks.ts';

const texts = evidenceMessages.map;

type Review = IdentityEvidence['reviews'][number];

type ReviewMarksProps = {
  year: number;
  weeks: readonly CalendarDay[];
  reviews: readonly Review[];
  /** The columns of the map. */
  rowLook: string;
  chosen: Review | null;
  onChoose: (review: Review) => void;
};

/**
 * The year's reviews, each a mark below its week; the focused one shows its content. Marks are wider than the columns in the full-year layout:
 * every second week's is a row lower, so that none overlap.
 */
export function ReviewMarks({ year, weeks, reviews, rowLook, chosen, onChoose }: ReviewMarksProps) {
  const { onKeyDown, itemProps } = useRoving({
    items: reviews.map(({ weekStartDate }) => weekStartDate),
    current: chosen?.weekStartDate ?? reviews.at(-1)?.weekStartDate ?? null,
    onCurrent: (week) => {
      const review = reviews.find(({ weekStartDate }) => weekStartDate === week);
      if (review) onChoose(review);
    },
    steps: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 },
  });
  if (reviews.length === 0) return null;
  return (
    <div role="group" aria-label={texts.reviews(year)} onKeyDown={onKeyDown} className={cn(rowLook, 'mt-1.5')}>
      {reviews.map((review) => (
        <button
          {...itemProps(review.weekStartDate)}
          key={review.weekStartDate}
          type="button"
          aria-pressed={review === chosen}
          onClick={() => onChoose(review)}
          className={cn(
            'flex size-6 justify-center justify-self-center rounded-sm focus-visible:outline-offset-0',
            toColumn(weeks, review.weekStartDate) % 2 === 0
              ? 'row-start-1 items-end pb-1'
              : 'row-start-2 items-start pt-1',
          )}
          style={{ gridColumn: toColumn(weeks, review.weekStartDate) + 2 }}
        >
          <ReviewShape isChosen={review === chosen} />
          <span className="sr-only">{reviewText(review)}</span>
        </button>
      ))}
    </div>
  );
}

function reviewText({ weekStartDate, weekEndDate, completionRate, difficulty, summary }: Review): string {
  const week = texts.review(dateText(weekStartDate, 'short'), dateText(weekEndDate, 'short'));
  return [week, texts.reviewFigures(completionRate, difficulty), summary].filter(Boolean).join('. ');
}

/** The mark of a review: a small diamond. */
export function ReviewShape({ isChosen = false }: { isChosen?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block size-2 rotate-45 rounded-[2px] border border-accent',
        isChosen ? 'bg-accent' : 'bg-accent-soft',
      )}
    />
  );
}
