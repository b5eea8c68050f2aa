import { HABIT_TYPES, type HabitType } from '#core/plan.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { planMessages } from '../messages.ts';
import { HabitChoice } from './habit-choice.tsx';
import type { PlanningConversation } from './planning-conversation.ts';

const texts = planMessages.planning;

type SuggestedHabitsProps = {
  conversation: PlanningConversation;
  disabled: boolean;
  onToggle: (index: number) => void;
};

/** The week as it is offered now, core habits first, each to be taken or left. */
export function SuggestedHabits({ conversation, disabled, onToggle }: SuggestedHabitsProps) {
  const { habits, selection } = conversation;
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
            <HabitGroupChoice key={type} type={type} {...{ conversation, disabled, onToggle }} />
          ))}
        </div>
      </Collapsible>
    </section>
  );
}

function HabitGroupChoice({ type, conversation, disabled, onToggle }: SuggestedHabitsProps & { type: HabitType }) {
  const { habits, selection, fresh } = conversation;
  const offered = habits.flatMap((habit, index) => (habit.habitType === type ? [{ habit, index }] : []));
  if (offered.length === 0) return null;
  const [title, hint] = type === 'core' ? [texts.core, texts.coreHint] : [texts.experimental, texts.experimentalHint];
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
        {title} <span className="tabular font-normal text-quiet">{offered.length}</span>
      </h3>
      <p className="mb-3 text-quiet text-sm">{hint}</p>
      <ul className="flex flex-col gap-2">
        {offered.map(({ habit, index }) => (
          <HabitChoice
            key={habit.seriesId ?? habit.templateId ?? habit.description}
            habit={habit}
            selected={selection.includes(index)}
            fresh={fresh.includes(index)}
            disabled={disabled}
            onToggle={() => onToggle(index)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The place of the introduction and of five habits while the coach is at work. */
export function SuggestedHabitsSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="mb-4 h-20 max-w-[min(34rem,86%)]" />
      <Skeleton shape="text" className="mb-2 h-6 w-52" />
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <Skeleton key={place} className="h-32 rounded-md" />
      ))}
    </div>
  );
}
