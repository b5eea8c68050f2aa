import { Link } from '#web/router/link.tsx';
import { getNextStep } from '#core/identity/journey.ts';
import type { Goal } from '#features/goals/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';

const texts = progressMessages.dashboard;

/** Goals without an identity, below the week. */
export function UnfinishedGoals({ goals }: { goals: readonly Goal[] }) {
  return (
    <section className="mt-4">
      <h2 className="mb-3 font-medium text-quiet text-sm">{texts.unfinished}</h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {goals.map((goal) => (
          <li key={goal.id}>
            <Card asChild interactive className="flex items-center justify-between gap-4 py-4">
              <Link to={setUpAddress(goal)}>
                <span className="line-clamp-2 min-w-0 text-ink text-sm">{goal.description}</span>
                <span className="shrink-0 text-accent text-sm">{texts.continueSetup}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Replaces the week when there is no identity: the next step for a goal, or to a first one. */
export function NothingYet({ goal }: { goal: Goal | undefined }) {
  const [title, text] = goal ? [texts.noHabitsTitle, texts.noHabits] : [texts.noGoalsTitle, texts.noGoals];
  const action = (
    <Button asChild>
      <Link to={goal ? setUpAddress(goal) : '/goal-capture'}>{goal ? texts.continueSetup : texts.addGoal}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState drawing={goal ? 'path' : 'sprout'} title={title} action={action}>
        {text}
      </EmptyState>
    </Card>
  );
}

function setUpAddress(goal: Goal): string {
  const next = getNextStep({ goalId: goal.id, identities: [] });
  return next.step === 'identity' ? `/identity-chat/${next.goalId}` : '/';
}
