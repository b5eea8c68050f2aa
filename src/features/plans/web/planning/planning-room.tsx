import { type ReactNode, useState } from 'react';
import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { type PlanningSubject, usePlanning } from '../offer/use-planning.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { Overtaken } from './overtaken.tsx';
import { PlanAccepted } from './plan-accepted.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanRoom, type PlanningParts } from './plan-room.tsx';

const texts = planMessages.planning;
const { freshStart } = nextPlanMessages;

export type PlanningRoomProps = PlanningSubject &
  PlanningParts & {
    /** Decisions besides the habits. */
    above?: ReactNode;
  };

/** A week as it is offered: talked over, changed by hand, and accepted, with the last question before a fresh start. */
export function PlanningRoom(props: PlanningRoomProps) {
  const { identity, offer, replacement, above, limitCard, isUsedUp, notice, renderSafety } = props;
  const [isAsked, setIsAsked] = useState(false);
  const planning = usePlanning(props);
  const { accepted, selected, isThinking, isSaving, overtaken } = planning;
  if (accepted) {
    const firstVote = offer.days || replacement ? null : planning.firstVote;
    return <PlanAccepted identityName={replacement?.name ?? identity.name} habit={accepted} firstVote={firstVote} />;
  }
  return (
    <>
      <PlanRoom
        isChoice
        place="page"
        title={texts.suggested}
        identityId={identity.id}
        days={offer.days}
        {...{ planning, above, limitCard, isUsedUp, notice, renderSafety }}
        action={
          <>
            {overtaken && (
              <Overtaken
                isOver={overtaken.isOver}
                busy={isSaving}
                runningAddress={`/habit-planning/${identity.id}`}
                onMine={planning.acceptAnyway}
              />
            )}
            <PlanAction
              selected={selected}
              busyLabel={texts.accepting}
              canTake={replacement?.name !== ''}
              disabled={isThinking || overtaken !== null}
              busy={isSaving}
              onTake={replacement ? () => setIsAsked(true) : planning.accept}
            />
          </>
        }
      />
      {planning.conversation.habits.length === 0 && <BackToDashboard />}
      {replacement && (
        <FreshStartDialog
          open={isAsked}
          busy={isSaving}
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

type FreshStartDialogProps = {
  open: boolean;
  busy: boolean;
  /** Who goes, and who begins with how many habits. */
  identityName: string;
  replacementName: string;
  habits: number;
  onClose: () => void;
  onConfirm: () => void;
};

/** The final confirmation before an identity is deleted. */
function FreshStartDialog(props: FreshStartDialogProps) {
  return (
    <DeletionDialog
      texts={freshStart.question}
      subject={props.identityName}
      open={props.open}
      busy={props.busy}
      onClose={props.onClose}
      onDelete={props.onConfirm}
      offersDownload
    >
      <p className="mt-4 break-words text-base text-quiet">
        {freshStart.next(props.replacementName, props.habits)} {freshStart.goalStays}
      </p>
    </DeletionDialog>
  );
}
