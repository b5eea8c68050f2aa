import { ArrowRight, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanChange } from '#features/reviews/contract.ts';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { Button } from '#web/ui/button.tsx';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { canBeTakenBack, type Difference, differences, getEffect, isTalkedOver } from '../offer/plan-changes.ts';

const texts = nextPlanMessages.change;

export type HabitChangeProps = {
  change: PlanChange;
  /** The habit in the list; null if it is not there. */
  habit: PlannedHabit | null;
  isTakenBack: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** Id of the undo button, wherever it is: focus follows it. */
export function changeButtonId(seriesId: string): string {
  return `change-${seriesId}`;
}

/** How and why a habit of the previous plan changed, with undo. */
export function HabitChange(props: HabitChangeProps) {
  const { change, habit, isTakenBack } = props;
  const weekStart = useWeekStart();
  const isTalked = habit !== null && isTalkedOver(change, habit, isTakenBack);
  const isKept = getEffect(change) === 'kept';
  if (isKept && !isTalked) return <Reason>{change.reason}</Reason>;
  if (isTakenBack && !isTalked) return <TakenBack {...props} />;
  const found = change.before && habit ? differences(change.before, habit, weekStart) : [];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-medium text-ink">{isTalked ? texts.talked : getTitle(change, found)}</p>
      {found.length > 0 && <Differences found={found} />}
      {!isTalked && <Reason>{change.reason}</Reason>}
      {!isKept && <ChangeButton {...props} />}
    </div>
  );
}

function TakenBack(props: HabitChangeProps) {
  const effect = getEffect(props.change);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-quiet text-sm">{texts.takenBack[effect === 'kept' ? 'changed' : effect]}</p>
      <ChangeButton {...props} />
    </div>
  );
}

function getTitle({ kind }: PlanChange, found: readonly Difference[]): string {
  const isFallback = found.length > 0 && found.every(({ what }) => what === 'fallback');
  return isFallback ? texts.fallback : texts.kind[kind];
}

function Differences({ found }: { found: readonly Difference[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {found.map(({ what, before, after }) => (
        <li key={what} className="break-words text-ink">
          {before === null ? (
            <span className="text-quiet">{texts.also} </span>
          ) : (
            <>
              <span className="text-quiet">{before}</span>
              <ArrowRight className="mx-1.5 mb-0.5 inline size-3.5 text-quiet" aria-hidden="true" />
              <span className="sr-only"> {texts.becomes} </span>
            </>
          )}
          {after}
        </li>
      ))}
    </ul>
  );
}

function Reason({ children }: { children: ReactNode }) {
  return <p className="measure text-quiet text-sm">{children}</p>;
}

function ChangeButton({ change, isTakenBack, disabled, onToggle }: HabitChangeProps) {
  const name = (change.before ?? change.after)?.description ?? '';
  if (!canBeTakenBack(change)) return null;
  return (
    <Button
      id={changeButtonId(change.seriesId)}
      variant="quiet"
      size="sm"
      disabled={disabled}
      className="self-start"
      onClick={onToggle}
    >
      {!isTakenBack && <Undo2 className="size-4" aria-hidden="true" />}
      {isTakenBack ? texts.undo : texts.takeBack}
      <span className="sr-only"> {isTakenBack ? texts.undoOf(name) : texts.takeBackOf(name)}</span>
    </Button>
  );
}
