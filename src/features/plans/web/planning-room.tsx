import type { ReactNode } from 'react';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { PlanAccepted } from './plan-accepted.tsx';
import { PlanBar } from './plan-bar.tsx';
import { isCoachingStopped } from './planning-conversation.ts';
import { PlanningTurns, type RenderSafety } from './planning-turns.tsx';
import { SuggestedHabits } from './suggested-habits.tsx';
import { type PlanningSubject, usePlanning } from './use-planning.ts';

export type PlanningRoomProps = PlanningSubject & {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
  /** A quiet line above the text box, such as how many interactions are left. */
  notice?: string | undefined;
  renderSafety: RenderSafety;
};

/** The conversation about the week, the week as it stands, and the bar to accept or change it. */
export function PlanningRoom(props: PlanningRoomProps) {
  const { identity, limitCard, notice, renderSafety } = props;
  const planning = usePlanning(props);
  const { conversation, accepted } = planning;

  if (accepted) return <PlanAccepted identityName={identity.name} habit={accepted} />;

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
        {hasPlan && (
          <SuggestedHabits conversation={conversation} disabled={planning.isSaving} onToggle={planning.toggle} />
        )}
        {planning.isLimited && limitCard}
        {conversation.habits.length === 0 && <BackToDashboard />}
      </div>
      {conversation.habits.length > 0 && <PlanBar planning={planning} hasPlan={hasPlan} notice={notice} />}
    </>
  );
}
