import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { DayShape } from './day-shape.tsx';
import { ReviewShape } from './review-marks.tsx';

const texts = evidenceMessages.map;
const SHAPES = ['done', 'partial', 'none', 'rest', 'paused'] as const;

/** What each shape of the map stands for. */
export function MapLegend({ withReviews }: { withReviews: boolean }) {
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
