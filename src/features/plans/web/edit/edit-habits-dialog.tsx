import type { FormEvent } from 'react';
import { useId } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { refusalMessage, responseInfo } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { HabitList, headingId, useEditing } from '../list/habit-list.tsx';
import { UndoBar } from '../list/undo-bar.tsx';
import { careFor } from '../offer/planning-calls.ts';
import type { EditorParts } from './habit-editor.tsx';
import { useEditHabits, whyAnew } from './use-edit-habits.ts';

const texts = editMessages.dialog;

type EditHabitsDialogProps = Pick<EditorParts, 'renderSafety'> & {
  /** A plan that covers today. */
  group: HabitGroup;
  today: CalendarDay;
  open: boolean;
  onClose: () => void;
};

/** The habits of the running plan, changed by hand: their words, days, amounts and times, their order, and which they are. Give it a new `key` for each opening. */
export function EditHabitsDialog({ group, today, open, onClose, renderSafety }: EditHabitsDialogProps) {
  const form = useId();
  const { plan, edit, isChanged, saving } = useEditHabits({ group, onSaved: onClose });
  const editing = useEditing();
  const busy = saving.isPending;
  const close = () => !busy && onClose();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isChanged) saving.mutate(today);
    else onClose();
  };
  const parts: EditorParts = { care: (habit) => careFor(group.identityId, habit), renderSafety, getNote: whyAnew };
  return (
    <FormDialog
      open={open}
      isUnsaved={isChanged && !busy}
      onOpenChange={(next) => !next && close()}
      size="lg"
      title={texts.title}
      description={texts.description(group.identity.name)}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} />
      <div className="flex flex-col gap-6">
        {saving.isError && <Refusal error={saving.error} />}
        <UndoBar past={plan.past} disabled={busy} standIn={headingId('core')} onUndo={() => edit({ type: 'undone' })} />
        <HabitList isChoice={false} {...{ plan, editing, parts }} disabled={busy} onEdit={edit} />
        {group.upcomingFrom && <p className="text-quiet text-sm">{texts.nextStays}</p>}
      </div>
    </FormDialog>
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
