import { HABIT_TYPES, type HabitType } from '#core/plan.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TypingDots } from '#web/ui/typing-dots.tsx';
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
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
        {title} <span className="tabular font-normal text-quiet">{offered.length}</span>
      </h2>
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

/** The place of an introduction of sixty words and of five habits while the coach is at work. */
export function SuggestedHabitsSkeleton() {
  return (
    <div className="flex flex-col">
      <div className="flex h-46 max-w-[min(34rem,86%)] flex-col justify-between rounded-lg rounded-bl-sm bg-raised pt-1.5 sm:h-29">
        <TypingDots label={texts.loading} showLabel />
      </div>
      <div className="mt-6 border-line border-t pt-3">
        <p className="flex min-h-11 items-center font-medium text-base text-ink">{texts.suggested}</p>
        <Skeleton shape="text" className="mt-2 mb-7 h-5 w-48" />
      </div>
      <div className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Skeleton key={place} className="h-43 rounded-md sm:h-33" />
        ))}
      </div>
    </div>
  );
}
