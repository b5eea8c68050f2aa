import { useEffect, useRef } from 'react';
import { HABIT_TYPES, type HabitType } from '#core/plan/plan.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { HabitDetails } from '../edit/habit-details.tsx';
import { type HabitFields, toFields } from '../edit/habit-fields.ts';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { askedIn } from './days-in-words.ts';
import { changeButtonId, HabitChange } from './habit-change.tsx';
import { HabitChoice } from './habit-choice.tsx';
import { type ChangedPlan, getChange, isTakenBack, getResting } from '../offer/plan-changes.ts';
import type { PlanDays } from '../offer/planning-calls.ts';
import { getHabitKey, type PlanningConversation } from '../offer/planning-conversation.ts';

const texts = planMessages.planning;

type SuggestedHabitsProps = {
  conversation: PlanningConversation;
  /** The days of a plan made of an earlier one. */
  days: PlanDays | null;
  disabled: boolean;
  onToggle: (index: number) => void;
  onToggleChange: (seriesId: string) => void;
  onDetails: (index: number, fields: HabitFields) => void;
};

/** The offered week, core habits first, each selectable; then the dropped habits of the previous plan. */
export function SuggestedHabits(props: SuggestedHabitsProps) {
  const { conversation, onToggleChange } = props;
  const { habits, selection } = conversation;
  const follow = useFollowedFocus();
  const toggleChange = (seriesId: string) => {
    follow(changeButtonId(seriesId));
    onToggleChange(seriesId);
  };
  return (
    <section aria-label={texts.suggested}>
      <Collapsible
        defaultOpen
        title={texts.suggested}
        aside={texts.selectedOf(selection.length, habits.length)}
        className="border-line border-t pt-3"
      >
        <div className="flex flex-col gap-6 pb-2">
          {HABIT_TYPES.map((type) => (
            <HabitGroupChoice key={type} type={type} {...props} onToggleChange={toggleChange} />
          ))}
          <RestingHabits plan={conversation} disabled={props.disabled} onToggleChange={toggleChange} />
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

function HabitGroupChoice({ type, conversation, days, ...rest }: SuggestedHabitsProps & { type: HabitType }) {
  const { habits, selection, fresh, byHand } = conversation;
  const { disabled, onToggle, onToggleChange, onDetails } = rest;
  const weekStart = useWeekStart();
  const offered = habits.flatMap((habit, index) => (habit.habitType === type ? [{ habit, index }] : []));
  if (offered.length === 0) return null;
  const [title, hint] = type === 'core' ? [texts.core, texts.coreHint] : [texts.experimental, texts.experimentalHint];
  return (
    <div>
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
        {title} <span className="tabular font-normal text-quiet">{offered.length}</span>
      </h2>
      <p className="mb-3 text-quiet text-sm">{hint}</p>
      <ul className="flex flex-col gap-2">
        {offered.map(({ habit, index }) => {
          const change = getChange(conversation, habit);
          const key = getHabitKey(habit);
          return (
            <HabitChoice
              key={key}
              habit={habit}
              selected={selection.includes(index)}
              fresh={fresh.includes(index)}
              asked={askedIn(days, habit)}
              weekStart={weekStart}
              disabled={disabled}
              onToggle={() => onToggle(index)}
              details={
                <HabitDetails
                  description={habit.description}
                  fields={byHand[key] ?? toFields(habit)}
                  weekStart={weekStart}
                  isIndented
                  disabled={disabled}
                  onChange={(fields) => onDetails(index, fields)}
                />
              }
            >
              {change && (
                <HabitChange
                  change={change}
                  habit={habit}
                  isTakenBack={isTakenBack(conversation, change)}
                  disabled={disabled}
                  onToggle={() => onToggleChange(change.seriesId)}
                />
              )}
            </HabitChoice>
          );
        })}
      </ul>
    </div>
  );
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
