import { accountMessages } from '#features/account/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';

type StartFailedProps = { text: string; onRetry: () => void; title?: string; retryLabel?: string };

/** Stands for the whole page when it could not be loaded, and offers to try again. */
export function StartFailed({ text, onRetry, title, retryLabel }: StartFailedProps) {
  const { start } = accountMessages;
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        drawing="path"
        level={1}
        title={title ?? start.failedTitle}
        action={<Button onClick={onRetry}>{retryLabel ?? start.again}</Button>}
      >
        <p role="alert">{text}</p>
      </EmptyState>
    </main>
  );
}
