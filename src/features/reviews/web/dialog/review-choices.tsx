import { CHOICES } from '#core/review/review.ts';
import { Button } from '#web/ui/button.tsx';
import { reviewMessages } from '#features/reviews/messages.ts';
import type { Ending, WayBack } from '../review-week.ts';

const texts = reviewMessages.screen;
const WAYS: readonly WayBack[] = ['short-week', 'nuclear'];

type ReviewChoicesProps = {
  /** The choice being saved; null before. */
  chosen: Ending | null;
  /** The coach is answering: a choice waits for that. */
  disabled: boolean;
  /** After a late and thin week two other ways are offered. */
  offersWaysBack: boolean;
  onChoose: (ending: Ending) => void;
};

/** How the next week should be. None of the three is put forward: that is left to the coach's words. */
export function ReviewChoices({ chosen, disabled, offersWaysBack, onChoose }: ReviewChoicesProps) {
  return (
    // A grid: of a fieldset in a flex column WebKit counts the legend twice, and leaves as much room empty below it.
    <div className="grid w-full grid-cols-1 gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-quiet text-sm">{texts.choice.label}</legend>
        <div className="grid grid-cols-3 gap-2">
          {CHOICES.map((choice) => {
            const isChosen = chosen?.way === null && chosen.choice === choice;
            return (
              <Button
                key={choice}
                variant="quiet"
                className="px-2"
                disabled={disabled || (chosen !== null && !isChosen)}
                busy={isChosen}
                onClick={() => onChoose({ choice, way: null })}
              >
                <Labelled {...texts.choice[choice]} />
              </Button>
            );
          })}
        </div>
      </fieldset>
      {offersWaysBack && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-quiet text-sm">{texts.ways.label}</legend>
          <div className="grid grid-cols-2 gap-2">
            {WAYS.map((way) => (
              <Button
                key={way}
                variant="ghost"
                className="px-2"
                disabled={disabled || (chosen !== null && chosen.way !== way)}
                busy={chosen?.way === way}
                onClick={() => onChoose({ choice: 'same', way })}
              >
                <Labelled {...texts.ways[way]} />
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Labelled({ label, hint }: { label: string; hint: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      {label}
      <span className="font-normal text-quiet text-xs">{hint}</span>
    </span>
  );
}
