import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { DayShape } from '../day-shape.tsx';
import { ReviewShape } from '../review-marks.tsx';
import { YearMap } from './year-map.tsx';

const texts = evidenceMessages.map;

/** The shapes that the legend explains, in its order. */
const SHAPES = ['done', 'partial', 'none', 'rest', 'paused'] as const;

type YearCardProps = {
  evidence: IdentityEvidence;
  /** Another year is loading. */
  isChanging: boolean;
  onYear: (year: number) => void;
};

/** A year of days, and the way to the years beside it. */
export function YearCard({ evidence, isChanging, onYear }: YearCardProps) {
  const { year, years, days, reviews } = evidence;
  const at = years.indexOf(year);
  return (
    <Card asChild>
      <section aria-labelledby="year" aria-busy={isChanging}>
        <header className="mb-4 flex min-h-11 items-center justify-between gap-4">
          <h2 id="year" aria-live="polite" className="tabular font-semibold text-ink text-lg tracking-[-0.012em]">
            {texts.title(year)}
          </h2>
          {years.length > 1 && (
            <div className="-mr-2 flex">
              <OtherYear year={years[at - 1]} label={texts.earlier(year - 1)} onYear={onYear}>
                <ChevronLeft aria-hidden="true" />
              </OtherYear>
              <OtherYear year={years[at + 1]} label={texts.later(year + 1)} onYear={onYear}>
                <ChevronRight aria-hidden="true" />
              </OtherYear>
            </div>
          )}
        </header>
        <div className={cn('transition-opacity', isChanging && 'opacity-60')}>
          {days.length > 0 ? <YearMap key={year} {...evidence} /> : <p className="text-quiet">{texts.noDays(year)}</p>}
        </div>
        <div className="mt-4 border-line/70 border-t pt-4">
          <MapLegend withReviews={reviews.length > 0} />
        </div>
      </section>
    </Card>
  );
}

type OtherYearProps = {
  year: number | undefined;
  label: string;
  onYear: (year: number) => void;
  children: ReactNode;
};

function OtherYear({ year, label, onYear, children }: OtherYearProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      disabled={year === undefined}
      onClick={() => year !== undefined && onYear(year)}
    >
      {children}
    </Button>
  );
}

/** The legend: what each shape of the map means. */
function MapLegend({ withReviews }: { withReviews: boolean }) {
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-4 gap-y-2 text-quiet text-xs">
      {SHAPES.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayShape state={state} className="w-3.5" />
          {texts.shapes[state]}
        </li>
      ))}
      {withReviews && (
        <li className="flex items-center gap-2">
          <ReviewShape />
          {texts.reviewShape}
        </li>
      )}
    </ul>
  );
}
