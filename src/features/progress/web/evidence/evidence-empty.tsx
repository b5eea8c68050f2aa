import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';

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
          <Button asChild>
            <Link to={to}>{hasHabits ? texts.checkIn : texts.plan}</Link>
          </Button>
        }
      >
        {texts.text}
      </EmptyState>
    </Card>
  );
}
