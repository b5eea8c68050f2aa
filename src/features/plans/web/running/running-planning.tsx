import { useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { PlanningParts } from '../planning/plan-room.tsx';
import { RunningPlanRoom } from './running-plan-room.tsx';
import { useRunningChanges } from './use-running-changes.ts';

type RunningPlanningProps = PlanningParts & {
  /** The plan that runs now; none once it is over. */
  running: HabitGroup | undefined;
  currentDay: CalendarDay;
  onDone: (upToDate: boolean) => void;
};

/** The running plan on the page of planning. What was begun stays in sight when the plan ends meanwhile. */
export function RunningPlanning({ running, ...props }: RunningPlanningProps) {
  const [known, setKnown] = useState(running);
  if (running && running !== known) setKnown(running);
  const group = running ?? known;
  return group ? <RunningPlanningOf {...props} group={group} /> : null;
}

function RunningPlanningOf(props: Omit<RunningPlanningProps, 'running'> & { group: HabitGroup }) {
  const { group, currentDay: today, onDone, limitCard, isUsedUp, notice, renderSafety } = props;
  const changes = useRunningChanges({ group, today, onSaved: () => onDone(true) });
  return <RunningPlanRoom {...{ changes, limitCard, isUsedUp, notice, renderSafety }} place="page" isChoice />;
}
