import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { goalMessages } from '../messages.ts';

/** The goal does not exist, or belongs to somebody else. */
export function GoalMissing() {
  const { title, text, create } = goalMessages.missing;
  return (
    <EmptyState
      drawing="signpost"
      title={title}
      action={
        <Button asChild>
          <Link to="/goal-capture">{create}</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The goal may well be there, but could not be fetched. */
export function GoalUnreachable({ onRetry }: { onRetry: () => void }) {
  const { title, text, again } = goalMessages.unreachable;
  return (
    <EmptyState drawing="path" title={title} action={<Button onClick={onRetry}>{again}</Button>}>
      {text}
    </EmptyState>
  );
}
