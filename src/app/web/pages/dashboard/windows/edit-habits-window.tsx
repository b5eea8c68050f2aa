import { usePlanningParts } from '#app/web/pages/planning/use-planning-parts.tsx';
import { EditHabitsDialog } from '#features/plans/web/running/edit-habits-dialog.tsx';

type EditHabitsWindowProps = Omit<Parameters<typeof EditHabitsDialog>[0], keyof ReturnType<typeof usePlanningParts>>;

/** The running plan, changed on the dashboard, with what other features put into it. */
export function EditHabitsWindow(props: EditHabitsWindowProps) {
  const { limitCard, isUsedUp, notice, renderSafety } = usePlanningParts();
  return <EditHabitsDialog {...props} {...{ limitCard, isUsedUp, notice, renderSafety }} />;
}
