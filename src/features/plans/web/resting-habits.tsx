import { nextPlanMessages } from '../planning-messages.ts';
import { HabitChange } from './habit-change.tsx';
import { type ChangedPlan, restingOf } from './plan-changes.ts';

type RestingHabitsProps = { plan: ChangedPlan; disabled: boolean; onToggleChange: (seriesId: string) => void };

/** The habits of the plan before that this one is without, each with its reason and the way back. */
export function RestingHabits({ plan, disabled, onToggleChange }: RestingHabitsProps) {
  const resting = restingOf(plan);
  if (resting.length === 0) return null;
  return (
    <div>
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
        {nextPlanMessages.resting} <span className="tabular font-normal text-quiet">{resting.length}</span>
      </h2>
      <p className="mb-3 text-quiet text-sm">{nextPlanMessages.restingHint}</p>
      <ul className="flex flex-col gap-2">
        {resting.map((change) => (
          <li key={change.seriesId} className="flex flex-col gap-2 rounded-md px-4 py-3 ring-1 ring-line ring-inset">
            <p className="break-words font-medium text-base text-quiet">{change.before?.description}</p>
            <HabitChange
              change={change}
              habit={null}
              isTakenBack={false}
              disabled={disabled}
              onToggle={() => onToggleChange(change.seriesId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
