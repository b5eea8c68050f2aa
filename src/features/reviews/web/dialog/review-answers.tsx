import { planningAddress } from '#contract/addresses.ts';
import { reviewMessages } from '#features/reviews/messages.ts';
import { Button } from '#web/ui/button.tsx';

const texts = reviewMessages.screen;

type ReviewAnswersProps = {
  chips: readonly string[];
  onSay: (text: string) => void;
  /** Where another plan is made; null unless one was asked for. */
  planFor: string | null;
  onPlan: (address: string) => void;
};

/** What people most often say next, as buttons that say it, and the way to another plan. */
export function ReviewAnswers({ chips, onSay, planFor, onPlan }: ReviewAnswersProps) {
  if (chips.length === 0 && planFor === null) return null;
  return (
    <ul aria-label={texts.chips} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip}>
          <Button variant="quiet" size="sm" className="min-h-11 rounded-full px-4" onClick={() => onSay(chip)}>
            {chip}
          </Button>
        </li>
      ))}
      {planFor !== null && (
        <li>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 rounded-full px-4"
            onClick={() => onPlan(planningAddress(planFor, {}))}
          >
            {texts.otherPlan}
          </Button>
        </li>
      )}
    </ul>
  );
}
