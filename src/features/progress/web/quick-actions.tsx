import { Plus, Settings } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { quickAction } from '#core/check-in/quick-action.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { progressMessages } from '../messages.ts';

const texts = progressMessages.quick;

type Opener = {
  onOpen: () => void;
  /** Called when opening becomes likely: the pointer or the focus is on the button. */
  onPrefetch: () => void;
};

type QuickActionsProps = Parameters<typeof quickAction>[0] & {
  checkIn: Opener;
  review: Opener;
  plan: Opener;
};

/** The most common actions: today's check-in, else the week's review, else a plan if none covers today, else today's entries; a new goal; the settings. */
export function QuickActions({ checkIn, review, plan, ...state }: QuickActionsProps) {
  const action = quickAction(state);
  const openers = { check_in: checkIn, weekly_review: review, plan, update_progress: checkIn };
  const { onOpen, onPrefetch } = openers[action];
  return (
    <section aria-label={texts.label} className="flex flex-wrap items-center gap-2">
      <Button
        size="lg"
        variant={action === 'update_progress' ? 'quiet' : 'primary'}
        className="max-sm:w-full sm:min-w-52"
        onClick={onOpen}
        onPointerEnter={onPrefetch}
        onFocus={onPrefetch}
      >
        {texts.actions[action](state.pendingCheckIns)}
      </Button>
      <MoreActions className="max-sm:hidden sm:ml-auto" />
    </section>
  );
}

/** A new goal and the settings: on phones below the cards, so that today's habits stand in sight. */
export function MoreActions({ className }: { className: string }) {
  return (
    <div className={cn('flex gap-2', className)}>
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
  );
}
