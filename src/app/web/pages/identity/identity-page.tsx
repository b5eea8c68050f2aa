import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#web/router/link.tsx';
import { useParams, useSearchParams } from '#web/router/router.tsx';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { EvidenceEmpty } from '#features/progress/web/evidence/evidence-empty.tsx';
import { EvidenceFigures } from '#features/progress/web/evidence/evidence-figures.tsx';
import { BUNDLE } from '#core/evidence/tally/tally.ts';
import { StrengthCard } from '#features/progress/web/evidence/strength-card.tsx';
import { TallyCard } from '#features/progress/web/evidence/tally/tally-card.tsx';
import { YearCard } from '#features/progress/web/evidence/year/year-card.tsx';
import { dailyStatusQuery, evidenceQuery } from '#features/progress/web/queries.ts';
import { hasStatus } from '#web/api/api.ts';
import { Page } from '#app/web/layout/page.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { IdentityMissing } from './identity-missing.tsx';

const texts = evidenceMessages;

/** One identity, at `/identities/{id}`: all its evidence, with the days of one year (`?year=2025`). */
export function IdentityPage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = /^\d{4}$/.exec(search.get('year') ?? '')?.[0];
  const known = useQuery(identitiesQuery).data?.find((identity) => identity.id === id);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...evidenceQuery(id, asked),
    placeholderData: keepPreviousData,
  });
  if (hasStatus(error, 404))
    return <IdentityMissing title={texts.notFoundTitle} text={texts.notFound} action={texts.home} />;
  return (
    <EvidenceFrame identity={data?.identity ?? known}>
      {data ? (
        <Evidence evidence={data} isChanging={isPlaceholderData} onYear={(year) => setSearch({ year: String(year) })} />
      ) : (
        <EvidenceState hasFailed={error !== null} onRetry={() => void refetch()} />
      )}
    </EvidenceFrame>
  );
}

type EvidenceFrameProps = { identity: { name: string; description: string } | undefined; children: ReactNode };

function EvidenceFrame({ identity, children }: EvidenceFrameProps) {
  return (
    <Page
      display
      title={identity?.name ?? <Skeleton className="h-9 w-64" />}
      documentTitle={identity?.name ?? texts.title}
      subtitle={identity?.description}
      above={
        <Link
          to="/"
          className="-ml-2 inline-flex min-h-11 items-center rounded-md px-2 text-quiet text-sm hover:text-ink"
        >
          {texts.back}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Page>
  );
}

/** On a hard day nobody is told of a run. */
const withoutRuns = (habit: IdentityEvidence['habits'][number]) => ({ ...habit, streak: { current: 0, longest: 0 } });

type EvidenceProps = { evidence: IdentityEvidence; isChanging: boolean; onYear: (year: number) => void };

function Evidence({ evidence, isChanging, onYear }: EvidenceProps) {
  const { identity, habits, votes } = evidence;
  const isHardDay = useQuery(dailyStatusQuery).data?.isHardDay ?? false;
  const hasAmounts = habits.some(({ amounts }) => amounts?.weeks.some(({ amount }) => amount > 0));
  if (votes.ever === 0 && !hasAmounts) {
    return <EvidenceEmpty identityId={identity.id} hasHabits={habits.some(({ isCurrent }) => isCurrent)} />;
  }
  return (
    <>
      <EvidenceFigures evidence={evidence} isHardDay={isHardDay} />
      <TallyCard identityId={identity.id} />
      {/* Charts of next to nothing say nothing. */}
      {(votes.ever >= BUNDLE || hasAmounts || evidence.reviews.length > 0) && (
        <>
          <YearCard evidence={evidence} isChanging={isChanging} onYear={onYear} />
          <StrengthCard habits={isHardDay ? habits.map(withoutRuns) : habits} />
        </>
      )}
    </>
  );
}

/** In place of the evidence: an error, or skeletons while it loads. */
function EvidenceState({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed)
    return (
      <Card>
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={onRetry} />
      </Card>
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-121 md:h-64" />
      <Skeleton className="h-114 md:h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
