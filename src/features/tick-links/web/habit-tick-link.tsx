import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { TickLink } from '../contract.ts';
import { tickLinkMessages as texts } from '../messages.ts';
import { tickLinkQuery, useMakeLink, useWithdrawLink } from './queries.ts';

/** The link that ticks a habit: made, shown this once, and withdrawn. Asked for when it is opened. */
export function HabitTickLink({ habitId }: { habitId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title={texts.title} open={isOpen} onOpenChange={setOpen} className="border-line border-t">
      {isOpen && <Asked habitId={habitId} />}
    </Collapsible>
  );
}

function Asked({ habitId }: { habitId: string }) {
  const found = useQuery({ ...tickLinkQuery(habitId), refetchOnMount: 'always' });
  if (found.data) return <Link habitId={habitId} link={found.data.link} />;
  if (found.isError) return <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void found.refetch()} />;
  return <Skeleton className="h-28" />;
}

function getStanding({ createdAt, lastUsedAt }: TickLink): string {
  return texts.standing(instantDate(createdAt), lastUsedAt ? texts.used(instantDate(lastUsedAt)) : texts.neverUsed);
}

function Link({ habitId, link }: { habitId: string; link: TickLink | null }) {
  const make = useMakeLink(habitId);
  const withdraw = useWithdrawLink(habitId);
  const maker = useRef<HTMLButtonElement>(null);
  const isBusy = make.isPending || withdraw.isPending;
  const end = () => {
    if (isBusy) return;
    // Its own button goes along.
    withdraw.mutate(undefined, { onSuccess: () => maker.current?.focus({ preventScroll: true }) });
    make.reset();
  };
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="text-quiet text-sm">{texts.about}</p>
      {link && <p className="text-quiet text-sm">{getStanding(link)}</p>}
      {link && make.data && (
        <div role="status" className="flex flex-col gap-2">
          <CopyField label={texts.made.field} value={`${location.origin}${make.data.path}`} texts={texts.made} />
          <p className="text-quiet text-sm">{texts.made.hint}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={maker}
          variant="quiet"
          busy={make.isPending}
          busyLabel={texts.making}
          onClick={() => !isBusy && make.mutate()}
        >
          {link ? texts.makeAnew : texts.make}
        </Button>
        {link && (
          <Button variant="ghost" busy={withdraw.isPending} busyLabel={texts.withdrawing} onClick={end}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {link && <p className="text-quiet text-sm">{texts.anew}</p>}
    </div>
  );
}
