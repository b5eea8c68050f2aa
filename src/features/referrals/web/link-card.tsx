import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { copyText, useCopied } from '#web/ui/form/copy-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import type { ReferralLink } from '../contract.ts';
import { referralMessages } from '../messages.ts';
import { useCreateLink } from './queries.ts';
import { shareLink, sharedLink } from './share-link.ts';

const texts = referralMessages.link;

/** The user's link with its actions; a button to create it if there is none yet. */
export function LinkCard({ link }: { link: ReferralLink }) {
  const { referralCode, isActive } = link;
  const field = useRef<HTMLInputElement>(null);
  if (referralCode === null) return <NoLink onCreated={() => requestAnimationFrame(() => field.current?.focus())} />;
  return (
    <Frame
      badge={
        <Badge tone={isActive ? 'complete' : 'rest'} dot>
          {isActive ? texts.active : texts.inactive}
        </Badge>
      }
    >
      <p className="measure mt-1 text-quiet text-sm">{isActive ? texts.description : texts.inactiveText}</p>
      <LinkToShare code={referralCode} field={field} />
      <p className="mt-4 text-quiet text-sm">
        {texts.code}{' '}
        <span className="ml-1 font-medium font-mono text-base text-ink tracking-[0.12em]">{referralCode}</span>
      </p>
    </Frame>
  );
}

function Frame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="font-semibold text-ink text-lg tracking-[-0.012em]">
            {texts.title}
          </h2>
          {badge}
        </div>
        {children}
      </section>
    </Card>
  );
}

function NoLink({ onCreated }: { onCreated: () => void }) {
  const create = useCreateLink();
  const action = (
    <Button
      size="lg"
      busy={create.isPending}
      busyLabel={texts.creating}
      onClick={() => create.mutate(undefined, { onSuccess: onCreated })}
    >
      {texts.create}
    </Button>
  );
  return (
    <Frame>
      <EmptyState drawing="path" level={3} title={texts.none} action={action} className="pt-6 pb-2">
        {texts.noneText}
      </EmptyState>
    </Frame>
  );
}

function LinkToShare({ code, field }: { code: string; field: RefObject<HTMLInputElement | null> }) {
  const [isCopied, setCopied] = useCopied();
  const link = sharedLink(location.origin, code);
  const copy = async () => {
    const done = await copyText(link, field.current);
    setCopied(done);
    if (!done) toast({ ...referralMessages.copyFailed, tone: 'danger' });
  };
  const share = async () => setCopied(await shareLink(link, field.current));
  return (
    <div className="mt-5 flex flex-col gap-3 md:flex-row">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={texts.field}
          hideLabel
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="tabular text-ellipsis"
        />
      </div>
      <div className="grid grid-cols-2 gap-2 md:flex">
        <Button variant="quiet" onClick={() => void copy()} className="md:w-28">
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </Button>
        <Button onClick={() => void share()}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Button>
      </div>
    </div>
  );
}
