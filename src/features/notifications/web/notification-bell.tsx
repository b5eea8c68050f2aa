import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notificationMessages as texts } from '../messages.ts';
import { BellButton } from './bell-button.tsx';
import { countsQuery } from './queries.ts';
import { OnUse } from '#web/ui/on-use.tsx';

export type NotificationBellProps = {
  /** Loads the script of the list. */
  load: () => Promise<unknown>;
  /** The bell with its list, open. */
  children: ReactNode;
  /** Told the number of unread ones, at first and whenever it changes: for the icon of the installed app. */
  onCounts?: ((total: number) => void) | undefined;
};

/** The bell. While it is there the counts are polled, in visible tabs; its list loads when it is first asked for. */
export function NotificationBell({ load, children, onCounts }: NotificationBellProps) {
  const total = useQuery(countsQuery).data?.total ?? 0;
  useEffect(() => onCounts?.(total), [total, onCounts]);
  return (
    <>
      <OnUse load={load} opens="dialog" control={<BellButton unread={total} />}>
        {children}
      </OnUse>
      <Arrivals total={total} />
    </>
  );
}

/** Tells a screen reader that something has come; silent at the first look, at every poll, and when something was read. */
function Arrivals({ total }: { total: number }) {
  const known = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (total !== known.current) setSaid(total > known.current ? texts.arrived(total) : '');
    known.current = total;
  }, [total]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
