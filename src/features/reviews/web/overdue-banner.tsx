import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { bannerMessages as texts } from '../banner-messages.ts';
import type { OverdueIdentity } from './overdue.ts';
import { weekWords } from './week-words.ts';

/** Identities listed before the rest is collapsed. */
const SHOWN = 3;

type OverdueBannerProps = {
  overdue: readonly OverdueIdentity[];
  onReview: (identityId: string) => void;
  /** Called when a review becomes likely: the pointer or the focus is on a button. */
  onReviewPrefetch: () => void;
};

/** Weeks without a review, each with a button to start it. The wording never calls them late or lost. */
export function OverdueBanner({ overdue, onReview, onReviewPrefetch }: OverdueBannerProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (overdue.length === 0) return null;
  const shown = isUnfolded ? overdue : overdue.slice(0, SHOWN);
  const weeks = overdue.reduce((sum, { before }) => sum + 1 + before, 0);
  return (
    <Card asChild padding="none" className="px-5 py-4">
      <section aria-labelledby="overdue-reviews">
        <h2 id="overdue-reviews" className="font-medium text-base text-ink">
          {texts.title(weeks)}
        </h2>
        <p className="measure text-quiet text-sm">{texts.text}</p>
        <ul className="mt-3 divide-y divide-line/70">
          {shown.map(({ identityId, name, week, before }) => (
            <li key={identityId} className="flex items-center justify-between gap-4 py-2 last:pb-0">
              <p className="min-w-0">
                <span className="block text-balance font-display text-base text-ink">{name}</span>
                <span className="tabular block text-quiet text-sm">{texts.week(weekWords(week), before)}</span>
              </p>
              <Button
                variant="quiet"
                aria-label={texts.openOf(name)}
                onClick={() => onReview(identityId)}
                onPointerEnter={onReviewPrefetch}
                onFocus={onReviewPrefetch}
              >
                {texts.open}
              </Button>
            </li>
          ))}
        </ul>
        {overdue.length > SHOWN && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isUnfolded}
            className="mt-1 -ml-3"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? texts.less : texts.more(overdue.length - SHOWN)}
          </Button>
        )}
      </section>
    </Card>
  );
}
