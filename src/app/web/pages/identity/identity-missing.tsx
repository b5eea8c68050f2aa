import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';

/** The whole page for an identity that is not there, with the way to those that are. */
export function IdentityMissing({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[70dvh] place-items-center outline-none">
      <EmptyState
        drawing="signpost"
        level={1}
        title={title}
        action={
          <Button asChild>
            <Link to="/">{action}</Link>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
