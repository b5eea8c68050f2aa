import { useEffect, useRef } from 'react';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import type { EditorParts } from '../edit/habit-editor.tsx';
import { askedIn } from '../list/days-in-words.ts';
import { changeButtonId, HabitChange } from '../list/habit-change.tsx';
import { type Editing, HabitList } from '../list/habit-list.tsx';
import { type ChangedPlan, getChange, getResting, isTakenBack } from '../offer/plan-changes.ts';
import type { PlanDays } from '../offer/planning-calls.ts';
import type { TalkedPlan } from '../offer/use-talked-plan.ts';

const texts = planMessages.planning;

type PlanHabitsProps = {
  planning: TalkedPlan & { isSaving: boolean };
  title: string;
  isChoice: boolean;
  /** The days of a plan made of an earlier one. */
  days: PlanDays | null;
  editing: Editing;
  parts: EditorParts;
  /** Something else has to be answered first. */
  isLocked: boolean;
};

/** The week, core habits first, each selectable where it is a choice; then the dropped habits of the previous plan. */
export function PlanHabits({ planning, title, isChoice, days, editing, parts, isLocked }: PlanHabitsProps) {
  const { conversation, isSaving, isThinking, edit, care } = planning;
  const { habits, selection, fresh } = conversation;
  const follow = useFollowedFocus();
  const toggleChange = (seriesId: string) => {
    follow(changeButtonId(seriesId));
    planning.toggleChange(seriesId);
  };
  // A change that is under way is of the list as it is.
  const disabled = isSaving || isThinking || isLocked;
  return (
    <section aria-label={title}>
      <Collapsible
        defaultOpen
        title={title}
        aside={isChoice ? texts.selectedOf(selection.length, habits.length) : habits.length}
        className="border-line border-t pt-3 lg:border-t-0 lg:pt-0"
      >
        <div className="flex flex-col gap-6 pb-2">
          <HabitList
            isChoice={isChoice}
            plan={conversation}
            {...{ editing, parts, disabled }}
            onEdit={edit}
            onCare={care}
            isFresh={(index) => fresh.includes(index)}
            getAsked={(habit) => askedIn(days, habit)}
            renderMore={(habit) => {
              const change = getChange(conversation, habit);
              return (
                change && (
                  <HabitChange
                    change={change}
                    habit={habit}
                    isTakenBack={isTakenBack(conversation, change)}
                    disabled={disabled}
                    onToggle={() => toggleChange(change.seriesId)}
                  />
                )
              );
            }}
          />
          <RestingHabits plan={conversation} disabled={disabled} onToggleChange={toggleChange} />
        </div>
      </Collapsible>
    </section>
  );
}
/** A button that moves with its habit keeps focus: after re-rendering, the one with this id gets it. */
function useFollowedFocus(): (id: string) => void {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (followed.current === null) return;
    document.getElementById(followed.current)?.focus();
    followed.current = null;
  });
  return (id) => {
    followed.current = id;
  };
}

type RestingHabitsProps = { plan: ChangedPlan; disabled: boolean; onToggleChange: (seriesId: string) => void };

/** The dropped habits of the previous plan, each with its reason and undo. */
function RestingHabits({ plan, disabled, onToggleChange }: RestingHabitsProps) {
  const resting = getResting(plan);
  if (resting.length === 0) return null;
  return (
    <div>
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
        {nextPlanMessages.resting} <span className="tabular font-normal text-quiet">{resting.length}</span>
      </h2>
      <p className="mb-3 text-quiet text-sm">{nextPlanMessages.restingHint}</p>
      <ul className="flex flex-col gap-2">
        {resting.map((change) => (
          <li key={change.seriesId} className="flex flex-col gap-2 rounded-md px-4 py-3 ring-1 ring-line ring-inset">
            <p className="break-words font-medium text-base text-quiet">{change.before?.description}</p>
            <HabitChange
              change={change}
              habit={null}
              isTakenBack={false}
              disabled={disabled}
              onToggle={() => onToggleChange(change.seriesId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
