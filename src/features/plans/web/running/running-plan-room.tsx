import { editMessages } from '#features/plans/edit-messages.ts';
import { runningMessages } from '#features/plans/running-messages.ts';
import { refusalMessage, responseInfo } from '#web/api/api.ts';
import { whyAnew } from '../edit/why-anew.ts';
import { Overtaken } from '../planning/overtaken.tsx';
import { PlanAction } from '../planning/plan-action.tsx';
import { PlanRoom, type PlanRoomProps, type PlanningParts } from '../planning/plan-room.tsx';
import { BegunQuestion } from './begun-question.tsx';
import type { RunningChanges } from './use-running-changes.ts';

const texts = runningMessages;
const { dialog } = editMessages;

type RunningPlanRoomProps = PlanningParts & Pick<PlanRoomProps, 'place' | 'isChoice'> & { changes: RunningChanges };

/** The plan that runs, changed by talking and by hand and saved all at once; on a page and in a window alike. */
export function RunningPlanRoom({ changes, ...room }: RunningPlanRoomProps) {
  const { base, begun, overtaken, error, isChanged, isSaving, isThinking, selected } = changes;
  const isOpen = begun === null && overtaken === null;
  return (
    <PlanRoom
      {...room}
      planning={changes}
      identityId={base.identityId}
      title={texts.habits}
      days={null}
      getNote={whyAnew}
      above={base.upcomingFrom && <p className="text-quiet text-sm">{dialog.nextStays}</p>}
      question={begun && <BegunQuestion begun={begun} planId={base.plan.id} />}
      action={
        <>
          {error && <Refusal error={error} />}
          {overtaken && (
            <Overtaken
              isOver={overtaken.isOver}
              busy={isSaving}
              onMine={overtaken.saveMine}
              onTheirs={overtaken.showTheirs}
            />
          )}
          <PlanAction
            selected={selected}
            label={isChanged ? texts.save : texts.unchanged}
            busyLabel={dialog.saving}
            canTake={isChanged}
            disabled={isThinking || !isOpen}
            busy={isSaving}
            onTake={changes.save}
          />
        </>
      }
    />
  );
}

/** Why it was not saved: screen readers cannot reach the toast behind a window. */
function Refusal({ error }: { error: Error }) {
  const said = responseInfo(error) === null ? dialog.offline : refusalMessage(error);
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
      {said ?? dialog.failed.description}
    </p>
  );
}
