import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { instantDate } from '#web/instant-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { Session } from '../contract.ts';
import { sessionsMessages as texts } from '../sessions-messages.ts';
import { sessionsQuery, useEndSessions } from './own-account-queries.ts';

/** Where the account is open, and the way to close it there. */
export function SessionsCard() {
  const list = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {list.data && <Sessions list={list.data} />}
      {!list.data && list.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-28" />}
    </SettingsCard>
  );
}

function Sessions({ list }: { list: readonly Session[] }) {
  const ending = useEndSessions();
  const isEnding = (which: string) => ending.isPending && ending.variables === which;
  // One may be ended while another still is: no press is lost.
  const end = (which: string) => !isEnding(which) && ending.mutate(which);
  const hasOthers = list.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {list.map((session) => (
          <li key={session.id} className="flex items-center gap-3 py-3">
            <SessionLines session={session} />
            {!session.isCurrent && (
              <Button
                variant="quiet"
                size="sm"
                busy={isEnding(session.id)}
                aria-label={texts.endNamed(session.device ?? texts.unknownDevice, instantDate(session.lastActiveAt))}
                onClick={() => end(session.id)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="quiet"
          className="mt-5 max-sm:w-full"
          busy={isEnding('others')}
          busyLabel={texts.ending}
          onClick={() => end('others')}
        >
          {texts.endOthers}
        </Button>
      ) : (
        <p className="mt-4 text-quiet text-sm">{texts.alone}</p>
      )}
    </>
  );
}

function SessionLines({ session: { device, lastActiveAt, isCurrent } }: { session: Session }) {
  const Icon = / on (Android|iOS)$/.test(device ?? '') ? Smartphone : Monitor;
  return (
    <>
      <Icon className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base text-ink">
          {device ?? texts.unknownDevice}
          {isCurrent && <Badge>{texts.here}</Badge>}
        </p>
        <p className="tabular text-quiet text-sm">
          {isCurrent ? texts.now : texts.lastActive(instantDate(lastActiveAt))}
        </p>
      </div>
    </>
  );
}
