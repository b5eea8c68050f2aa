import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { CalendarAddress } from '../contract.ts';
import { calendarMessages as texts } from '../messages.ts';
import { calendarQuery, useMakeCalendar, useWithdrawCalendar } from './queries.ts';

/** The address by which a calendar shows the plan: made, shown this once, and withdrawn. */
export function CalendarCard() {
  const found = useQuery({ ...calendarQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {found.data && <Address calendar={found.data.calendar} />}
      {!found.data && found.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton className="h-28" />}
    </SettingsCard>
  );
}

function getStanding({ createdAt, lastReadAt, showsNames }: CalendarAddress): string {
  const read = lastReadAt ? texts.read(instantDate(lastReadAt)) : texts.neverRead;
  return texts.standing(instantDate(createdAt), read, showsNames);
}

function Address({ calendar }: { calendar: CalendarAddress | null }) {
  const [showsNames, setShowsNames] = useState(calendar?.showsNames ?? false);
  const make = useMakeCalendar();
  const withdraw = useWithdrawCalendar();
  const maker = useRef<HTMLButtonElement>(null);
  const isBusy = make.isPending || withdraw.isPending;
  const end = () => {
    if (isBusy) return;
    // Its own button goes along.
    withdraw.mutate(undefined, { onSuccess: () => maker.current?.focus({ preventScroll: true }) });
    make.reset();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-base text-quiet">{calendar ? getStanding(calendar) : texts.none}</p>
      {calendar && make.data && (
        <div role="status" className="flex flex-col gap-2">
          <CopyField label={texts.made.field} value={`${location.origin}${make.data.path}`} texts={texts.made} />
          <p className="measure text-quiet text-sm">{texts.made.hint}</p>
        </div>
      )}
      <Checkbox
        label={texts.names}
        description={texts.namesHint}
        checked={showsNames}
        onCheckedChange={setShowsNames}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={maker}
          variant="quiet"
          className="max-sm:w-full"
          busy={make.isPending}
          busyLabel={texts.making}
          onClick={() => !isBusy && make.mutate(showsNames)}
        >
          {calendar ? texts.makeAnew : texts.make}
        </Button>
        {calendar && (
          <Button
            variant="quiet"
            className="max-sm:w-full"
            busy={withdraw.isPending}
            busyLabel={texts.withdrawing}
            onClick={end}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
      {calendar && <p className="measure text-quiet text-sm">{texts.anew}</p>}
    </div>
  );
}
