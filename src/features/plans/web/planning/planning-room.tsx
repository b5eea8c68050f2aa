import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { ifThenSentence } from '../offer/plan-selection.ts';
import { type PlanningSubject, usePlanning } from '../offer/use-planning.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { Overtaken } from './overtaken.tsx';
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
  if (accepted) return <PlanAccepted identityName={replacement?.name ?? identity.name} habit={accepted} />;
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

type PlanAcceptedProps = { identityName: string; habit: { description: string; implementationIntention: string } };

/** A moment of pride between accepting a plan and the dashboard, with the first step read back. */
function PlanAccepted({ identityName, habit }: PlanAcceptedProps) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
      <span className="grid size-20 animate-land place-items-center rounded-full bg-complete-soft text-complete">
        <Check className="size-9" strokeWidth={2.5} aria-hidden="true" />
      </span>
      <h2 className="font-semibold text-ink text-xl tracking-[-0.018em]">{texts.savedTitle}</h2>
      <p className="max-w-[44ch] text-base text-quiet">{texts.saved(identityName)}</p>
      <p className="mt-4 max-w-[34ch] text-balance font-display text-ink text-lg">
        <span className="mb-1 block font-medium font-sans text-quiet text-xs">{texts.firstStep}</span>
        {ifThenSentence(habit.implementationIntention) || habit.description}
      </p>
    </div>
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
