import { useQueries } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { evidenceQuery, type GoalRevisions } from './queries.ts';

const texts = goalMessages.completion;

type GoalCompletedDialogProps = {
  goal: Goal;
  identityIds: readonly string[];
  revisions: GoalRevisions;
  open: boolean;
  onClose: () => void;
};

/** Shown after completing a goal: its text, the votes for it, and what happens to its habits. */
export function GoalCompletedDialog({ goal, identityIds, revisions, open, onClose }: GoalCompletedDialogProps) {
  const busy = revisions.isBusy;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button
            variant="quiet"
            busy={busy}
            busyLabel={texts.archiving}
            onClick={() => revisions.archive(goal.id, onClose)}
          >
            {texts.archive}
          </Button>
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5 pt-2 text-center">
        <span className="grid size-18 animate-land place-items-center rounded-full bg-complete-soft text-complete">
          <Flag className="size-8" aria-hidden="true" />
        </span>
        <p className="line-clamp-6 max-w-[36ch] text-balance break-words font-display font-medium text-ink text-xl tracking-[-0.012em]">
          {goal.description}
        </p>
        <Votes identityIds={identityIds} />
        <p className="max-w-[44ch] text-balance text-base text-quiet">{texts.question}</p>
      </div>
    </Dialog>
  );
}

/** All votes for the goal's identities; renders nothing while they load or if there are none. */
function Votes({ identityIds }: { identityIds: readonly string[] }) {
  const evidence = useQueries({ queries: identityIds.map(evidenceQuery) });
  if (evidence.some(({ data }) => !data)) return null;
  const votes = evidence.reduce((sum, { data }) => sum + (data?.votes.ever ?? 0), 0);
  if (votes === 0) return null;
  return (
    <p className="text-base text-quiet">
      <strong className="tabular font-semibold text-complete">{texts.votes(votes)}</strong> {texts.votesFor}
    </p>
  );
}
