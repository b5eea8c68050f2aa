import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { lazy, useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import { ListCard } from '#web/ui/settings/list-card.tsx';
import type { Token } from '../contract.ts';
import { tokenMessages as texts } from '../messages.ts';
import { tokensQuery, useWithdrawToken } from './queries.ts';

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));

/** What tools are let in by: each token with what it may do, to be withdrawn; and a button for a new one. */
export function TokensCard() {
  return (
    <ListCard
      texts={texts}
      query={useQuery({ ...tokensQuery, refetchOnMount: 'always' })}
      renderRows={(list) => list.map((token) => <TokenRow key={token.id} token={token} />)}
      renderDialog={(opening) => <TokenDialog {...opening} />}
      note={
        <p className="measure text-quiet text-sm">
          {texts.guide}{' '}
          <a href="/api/docs" className="text-ink underline underline-offset-4">
            {texts.guideLink}
          </a>
          .
        </p>
      }
    />
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
