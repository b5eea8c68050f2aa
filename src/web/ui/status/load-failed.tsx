import { Button } from '../button.tsx';

/** Stands where something could not be fetched: what, and a way to try again. */
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
