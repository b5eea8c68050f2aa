import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { lazy, startTransition, useMemo, useState } from 'react';
import {
  BUNDLE,
  type DayVotes,
  firstSpan,
  TALLY_SPANS,
  type TallySpan,
  tallyRows,
} from '#core/evidence/tally/tally.ts';
import type { Tally } from '#features/progress/contract.ts';
import { tallyMessages } from '#features/progress/tally-messages.ts';
import { tallyQuery } from '#features/progress/web/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { OnUse } from '#web/ui/on-use.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { markClass } from './bundle.tsx';
import { TallyRows, WALL } from './tally-rows.tsx';
import { useZoom } from './use-zoom.ts';

const texts = tallyMessages;

const loadPicture = () => import('./picture/picture-dialog.tsx');
const PictureDialog = lazy(async () => ({ default: (await loadPicture()).PictureDialog }));

const WHOSE = ['one', 'all'] as const;
type Whose = (typeof WHOSE)[number];

/** Every vote for an identity, or for all of them, as marks tied in fives: from days to years. */
export function TallyCard({ identityId }: { identityId: string }) {
  const { data, error, refetch } = useQuery(tallyQuery);
  if (error && !data)
    return (
      <Card>
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <div aria-busy="true">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-72" />
      </div>
    );
  return <Wall tally={data} identityId={identityId} />;
}

/** Votes by day, each for one of the identities by its place. */
function toDays(identities: Tally['identities'], only: string | null): DayVotes[] {
  return identities.flatMap(({ id, days }, who) =>
    only === null || id === only ? days.map(({ date, votes }) => ({ date, who, votes })) : [],
  );
}

function Wall({ tally, identityId }: { tally: Tally; identityId: string }) {
  const { identities, weekStartDay, today } = tally;
  const [whose, setWhose] = useState<Whose>('one');
  const [chosen, setChosen] = useState<TallySpan | null>(null);
  const days = useMemo(() => toDays(identities, whose === 'one' ? identityId : null), [identities, whose, identityId]);
  const span = chosen ?? firstSpan(days, weekStartDay);
  const rows = useMemo(() => tallyRows(days, span, weekStartDay), [days, span, weekStartDay]);
  const zoom = useZoom((by) =>
    // From what stands then: a second step may come before the first is drawn.
    startTransition(() => setChosen((before) => TALLY_SPANS[TALLY_SPANS.indexOf(before ?? span) + by] ?? before)),
  );
  const votes = days.reduce((sum, day) => sum + day.votes, 0);
  const names = identities.map(({ name }) => name);
  const isYoung = votes < BUNDLE;
  return (
    <Card asChild>
      <section aria-labelledby="tally">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="tally" className="font-semibold text-ink text-lg tracking-[-0.012em]">
              {texts.title}
            </h2>
            <p className="mt-1 text-quiet text-sm">{isYoung ? texts.toFirstBundle(BUNDLE - votes) : texts.hint}</p>
          </div>
          {!isYoung && <Picture tally={tally} identityId={whose === 'one' ? identityId : null} />}
        </header>
        <div className="mt-4 flex flex-col gap-3 empty:hidden sm:flex-row sm:flex-wrap">
          {!isYoung && (
            <Segmented
              label={texts.spans.label}
              value={span}
              onChange={(next) => startTransition(() => setChosen(next))}
              options={TALLY_SPANS.map((value) => ({ value, label: texts.spans[value] }))}
            />
          )}
          {identities.length > 1 && (
            <Segmented
              label={texts.whose.label}
              value={whose}
              onChange={(next) => startTransition(() => setWhose(next))}
              options={WHOSE.map((value) => ({ value, label: texts.whose[value] }))}
            />
          )}
        </div>
        {whose === 'all' && identities.length > 1 && <Legend identities={identities} />}
        {/* A stop for the keyboard, where plus and minus zoom. */}
        <div
          {...zoom}
          role="group"
          aria-label={texts.rows}
          tabIndex={0}
          {...{ [WALL]: true }}
          className="-mx-2 mt-2 max-h-144 touch-pan-y overflow-y-auto rounded-sm px-2"
        >
          <TallyRows key={`${span} ${whose}`} {...{ rows, span, today, names }} />
        </div>
      </section>
    </Card>
  );
}

function Legend({ identities }: Pick<Tally, 'identities'>) {
  return (
    <ul aria-label={texts.legend} className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-quiet text-sm">
      {identities.map(({ id, name }, who) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <svg viewBox="0 0 6 24" aria-hidden="true" className="h-4 w-1.5 shrink-0">
            <path d="M3 3v18" strokeWidth={3} strokeLinecap="round" className={cn('fill-none', markClass(who))} />
          </svg>
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The button that makes a picture; what draws it loads when it is pressed. */
function Picture({ tally, identityId }: { tally: Tally; identityId: string | null }) {
  const [isOpen, setIsOpen] = useState(true);
  const button = (
    <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setIsOpen(true)}>
      <Share2 aria-hidden="true" />
      {texts.share}
    </Button>
  );
  return (
    <OnUse control={button} opens="dialog" load={loadPicture}>
      {button}
      <PictureDialog tally={tally} identityId={identityId} open={isOpen} onClose={() => setIsOpen(false)} />
    </OnUse>
  );
}
