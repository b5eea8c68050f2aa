import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Chip } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { cn } from '#web/ui/cn.ts';
import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { MESSAGE_BOX, PlanBar } from './plan-bar.tsx';
import { PlanChips } from './plan-chips.tsx';
import { type Editing, useEditing } from '../list/habit-list.tsx';
import { canAdd } from '../offer/plan-edits.ts';
import { careFor } from '../offer/planning-calls.ts';
import { ifThenSentence } from '../offer/plan-selection.ts';
import { isCoachingStopped } from '../offer/planning-conversation.ts';
import { PlanningTurns, type RenderSafety } from './planning-turns.tsx';
import { SuggestedHabits } from './suggested-habits.tsx';
import { type Planning, type PlanningSubject, usePlanning } from '../offer/use-planning.ts';

const texts = planMessages.planning;
const { freshStart } = nextPlanMessages;

export type PlanningRoomProps = PlanningSubject & {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
  /** True when none of them are left: the week can still be changed by hand, and accepted. */
  isUsedUp: boolean;
  /** A quiet line above the text box, such as how many interactions are left. */
  notice?: string | undefined;
  renderSafety: RenderSafety;
  /** Decisions besides the habits. */
  above?: ReactNode;
};

/** The conversation about the week, the week as it stands, and the bar to accept or change it. Where there is room, the week stands beside the conversation. */
export function PlanningRoom(props: PlanningRoomProps) {
  const { identity, offer, replacement, limitCard, isUsedUp, notice, renderSafety, above } = props;
  const planning = usePlanning(props);
  const editing = useEditing();
  const { conversation, accepted } = planning;
  if (accepted) return <PlanAccepted identityName={replacement?.name ?? identity.name} habit={accepted} />;
  // The answer to the last one may still be coming.
  const isLimited = planning.isLimited || (isUsedUp && !planning.isThinking);
  const isStopped = isCoachingStopped(conversation);
  const hasPlan = conversation.habits.length > 0 && !isStopped;
  const parts = { care: (habit: PlannedHabit) => careFor(identity.id, habit), renderSafety };
  return (
    <div className={cn('flex flex-1 flex-col', hasPlan && besideEachOther)}>
      <Conversation {...{ planning, editing, hasPlan, renderSafety }} limitCard={isLimited && limitCard} />
      {hasPlan && (
        <div className="flex flex-col gap-6 pb-6 lg:col-start-1 lg:row-start-1 lg:pb-36">
          {above}
          <SuggestedHabits {...{ planning, editing, parts }} days={offer.days} />
        </div>
      )}
      {conversation.habits.length === 0 && <BackToDashboard />}
      <PlanDecision {...{ planning, isLimited, hasPlan, notice, identity, replacement }} />
    </div>
  );
}

type ConversationProps = Pick<PlanningRoomProps, 'renderSafety' | 'limitCard'> & {
  planning: Planning;
  editing: Editing;
  hasPlan: boolean;
};

/** What was said, and what can be done next. */
function Conversation({ planning, editing, hasPlan, renderSafety, limitCard }: ConversationProps) {
  const { turns, chips, habits } = planning.conversation;
  return (
    <div className={cn('flex flex-col gap-4 pb-6', hasPlan && conversationColumn)}>
      <PlanningTurns turns={turns} coming={planning.coming} onRetry={planning.onRetry} renderSafety={renderSafety} />
      {hasPlan && !planning.isThinking && (
        <PlanChips
          chips={chips}
          canWrite={canAdd(habits)}
          disabled={planning.isSaving}
          onChip={(chip) => takeChip(chip, { planning, editing })}
        />
      )}
      {limitCard}
    </div>
  );
}

/** The week on the left, the conversation on the right. */
export const besideEachOther = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(21rem,26rem)] lg:gap-x-12';
/** It scrolls by itself between the top bar and the box to write in. */
const conversationColumn =
  'lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-13rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain';

/** Does what a chip says; none of it needs to be understood. */
function takeChip(chip: Chip, { planning, editing }: { planning: Planning; editing: Editing }): void {
  switch (chip.does) {
    case 'act':
      // Both sides remember what was: nobody has to be asked.
      return chip.acts.every(({ act }) => act === 'undo') ? planning.edit({ type: 'undone' }) : planning.choose(chip);
    case 'edit':
      return editing.start({ index: chip.target });
    case 'write-own':
      return editing.start({ index: null, habitType: 'core' });
    case 'begin':
      planning.setDraft(chip.text);
      return document.getElementById(MESSAGE_BOX)?.querySelector('textarea')?.focus();
  }
}

type PlanDecisionProps = Pick<PlanningRoomProps, 'identity' | 'replacement' | 'notice'> & {
  planning: Planning;
  isLimited: boolean;
  hasPlan: boolean;
};

/** The bar to accept the week or change it, with the last question before a fresh start. */
function PlanDecision({ planning, isLimited, hasPlan, notice, identity, replacement }: PlanDecisionProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {planning.conversation.habits.length > 0 && (
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
          habits={planning.selected.length}
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
