import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { PersonLines } from '#web/ui/person-lines.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { User } from '../contract.ts';
import { accountMessages } from '../messages.ts';
import { accountSettingsMessages } from '../settings-messages.ts';
import { CREATE_ACCOUNT } from './addresses.ts';
import { userQuery } from './queries.ts';

const texts = accountSettingsMessages.card;

/** Who is signed in and how; for guests, what that means and how to get an account. */
export function AccountCard() {
  const user = useQuery(userQuery).data;
  return (
    <SettingsCard title={texts.title}>
      {user ? (
        <>
          <div className="flex items-center gap-3">
            <Avatar person={user} className="size-12 text-base" />
            <PersonLines user={user} />
          </div>
          {user.isGuest ? <GuestAccount user={user} /> : <SignedInWith provider={user.authProvider} />}
        </>
      ) : (
        <Skeleton className="h-12" />
      )}
    </SettingsCard>
  );
}

function SignedInWith({ provider }: { provider: User['authProvider'] }) {
  return <p className="mt-4 text-quiet text-sm">{texts.signedInWith[provider]}</p>;
}

function GuestAccount({ user }: { user: User }) {
  const { aiInteractionsCount: used, aiInteractionsLimit: limit } = user;
  return (
    <>
      <p className="measure mt-4 text-base text-ink">{texts.guest}</p>
      <ul className="measure mt-3 flex list-disc flex-col gap-1.5 pl-5 text-quiet text-sm marker:text-edge">
        <li>{texts.guestCookie}</li>
        {limit >= 0 && <li>{texts.guestLimit(Math.min(used, limit), limit)}</li>}
        <li>{texts.guestMove}</li>
      </ul>
      <Button asChild className="mt-5 max-sm:w-full">
        <a href={CREATE_ACCOUNT}>
          <UserPlus aria-hidden="true" />
          {accountMessages.createAccount}
        </a>
      </Button>
    </>
  );
}
