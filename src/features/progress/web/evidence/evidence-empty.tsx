import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { VoteLink } from './vote-link.tsx';

const texts = evidenceMessages.empty;

/** Empty state before the first vote. */
export function EvidenceEmpty({ identityId, hasHabits }: { identityId: string; hasHabits: boolean }) {
  const to = hasHabits ? `/?checkIn=${identityId}` : `/habit-planning/${identityId}`;
  return (
    <Card>
      <EmptyState
        drawing="tally"
        title={texts.title}
        action={
          <span className="flex flex-col items-center gap-2">
            <Button asChild>
              <Link to={to}>{hasHabits ? texts.checkIn : texts.plan}</Link>
            </Button>
            <VoteLink />
          </span>
        }
      >
        {texts.text}
      </EmptyState>
    </Card>
  );
}
