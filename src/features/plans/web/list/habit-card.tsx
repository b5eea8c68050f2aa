import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Weekday } from '#core/calendar/calendar.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { isDaily, type PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { planMessages } from '#features/plans/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { namedDaysInShort } from '#web/habit/habit-words.ts';
import { unsaidMeasure } from '../edit/fields/units.ts';
import { HabitBadges } from './habit-badges.tsx';

const texts = planMessages.planning;
const { list, more, moreOf } = editMessages;

/** A habit of a list as it is drawn and changed. */
export type HabitCardProps = {
  habit: PlannedHabit;
  /** Its place in the list. */
  index: number;
  weekStart: Weekday;
  disabled: boolean;
  /** Absent where every habit of the list is in the plan. */
  selected?: boolean | undefined;
  onToggle: () => void;
  onEdit: () => void;
  /** Was not in the list before the last change. */
  fresh: boolean;
  /** What the days of a short plan ask for; null in a whole week. */
  asked: string | null;
  /** What else can be done with it. */
  actions: ReactNode;
  /** Its change since the previous plan. */
  children?: ReactNode;
};

/** Id of the button that edits the habit in this place. */
export const editButtonId = (index: number) => `edit-habit-${index}`;

/** Id of the card of the habit in this place. */
export const cardId = (index: number) => `habit-${index}`;

/** One habit: its name and when, in a line each; everything else under 'More'. */
export function HabitCard(props: HabitCardProps) {
  const { habit, index, selected, disabled, onToggle, onEdit, actions, children, ...badges } = props;
  const isIndented = selected !== undefined;
  return (
    <li
      id={cardId(index)}
      className={cn(
        'rounded-md pl-4 ring-1 ring-inset transition-[background-color,box-shadow]',
        selected === false ? 'ring-line hover:ring-edge/70' : 'bg-surface ring-edge',
      )}
    >
      <div className="flex items-start gap-1">
        {isIndented ? (
          <Checkbox
            checked={selected}
            onCheckedChange={onToggle}
            disabled={disabled}
            className="min-w-0 flex-1 pt-3 pb-0"
            label={<HabitName habit={habit} />}
            description={<HabitLine {...badges} habit={habit} />}
          />
        ) : (
          <div className="min-w-0 flex-1 pt-3 text-base text-ink">
            <HabitName habit={habit} />
            <div className="mt-1 text-quiet text-sm">
              <HabitLine {...badges} habit={habit} />
            </div>
          </div>
        )}
        <Button
          id={editButtonId(index)}
          variant="ghost"
          size="icon"
          className="mt-1 mr-1"
          disabled={disabled}
          aria-label={`${list.edit} ${list.of(habit.description)}`}
          data-hint={list.edit}
          onClick={onEdit}
        >
          <PencilLine aria-hidden="true" />
        </Button>
      </div>
      <div className={cn('pr-4', isIndented && 'pl-9')}>
        {children && <div className="mb-1 border-line border-t pt-3">{children}</div>}
        <Collapsible
          title={
            <span className="font-normal text-quiet text-sm">
              {more} <span className="sr-only">{moreOf(habit.description)}</span>
            </span>
          }
        >
          <div className="flex flex-col gap-3 pb-3">
            {habit.implementationIntention && (
              <p className="measure break-words text-quiet text-sm">{habit.implementationIntention}</p>
            )}
            <HabitBadges habit={habit} weekStart={badges.weekStart} />
            {actions}
          </div>
        </Collapsible>
      </div>
    </li>
  );
}

function HabitName({ habit }: Pick<HabitCardProps, 'habit'>) {
  const amount = unsaidMeasure(habit);
  return (
    <span className="break-words">
      <span className="font-medium">{habit.description}</span>
      {amount && <span className="text-quiet"> · {amount}</span>}
    </span>
  );
}

/** How often, and when and where, in one line. */
function HabitLine({
  habit,
  weekStart,
  asked,
  fresh,
}: Pick<HabitCardProps, 'habit' | 'weekStart' | 'asked' | 'fresh'>) {
  const { days, targetFrequency } = habit;
  const often = isDaily(targetFrequency) ? texts.daily : texts.timesAWeek(targetFrequency);
  const { cue } = toOwnWords(habit);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge className="tabular shrink-0">{days ? namedDaysInShort(days, weekStart) : often}</Badge>
      {asked && <Badge className="tabular shrink-0 text-ink">{asked}</Badge>}
      {fresh && (
        <Badge tone="accent" className="shrink-0">
          {texts.fresh}
        </Badge>
      )}
      <span className="min-w-0 break-words">{cue}</span>
    </span>
  );
}
