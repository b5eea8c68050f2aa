import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from '#web/router/router.tsx';
import type { Identity } from '#features/identities/contract.ts';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { planMessages } from '#features/plans/messages.ts';
import { wayFrom, wayKey } from '#features/plans/web/offer/planning-way.ts';
import { Page } from '#app/web/layout/page.tsx';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { IdentityMissing } from '../identity/identity-missing.tsx';
import { IdentityPlanning, PlanningSteps } from './identity-planning.tsx';

const texts = planMessages.planning;

/** Step 3 of 3, at `/habit-planning/{identityId}` and `/habit-planning?identityId=`: the week of habits for an identity. */
export function HabitPlanningPage() {
  const [search] = useSearchParams();
  const params = useParams();
  const identities = useQuery(identitiesQuery);
  const { data: bootstrap } = useQuery({ ...bootstrapQuery, enabled: false });
  const identityId = params.identityId ?? search.get('identityId') ?? '';
  const identity = useRemembered(
    identities.data?.find(({ id }) => id === identityId),
    identityId,
  );
  const way = wayFrom(search);

  if (!identity)
    return identities.isPending ? (
      <PlanningPlaceholder />
    ) : (
      <IdentityMissing title={texts.notFoundTitle} text={texts.notFound} action={texts.notFoundAction} />
    );
  if (!bootstrap) return <PlanningPlaceholder />;
  return (
    <IdentityPlanning key={`${identity.id} ${wayKey(way)}`} identity={identity} way={way} today={bootstrap.today} />
  );
}

/** Keeps an identity that a fresh start deleted until the celebration of its successor is over. */
function useRemembered(identity: Identity | undefined, id: string): Identity | undefined {
  const [known, setKnown] = useState(identity);
  if (identity && identity !== known) setKnown(identity);
  return identity ?? (known?.id === id ? known : undefined);
}

function PlanningPlaceholder() {
  return (
    <Page
      documentTitle={texts.step}
      title={<Skeleton className="h-10 w-64" />}
      subtitle={texts.subtitle.normal}
      above={<PlanningSteps />}
    />
  );
}
