import type { ReactNode } from 'react';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { cn } from '#web/ui/cn.ts';
import { unsaidMeasure } from '../edit/fields-in-words.ts';
import { HabitBadges } from './habit-badges.tsx';

type HabitChoiceProps = {
  habit: PlannedHabit;
  selected: boolean;
  /** Was not in the list before the last change. */
  fresh: boolean;
  /** What the days of a short plan ask for; null in a whole week. */
  asked: string | null;
  weekStart: Weekday;
  disabled: boolean;
  onToggle: () => void;
  /** Its days, amount and time, to be changed. */
  details: ReactNode;
  /** Its change since the previous plan. */
  children?: ReactNode;
};

/** One offered habit: what, when and how often, and whether it goes into the week. */
export function HabitChoice(props: HabitChoiceProps) {
  const { habit, selected, disabled, onToggle, details, children } = props;
  const { description, implementationIntention } = habit;
  const amount = unsaidMeasure(habit);
  return (
    <li
      className={cn(
        'rounded-md px-4 py-2 ring-1 ring-inset transition-[background-color,box-shadow]',
        selected ? 'bg-surface ring-edge' : 'ring-line hover:ring-edge/70',
      )}
    >
      <Checkbox
        checked={selected}
        onCheckedChange={onToggle}
        disabled={disabled}
        label={
          <>
            <span className="font-medium">{description}</span>
            {amount && <span className="text-quiet"> · {amount}</span>}
          </>
        }
        description={
          <>
            {implementationIntention && <span className="measure block">{implementationIntention}</span>}
            <span className="mt-2.5 block">
              <HabitBadges {...props} />
            </span>
          </>
        }
      />
      {details}
      {children && <div className="mt-1 mb-2 ml-9 border-line border-t pt-3">{children}</div>}
    </li>
  );
}
