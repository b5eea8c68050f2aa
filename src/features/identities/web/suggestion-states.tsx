import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { Spinner } from '#web/ui/status/spinner.tsx';
import { identityMessages } from '../messages.ts';

const texts = identityMessages.selection;
const SKELETONS = ['first', 'second', 'third'];

/** Loading suggestions: placeholders for the usual number. */
export function SuggestionsLoading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="mb-1 flex items-center gap-3 text-base text-quiet">
        <Spinner className="text-accent" />
        {texts.loading}
      </p>
      {SKELETONS.map((place) => (
        <Card key={place} className="flex min-h-[9.375rem] flex-col gap-3 sm:min-h-[7.875rem]">
          <Skeleton shape="text" className="h-6 w-3/5" />
          <Skeleton shape="text" className="w-full" />
          <Skeleton shape="text" className="w-4/5" />
        </Card>
      ))}
    </div>
  );
}

type NoticeProps = { title: string; text: string; action: string } & (
  | { onAction: () => void; href?: undefined }
  | { href: string; onAction?: undefined }
);

function Notice({ title, text, action, onAction, href }: NoticeProps) {
  return (
    <Card padding="lg" className="flex flex-col items-start gap-2">
      <h2 className="font-semibold text-ink text-lg tracking-[-0.012em]">{title}</h2>
      <p className="measure text-base text-quiet">{text}</p>
      {href ? (
        <Button asChild className="mt-3">
          <a href={href}>{action}</a>
        </Button>
      ) : (
        <Button onClick={onAction} className="mt-3">
          {action}
        </Button>
      )}
    </Card>
  );
}

/** Nothing is loaded or pending: the user requests suggestions with a button. */
export function LoadSuggestions({ onLoad }: { onLoad: () => void }) {
  return <Notice title={texts.loadTitle} text={texts.loadText} action={texts.load} onAction={onLoad} />;
}

/** The session ended before suggestions came. */
export function SessionExpired({ signInHref }: { signInHref: string }) {
  return <Notice {...texts.expired} href={signInHref} />;
}
