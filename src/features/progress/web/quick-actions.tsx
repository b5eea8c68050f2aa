import { Plus, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { quickAction } from '#core/quick-action.ts';
import { Button } from '#web/ui/button.tsx';
import { progressMessages } from '../messages.ts';

const texts = progressMessages.quick;

type QuickActionsProps = {
  pendingCheckIns: number;
  onCheckIn: () => void;
  /** Called when a check-in becomes likely: the pointer or the focus is on its button. */
  onCheckInNear: () => void;
};

/** What one comes for most often: today's check-in, else a look at what was noted; a new goal; the settings. */
export function QuickActions({ pendingCheckIns, onCheckIn, onCheckInNear }: QuickActionsProps) {
  // Reviews are not offered yet, so none waits.
  const action = quickAction({ pendingCheckIns, pendingReviews: 0 });
  return (
    <section aria-label={texts.label} className="flex flex-wrap items-center gap-2">
      <Button
        size="lg"
        variant={action === 'check_in' ? 'primary' : 'quiet'}
        className="max-sm:w-full sm:min-w-52"
        onClick={onCheckIn}
        onPointerEnter={onCheckInNear}
        onFocus={onCheckInNear}
      >
        {texts.actions[action](pendingCheckIns)}
      </Button>
      <div className="flex gap-2 max-sm:w-full max-sm:justify-between sm:ml-auto">
        <Button asChild variant="ghost" className="whitespace-nowrap">
          <Link to="/goal-capture">
            <Plus aria-hidden="true" />
            {texts.addGoal}
          </Link>
        </Button>
        <Button asChild variant="ghost" className="whitespace-nowrap">
          <Link to="/settings">
            <Settings aria-hidden="true" />
            {texts.settings}
          </Link>
        </Button>
      </div>
    </section>
  );
}
