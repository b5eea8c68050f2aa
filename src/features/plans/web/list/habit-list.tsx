import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HABIT_TYPES, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { planMessages } from '#features/plans/messages.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { type Edited, type EditorParts, HabitEditor } from '../edit/habit-editor.tsx';
import { canAdd, type HandAction, keysOf, placesOf, type PlanHistory } from '../offer/plan-edits.ts';
import { HabitActions } from './habit-actions.tsx';
import { editButtonId, HabitCard } from './habit-card.tsx';

const texts = planMessages.planning;
const { list } = editMessages;
const HINTS: Readonly<Record<HabitType, { title: string; hint: string }>> = {
  core: { title: texts.core, hint: texts.coreHint },
  experimental: { title: texts.experimental, hint: texts.experimentalHint },
};

/** Ids of the headings of both kinds. */
export const headingId = (type: HabitType) => `habits-${type}`;
const writeOwnId = (type: HabitType) => `write-own-${type}`;

/** Opening the editor, also from outside of the list. */
export function useEditing() {
  const [opening, setOpening] = useState<{ edited: Edited; times: number; open: boolean } | null>(null);
  return {
    opening,
    start: (edited: Edited) => setOpening((last) => ({ edited, times: (last?.times ?? 0) + 1, open: true })),
    close: () => setOpening((last) => last && { ...last, open: false }),
  };
}

export type Editing = ReturnType<typeof useEditing>;

type HabitListProps = {
  plan: PlanHistory;
  editing: Editing;
  parts: EditorParts;
  disabled: boolean;
  /** True where habits are chosen for the plan; otherwise all of the list are in it. */
  isChoice: boolean;
  onEdit: (action: HandAction) => void;
  /** Called when something that was written is taken into the list, and calls for care. */
  onCare?: (safety: SafetyAnswer) => void;
  isFresh?: (index: number) => boolean;
  getAsked?: (habit: PlannedHabit) => string | null;
  /** What else is shown of a habit. */
  renderMore?: (habit: PlannedHabit) => ReactNode;
};

/** The habits of a week, core habits first, each editable in its place, and room for one's own. */
export function HabitList(props: HabitListProps) {
  const { plan, editing, parts, onEdit, onCare } = props;
  const { opening, close } = editing;
  const save = (habit: PlannedHabit, safety: SafetyAnswer) => {
    if (!opening) return;
    onEdit({ type: 'saved', index: opening.edited.index, habit });
    if (safety) onCare?.(safety);
    close();
  };
  return (
    <>
      {HABIT_TYPES.map((type) => (
        <HabitsOfType key={type} type={type} {...props} />
      ))}
      {!canAdd(plan.habits) && <p className="text-quiet text-sm">{list.full}</p>}
      {opening && (
        <HabitEditor
          key={opening.times}
          {...parts}
          habits={plan.habits}
          edited={opening.edited}
          open={opening.open}
          standIn={standInFor(opening.edited)}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}

const standInFor = (edited: Edited) =>
  edited.index === null ? writeOwnId(edited.habitType) : editButtonId(edited.index);

function HabitsOfType({ type, ...props }: HabitListProps & { type: HabitType }) {
  const { plan, editing, disabled, isChoice, onEdit, isFresh, getAsked, renderMore } = props;
  const { habits, selection } = plan;
  const weekStart = useWeekStart();
  const keys = keysOf(habits);
  const places = placesOf(habits, type);
  const { title, hint } = HINTS[type];
  return (
    <div>
      <h2
        id={headingId(type)}
        tabIndex={-1}
        className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm outline-none"
      >
        {title} <span className="tabular font-normal text-quiet">{places.length}</span>
      </h2>
      <p className="mb-3 text-quiet text-sm">{hint}</p>
      <ul className="flex flex-col gap-2">
        {places.map((index) => {
          const habit = habits[index] as PlannedHabit;
          return (
            <HabitCard
              key={keys[index]}
              {...{ habit, index, weekStart, disabled }}
              selected={isChoice ? selection.includes(index) : undefined}
              fresh={isFresh?.(index) ?? false}
              asked={getAsked?.(habit) ?? null}
              onToggle={() => onEdit({ type: 'toggled', index })}
              onEdit={() => editing.start({ index })}
              actions={<HabitActions {...{ habits, index, disabled, onEdit }} />}
            >
              {renderMore?.(habit)}
            </HabitCard>
          );
        })}
      </ul>
      {canAdd(habits) && (
        <Button
          id={writeOwnId(type)}
          variant="ghost"
          className="-ml-1 mt-1"
          disabled={disabled}
          onClick={() => editing.start({ index: null, habitType: type })}
        >
          <Plus aria-hidden="true" />
          <span>
            {list.writeOwn} <span className="sr-only">{list.kinds[type]}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
