import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { useFocusWhenLost } from '../overlay/focus-when-lost.ts';
import { SettingsCard } from '../settings-card.tsx';
import { LoadFailed } from '../status/load-failed.tsx';
import { Skeleton } from '../status/skeleton.tsx';

type Opening = { open: boolean; onClose: () => void };

type ListCardProps<Data> = {
  texts: { title: string; description: string; failed: string; retry: string; empty: string; add: string };
  query: UseQueryResult<Data>;
  /** A row each, with its key. */
  renderRows: (data: Data) => readonly ReactNode[];
  /** What adds one; loads when it is first opened, and begins anew each time. */
  renderDialog: (opening: Opening, data: Data) => ReactNode;
  /** Below the button. */
  note?: ReactNode;
};

/** A subject of the settings that is a list: what there is, each with its own buttons, and a button for one more. */
export function ListCard<Data>({ texts, query, ...parts }: ListCardProps<Data>) {
  const { data, isError, isPending, refetch } = query;
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {data && <Rows {...{ texts, data }} {...parts} />}
      {!data && isError && <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-24" />}
    </SettingsCard>
  );
}

type RowsProps<Data> = Omit<ListCardProps<Data>, 'query'> & { data: Data };

function Rows<Data>({ texts, data, renderRows, renderDialog, note }: RowsProps<Data>) {
  const [opening, setOpening] = useState({ times: 0, open: false });
  const opener = useRef<HTMLButtonElement>(null);
  const list = renderRows(data);
  useFocusWhenLost(opener, data);
  return (
    <div className="flex flex-col gap-5">
      {list.length === 0 && <p className="measure text-base text-quiet">{texts.empty}</p>}
      {list.length > 0 && <ul className="-my-2 flex flex-col divide-y divide-line">{list}</ul>}
      <Button
        ref={opener}
        variant="quiet"
        className="self-start max-sm:w-full"
        onClick={() => setOpening(({ times }) => ({ times: times + 1, open: true }))}
      >
        {texts.add}
      </Button>
      {note}
      {opening.times > 0 && (
        <Suspense key={opening.times}>
          {renderDialog(
            { open: opening.open, onClose: () => setOpening((before) => ({ ...before, open: false })) },
            data,
          )}
        </Suspense>
      )}
    </div>
  );
}
