import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { planMessages } from '#features/plans/messages.ts';

/** Exit for when there is no plan to continue with. */
export function BackToDashboard() {
  return (
    <Button asChild variant="ghost" className="-ml-4 self-start">
      <Link to="/">{planMessages.planning.backToDashboard}</Link>
    </Button>
  );
}
