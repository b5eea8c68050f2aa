import { useState } from 'react';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeletionDialog, WhatGoes } from '#web/ui/overlay/deletion-dialog.tsx';
import { keepFocus } from '#web/ui/overlay/return-focus.ts';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { ArchivedList } from './archived-list.tsx';
import { GoalCard, type GoalCardIdentity } from './goal-card.tsx';
import { GoalCompletedDialog } from './goal-completed-dialog.tsx';
import { goalGrid } from './goal-grid.tsx';
import { GoalMenu } from './goal-menu.tsx';
import { goalSetup } from './goal-setup.ts';
import { useDeleteGoal, useReviseGoal } from './queries.ts';
import { shortName } from './short-name.ts';

const deletionTexts = goalMessages.deletion;

type ListedIdentity = GoalCardIdentity & { goalId: string; archivedAt: string | null };

type GoalListProps = {
  goals: readonly Goal[];
  identities: readonly ListedIdentity[];
  planned: ReadonlySet<string>;
  onRestoreIdentity: (id: string) => void;
};

type Question = { kind: 'delete' | 'completed'; goal: Goal; open: boolean };

/** The dialog's subject. It stays set while the dialog closes. */
function useQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (question: Omit<Question, 'open'>) => setAsked({ ...question, open: true }),
    close: () => setAsked((last) => last && { ...last, open: false }),
  };
}

/** All goals as cards, each of which can be completed, archived or, after a question, deleted; the archive at the end. */
export function GoalList({ goals, identities, planned, onRestoreIdentity }: GoalListProps) {
  const { asked, ask, close } = useQuestion();
  const revisions = useReviseGoal();
  const living = goals.filter(({ archivedAt }) => archivedAt === null);
  const resting = goals.filter(({ archivedAt }) => archivedAt !== null);
  const livingIds = new Set(living.map(({ id }) => id));
  const ofGoal = (id: string) => identities.filter(({ goalId }) => goalId === id);
  return (
    <>
      {living.length === 0 && <NoGoals hasArchive={resting.length > 0} />}
      <ul className={goalGrid}>
        {living.map((goal) => (
          <li key={goal.id} className="min-w-0">
            <GoalCard
              goal={goal}
              identities={ofGoal(goal.id).filter(({ archivedAt }) => archivedAt === null)}
              setup={goalSetup({ goal, identities, planned })}
              onDelete={() => ask({ kind: 'delete', goal })}
              menu={
                <GoalMenu
                  goal={goal}
                  name={shortName(goal.description)}
                  hasIdentity={ofGoal(goal.id).length > 0}
                  onComplete={() =>
                    revisions.complete(goal.id, (completed) => ask({ kind: 'completed', goal: completed }))
                  }
                  onTakeUp={() => revisions.takeUp(goal.id)}
                  onArchive={() => revisions.archive(goal.id, () => keepFocus())}
                />
              }
            />
          </li>
        ))}
      </ul>
      <ArchivedList
        goals={resting}
        identities={identities.filter(({ goalId, archivedAt }) => archivedAt !== null && livingIds.has(goalId))}
        onRestoreGoal={revisions.restore}
        onRestoreIdentity={onRestoreIdentity}
        onDeleteGoal={(goal) => ask({ kind: 'delete', goal })}
      />
      {asked?.kind === 'delete' && (
        <DeleteGoalDialog key={asked.goal.id} goal={asked.goal} open={asked.open} onClose={close} />
      )}
      {asked?.kind === 'completed' && (
        <GoalCompletedDialog
          key={asked.goal.id}
          goal={asked.goal}
          identityIds={ofGoal(asked.goal.id).map(({ id }) => id)}
          revisions={revisions}
          open={asked.open}
          onClose={close}
        />
      )}
    </>
  );
}

/** Without a goal, or with none outside the archive. */
function NoGoals({ hasArchive }: { hasArchive: boolean }) {
  const { list, archived } = goalMessages;
  const action = (
    <Button asChild>
      <Link to="/goal-capture">{hasArchive ? list.add : list.emptyAction}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState title={hasArchive ? archived.onlyArchived : list.emptyTitle} action={action}>
        {hasArchive ? archived.onlyArchivedText : list.empty}
      </EmptyState>
    </Card>
  );
}

type DeleteGoalDialogProps = { goal: Goal; open: boolean; onClose: () => void };

/** Says what is deleted with the goal, and deletes it on confirmation. */
function DeleteGoalDialog({ goal, open, onClose }: DeleteGoalDialogProps) {
  const deletion = useDeleteGoal();
  const remove = () => deletion.mutate(goal.id, { onSuccess: onClose });
  return (
    <DeletionDialog
      texts={deletionTexts}
      subject={goal.description}
      open={open}
      busy={deletion.isPending}
      onClose={onClose}
      onDelete={remove}
      offersDownload
    >
      <div className="mt-5">
        <WhatGoes removed={deletionTexts.removed} />
      </div>
    </DeletionDialog>
  );
}
