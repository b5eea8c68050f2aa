import { HabitSheetDialog, type HabitSheetDialogProps } from '#features/check-ins/web/tick/habit-sheet-dialog.tsx';
import { HabitOwnTime } from '#features/reminders/web/own-time.tsx';
import { HabitTickLink } from '#features/tick-links/web/habit-tick-link.tsx';

/** The sheet of a habit with what other features put below its day: its own time, and the link that ticks it. */
export function HabitSheetWindow(props: Omit<HabitSheetDialogProps, 'renderMore'>) {
  return (
    <HabitSheetDialog
      {...props}
      renderMore={(habit) => (
        <div className="mt-6">
          <HabitOwnTime habit={habit} />
          <HabitTickLink habitId={habit.id} />
        </div>
      )}
    />
  );
}
