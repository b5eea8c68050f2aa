import { Button } from '../button.tsx';

/** Shown when something could not be loaded: what, and a retry button. */
export function LoadFailed({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-base text-ink">
      {text}
      <Button variant="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
