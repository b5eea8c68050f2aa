import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { DeleteGoalDialog } from './delete-goal-dialog.tsx';
import { GoalCard } from './goal-card.tsx';
import { goalGrid } from './goal-grid.tsx';
import { goalSetup } from './goal-setup.ts';

const texts = goalMessages.list;

type GoalListProps = {
  goals: readonly Goal[];
  identities: readonly { id: string; goalId: string }[];
  planned: ReadonlySet<string>;
};

// The button of a deleted goal is gone: the page's title stands in for it. Looked up once the page has been drawn anew.
function returnFocus(opener: HTMLElement | null): void {
  setTimeout(() =>
    requestAnimationFrame(() => {
      const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('#main h1');
      target?.focus({ preventScroll: true });
    }),
  );
}

/** All goals as cards, each of which can be deleted after a question. */
export function GoalList({ goals, identities, planned }: GoalListProps) {
  // What is being asked about stays known while the dialog closes.
  const [asked, setAsked] = useState<{ goal: Goal; open: boolean } | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ask = (goal: Goal, button: HTMLElement) => {
    opener.current = button;
    setAsked({ goal, open: true });
  };
  const close = () => {
    setAsked((last) => last && { ...last, open: false });
    returnFocus(opener.current);
  };
  return (
    <>
      {goals.length === 0 ? (
        <NoGoals />
      ) : (
        <ul className={goalGrid}>
          {goals.map((goal) => (
            <li key={goal.id} className="min-w-0">
              <GoalCard
                goal={goal}
                setup={goalSetup({ goal, identities, planned })}
                onDelete={(button) => ask(goal, button)}
              />
            </li>
          ))}
        </ul>
      )}
      {asked && <DeleteGoalDialog key={asked.goal.id} goal={asked.goal} open={asked.open} onClose={close} />}
    </>
  );
}

function NoGoals() {
  const action = (
    <Button asChild>
      <Link to="/goal-capture">{texts.emptyAction}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState title={texts.emptyTitle} action={action}>
        {texts.empty}
      </EmptyState>
    </Card>
  );
}
