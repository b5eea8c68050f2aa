import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from '#web/router/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { openingMessages } from '../opening-messages.ts';
import { listenToErrors } from './console-errors.ts';
import { askedFeedback, type FeedbackView, onFeedbackAsked, openFeedback, turnFeedback } from './opening.ts';

const FeedbackWindow = lazy(() => import('./feedback-window.tsx').then((m) => ({ default: m.FeedbackWindow })));

listenToErrors();

/** An address can open it, as notifications do: `?feedback=sent`. The parameter is then removed. */
function useAskedByAddress(): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('feedback');
  useEffect(() => {
    if (asked === null) return;
    turnFeedback(asked === 'sent' ? 'sent' : 'write');
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('feedback');
        return rest;
      },
      { replace: true },
    );
  }, [asked, setSearch]);
}

/** The way to Help & Feedback in the top bar, and its window, which the menus open too. */
export function HelpButton({ userId }: { userId: string }) {
  const view = useSyncExternalStore(onFeedbackAsked, askedFeedback, (): FeedbackView | null => null);
  const [wasOpen, setWasOpen] = useState(false);
  if (view !== null && !wasOpen) setWasOpen(true);
  useAskedByAddress();
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={openingMessages.open} onClick={openFeedback}>
        <CircleHelp className="size-5.5" aria-hidden="true" />
      </Button>
      {wasOpen && (
        <Suspense>
          <FeedbackWindow userId={userId} view={view} onView={turnFeedback} onClose={() => turnFeedback(null)} />
        </Suspense>
      )}
    </>
  );
}
