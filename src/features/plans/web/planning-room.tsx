import { type ReactNode, useState } from 'react';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { FreshStartDialog } from './fresh-start-dialog.tsx';
import { PlanAccepted } from './plan-accepted.tsx';
import { PlanBar } from './plan-bar.tsx';
import { isCoachingStopped } from './planning-conversation.ts';
import { PlanningTurns, type RenderSafety } from './planning-turns.tsx';
import { SuggestedHabits } from './suggested-habits.tsx';
import { type PlanningSubject, usePlanning } from './use-planning.ts';

export type PlanningRoomProps = PlanningSubject & {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
  /** True when none of them are left: the week can still be changed by hand, and accepted. */
  isUsedUp: boolean;
  /** A quiet line above the text box, such as how many interactions are left. */
  notice?: string | undefined;
  renderSafety: RenderSafety;
  /** What is to be decided besides the habits. */
  above?: ReactNode;
};

/** The conversation about the week, the week as it stands, and the bar to accept or change it. */
export function PlanningRoom(props: PlanningRoomProps) {
  const { identity, offer, replacement, limitCard, isUsedUp, notice, renderSafety, above } = props;
  const planning = usePlanning(props);
  const [isAsked, setIsAsked] = useState(false);
  const { conversation, accepted, selected } = planning;

  if (accepted) return <PlanAccepted identityName={replacement?.name ?? identity.name} habit={accepted} />;

  // The answer to the last one may still be coming.
  const isLimited = planning.isLimited || (isUsedUp && !planning.isThinking);
  const isStopped = isCoachingStopped(conversation);
  const hasPlan = conversation.habits.length > 0 && !isStopped;
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 pb-6">
        <PlanningTurns
          turns={conversation.turns}
          coming={planning.coming}
          onRetry={planning.onRetry}
          renderSafety={renderSafety}
        />
        {hasPlan && above}
        {hasPlan && (
          <SuggestedHabits
            conversation={conversation}
            days={offer.days}
            disabled={planning.isSaving}
            onToggle={planning.toggle}
            onToggleChange={planning.toggleChange}
          />
        )}
        {isLimited && limitCard}
        {conversation.habits.length === 0 && <BackToDashboard />}
      </div>
      {conversation.habits.length > 0 && (
        <PlanBar
          planning={planning}
          isLimited={isLimited}
          hasPlan={hasPlan}
          notice={notice}
          isNamed={replacement?.name !== ''}
          onAccept={replacement ? () => setIsAsked(true) : planning.accept}
        />
      )}
      {replacement && (
        <FreshStartDialog
          open={isAsked}
          busy={planning.isSaving}
          identityName={identity.name}
          replacementName={replacement.name}
          habits={selected.length}
          onClose={() => setIsAsked(false)}
          onConfirm={planning.accept}
        />
      )}
    </>
  );
}
