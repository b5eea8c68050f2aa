import type { ReactNode } from 'react';
import type { Chip } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { useEndInView } from '#web/chat/use-end-in-view.ts';
import { cn } from '#web/ui/cn.ts';
import type { EditorParts } from '../edit/habit-editor.tsx';
import { type Editing, useEditing } from '../list/habit-list.tsx';
import { canAdd } from '../offer/plan-edits.ts';
import { careFor, type PlanDays } from '../offer/planning-calls.ts';
import { isCoachingStopped } from '../offer/planning-conversation.ts';
import type { TalkedPlan } from '../offer/use-talked-plan.ts';
import { MESSAGE_BOX, PlanBar } from './plan-bar.tsx';
import { PlanChips } from './plan-chips.tsx';
import { PlanHabits } from './plan-habits.tsx';
import { COLUMN, PlanningTurns } from './planning-turns.tsx';
import type { ShowSafety } from '#features/coach/contract.ts';
import { SaidChange } from '../list/said-change.tsx';

/** What other features put into the planning of a week. */
export type PlanningParts = {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
  /** True when none of them are left: the week can still be changed by hand, and accepted. */
  isUsedUp: boolean;
  /** A quiet line above the text box, such as how many interactions are left. */
  notice?: string | undefined;
  renderSafety: ShowSafety<ReactNode>;
};

export type PlanRoomProps = PlanningParts & {
  planning: TalkedPlan & { isSaving: boolean };
  identityId: string;
  /** A page scrolls by itself; a window, within itself. */
  place: 'page' | 'window';
  /** What the list of habits is called, and whether they are chosen from it. */
  title: string;
  isChoice: boolean;
  /** The days of a plan made of an earlier one. */
  days: PlanDays | null;
  getNote?: EditorParts['getNote'];
  /** Decisions besides the habits. */
  above?: ReactNode;
  /** Has to be answered before anything else can be done. */
  question?: ReactNode;
  /** What is done with the plan as it then stands. */
  action: ReactNode;
};

/** The conversation about a week, the week as it stands, and the bar to take it or change it. Where there is room, the week stands beside the conversation. */
export function PlanRoom(props: PlanRoomProps) {
  const { planning, identityId, place, title, isChoice, days, renderSafety, above, question, action, notice } = props;
  const editing = useEditing();
  const { conversation } = planning;
  // The answer to the last one may still be coming.
  const isLimited = planning.isLimited || (props.isUsedUp && !planning.isThinking);
  const hasPlan = conversation.habits.length > 0 && !isCoachingStopped(conversation);
  const care = (habit: PlannedHabit) => careFor(identityId, habit);
  const parts: EditorParts = { care, renderSafety, ...(props.getNote && { getNote: props.getNote }) };
  const limitCard = isLimited && props.limitCard;
  return (
    <div className={cn('flex flex-1 flex-col', hasPlan && besideEachOther)}>
      <Conversation {...{ planning, editing, hasPlan, place, renderSafety, limitCard, question }} />
      {hasPlan && (
        // What takes the focus stands above the bar at the lower end, never below it.
        <div className="flex flex-col gap-6 pb-6 lg:col-start-1 lg:row-start-1 lg:pb-36 [&_:is(a,button,input)]:scroll-mb-56">
          {above}
          <PlanHabits {...{ planning, title, isChoice, days, editing, parts }} isLocked={Boolean(question)} />
        </div>
      )}
      {conversation.habits.length > 0 && (
        <PlanBar {...{ planning, isLimited, hasPlan, place, notice, action }} isLocked={Boolean(question)} />
      )}
    </div>
  );
}

type ConversationProps = Pick<PlanRoomProps, 'planning' | 'renderSafety' | 'limitCard' | 'place' | 'question'> & {
  editing: Editing;
  hasPlan: boolean;
};

/** What was said, and what can be done next. */
function Conversation({ planning, editing, hasPlan, place, renderSafety, limitCard, question }: ConversationProps) {
  const { turns, chips, habits } = planning.conversation;
  const column = useEndInView(turns.findLast(({ from }) => from === 'user')?.id);
  return (
    <div ref={column} {...{ [COLUMN]: '' }} className={cn('pb-6', hasPlan && conversationColumn[place])}>
      <div className="flex flex-col gap-4">
        <PlanningTurns
          turns={turns}
          coming={planning.coming}
          onWithoutModel={planning.answerWithoutModel}
          onRetry={planning.onRetry}
          onGoOn={planning.goOn}
          renderSafety={renderSafety}
        />
        {question}
        {hasPlan && !question && !planning.isThinking && (
          <>
            <SaidChange {...planning.conversation} />
            <PlanChips
              chips={chips}
              canWrite={canAdd(habits)}
              disabled={planning.isSaving}
              onChip={(chip) => takeChip(chip, { planning, editing })}
            />
          </>
        )}
        {limitCard}
      </div>
    </div>
  );
}

/** The week on the left, the conversation on the right. */
export const besideEachOther = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(21rem,26rem)] lg:gap-x-12';
const ownColumn =
  'lg:sticky lg:col-start-2 lg:row-start-1 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:scroll-mb-32';
/** It scrolls by itself between the upper end and the box to write in. */
const conversationColumn = {
  page: cn(ownColumn, 'lg:top-20 lg:max-h-[calc(100dvh-13rem)]'),
  window: cn(ownColumn, 'lg:top-0 lg:max-h-[calc(min(86dvh,52rem)-13rem)]'),
};

/** Does what a chip says; none of it needs to be understood. */
function takeChip(chip: Chip, { planning, editing }: Pick<ConversationProps, 'planning' | 'editing'>): void {
  switch (chip.does) {
    case 'act':
      // Both sides remember what was: nobody has to be asked.
      return chip.acts.every(({ act }) => act === 'undo') ? planning.edit({ type: 'undone' }) : planning.choose(chip);
    case 'edit':
      return editing.start({ index: chip.target });
    case 'write-own':
      return editing.start({ index: null, habitType: 'core' });
    case 'begin':
      // A whole sentence is sent; a beginning waits for its end.
      if (chip.text === chip.text.trimEnd()) return planning.send(chip.text);
      planning.setDraft(chip.text);
      return document.getElementById(MESSAGE_BOX)?.querySelector('textarea')?.focus();
  }
}
