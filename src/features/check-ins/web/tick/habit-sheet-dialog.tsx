import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { apiQuery } from '#web/query-client.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { type Draft, getWritten, HabitDayForm, isChanged } from './habit-day-form.tsx';

const { sheet } = tickMessages;

/** What was typed of each day. */
type Drafts = { [day: CalendarDay]: Draft };

export type HabitSheetDialogProps = {
  group: HabitGroup;
  habitId: string;
  today: CalendarDay;
  open: boolean;
  onClose: () => void;
  /** What stands below the day: what belongs to the habit itself. */
  renderMore: (habit: Habit) => ReactNode;
};

/** All that can be noted of one habit, of today or of yesterday: a note, an amount, a skip. */
export function HabitSheetDialog({ group, habitId, today, open, onClose, renderMore }: HabitSheetDialogProps) {
  const groups = useQuery(apiQuery('GET /api/habits/all-current')).data;
  const now = groups?.find(({ identityId }) => identityId === group.identityId) ?? group;
  const habit = now.habits.find(({ id }) => id === habitId);
  const [which, setWhich] = useState<'today' | 'yesterday'>('today');
  const [drafts, setDrafts] = useState<Drafts>({});
  if (!habit) return null;
  const close = () => {
    setDrafts({});
    onClose();
  };
  const yesterday = addDays(today, -1);
  const isYesterdayOpen = now.plan.activeFrom <= yesterday && habit.countsFrom <= yesterday;
  const date = which === 'today' ? today : yesterday;
  return (
    <FormDialog
      open={open}
      isUnsaved={Object.entries(drafts).some(([day, draft]) => isChanged(draft, getWritten(habit, day as CalendarDay)))}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={habit.description}
      description={habit.implementationIntention || sheet.description}
      size="sm"
    >
      {isYesterdayOpen && (
        <Segmented
          label={sheet.day}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'today', label: sheet.today },
            { value: 'yesterday', label: sheet.yesterday },
          ]}
          className="mb-5"
        />
      )}
      <HabitDayForm
        key={date}
        of={{ group: now, habit, date }}
        draft={drafts[date] ?? getWritten(habit, date)}
        onDraft={(draft) => setDrafts({ ...drafts, [date]: draft })}
        which={which}
        onClose={close}
      />
      {renderMore(habit)}
    </FormDialog>
  );
}
