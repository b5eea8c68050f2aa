import { useEffect } from 'react';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { messages } from './messages.ts';

/** The page for unknown addresses. */
export function NotFound({ homeHref = '/', homeLabel = messages.notFound.home }) {
  useEffect(() => {
    document.title = `${messages.notFound.title} · ${messages.product}`;
  }, []);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[70dvh] place-items-center outline-none">
      <EmptyState
        drawing="signpost"
        level={1}
        title={messages.notFound.title}
        action={
          <Button asChild>
            <Link to={homeHref}>{homeLabel}</Link>
          </Button>
        }
      >
        {messages.notFound.text}
      </EmptyState>
    </main>
  );
}
