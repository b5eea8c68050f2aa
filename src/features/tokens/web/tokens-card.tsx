import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { useFocusWhenLost } from '#web/ui/overlay/focus-when-lost.ts';
import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import type { Token } from '../contract.ts';
import { tokenMessages as texts } from '../messages.ts';
import { tokensQuery, useWithdrawToken } from './queries.ts';

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));

/** What tools are let in by: each token with what it may do, to be withdrawn; and a button for a new one. */
export function TokensCard() {
  const list = useQuery({ ...tokensQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {list.data && <Tokens list={list.data} />}
      {!list.data && list.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-24" />}
    </SettingsCard>
  );
}

function Tokens({ list }: { list: readonly Token[] }) {
  const [opening, setOpening] = useState({ times: 0, open: false });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(opener, list);
  return (
    <div className="flex flex-col gap-5">
      {list.length === 0 && <p className="measure text-base text-quiet">{texts.empty}</p>}
      {list.length > 0 && (
        <ul className="-my-2 flex flex-col divide-y divide-line">
          {list.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button
        ref={opener}
        variant="quiet"
        className="self-start max-sm:w-full"
        onClick={() => setOpening(({ times }) => ({ times: times + 1, open: true }))}
      >
        {texts.add}
      </Button>
      <p className="measure text-quiet text-sm">
        {texts.guide}{' '}
        <a href="/api/docs" className="text-ink underline underline-offset-4">
          {texts.guideLink}
        </a>
        .
      </p>
      {opening.times > 0 && (
        <Suspense>
          <TokenDialog
            key={opening.times}
            open={opening.open}
            onClose={() => setOpening((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </div>
  );
}

function TokenRow({ token: { id, name, scopes, expiresAt, hasExpired, lastUsedAt } }: { token: Token }) {
  const withdraw = useWithdrawToken();
  const [isAsked, setAsked] = useState(false);
  const end = instantDate(expiresAt);
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base text-ink">{name}</p>
        <p className="text-quiet text-sm">{scopes.map((scope) => texts.scopes[scope].label).join(', ')}</p>
        <p className="tabular text-quiet text-sm">
          {hasExpired ? texts.hasRunOut(end) : texts.runsOut(end)} ·{' '}
          {lastUsedAt ? texts.lastUsed(instantDate(lastUsedAt)) : texts.neverUsed}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={texts.withdrawNamed(name)} onClick={() => setAsked(true)}>
        {texts.withdraw}
      </Button>
      <QuestionDialog
        texts={texts.withdrawQuestion}
        open={isAsked}
        busy={withdraw.isPending}
        busyLabel={texts.withdrawing}
        tone="danger"
        onClose={() => setAsked(false)}
        onConfirm={() => withdraw.mutate(id, { onSuccess: () => setAsked(false) })}
      />
    </li>
  );
}
