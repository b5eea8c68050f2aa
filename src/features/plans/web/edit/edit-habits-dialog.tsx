import { type FormEvent, useId } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { refusalMessage, responseInfo } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { HabitBadges } from '../planning/habit-badges.tsx';
import { unsaidMeasure } from './fields-in-words.ts';
import { HabitDetails } from './habit-details.tsx';
import { readFields, withDetails } from './habit-fields.ts';
import { useEditHabits } from './use-edit-habits.ts';
import { useWeekStart } from '#web/habit/use-week-start.ts';

const texts = editMessages.dialog;

type EditHabitsDialogProps = {
  /** A plan that covers today. */
  group: HabitGroup;
  today: CalendarDay;
  open: boolean;
  onClose: () => void;
};

/** Other days, amounts and times for the habits of the running plan. Give it a new `key` for each opening. */
export function EditHabitsDialog({ group, today, open, onClose }: EditHabitsDialogProps) {
  const form = useId();
  const edit = useEditHabits({ group, onSaved: onClose });
  const { saving, unfinished, isChanged } = edit;
  const busy = saving.isPending;
  const close = () => !busy && onClose();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || unfinished) return;
    if (isChanged) saving.mutate(today);
    else onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={texts.title}
      description={texts.description(group.identity.name)}
      footer={
        <>
          <p
            role="status"
            className="min-w-0 text-quiet text-sm empty:hidden max-md:order-last md:mr-auto md:self-center"
          >
            {unfinished && editMessages.unfinished(unfinished.description)}
          </p>
          <Button variant="quiet" aria-disabled={busy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} disabled={unfinished !== null} busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {saving.isError && <Refusal error={saving.error} />}
        <ul className="flex flex-col gap-2">
          {edit.habits.map((habit) => (
            <EditedHabit key={habit.id} {...{ habit, edit, disabled: busy }} />
          ))}
        </ul>
        {group.upcomingFrom && <p className="text-quiet text-sm">{texts.nextStays}</p>}
      </form>
    </Dialog>
  );
}

type EditedHabitProps = { habit: Habit; edit: ReturnType<typeof useEditHabits>; disabled: boolean };

/** A habit as it would be saved, with its fields. */
function EditedHabit({ habit, edit, disabled }: EditedHabitProps) {
  const weekStart = useWeekStart();
  const fields = edit.getFields(habit);
  const details = readFields(fields);
  const shown = details ? withDetails(habit, details) : habit;
  const amount = unsaidMeasure(shown);
  return (
    <li className="rounded-md px-4 pt-3 ring-1 ring-line ring-inset">
      <p className="break-words text-base text-ink">
        <span className="font-medium">{habit.description}</span>
        {amount && <span className="text-quiet"> · {amount}</span>}
      </p>
      <div className="mt-2">
        <HabitBadges habit={shown} weekStart={weekStart} />
      </div>
      <HabitDetails
        description={habit.description}
        fields={fields}
        weekStart={weekStart}
        disabled={disabled}
        note={edit.getAnew(habit)}
        onChange={(next) => edit.change(habit, next)}
      />
    </li>
  );
}

/** Why it was not saved: screen readers cannot reach the toast behind the dialog. */
function Refusal({ error }: { error: Error }) {
  const said = responseInfo(error) === null ? texts.offline : refusalMessage(error);
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
      {said ?? texts.failed.description}
    </p>
  );
}
