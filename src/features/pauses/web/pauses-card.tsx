import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { useFocusWhenLost } from '#web/ui/overlay/focus-when-lost.ts';
import type { Pause } from '../contract.ts';
import { pauseMessages } from '../messages.ts';
import { DayField } from './day-field.tsx';
import { canUndo, getLength, getLimits, getProblem, spanWords, getStanding } from './pause-days.ts';
import { dailyStatusQuery, identitiesQuery, pausesQuery, usePauseChanges } from './queries.ts';

const texts = pauseMessages.card;
const SECTIONS = ['under_way', 'ahead', 'over'] as const;

const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));

/** Current, future and recent pauses, each to be ended, changed or undone; and a button for a new one. */
export function PausesCard() {
  const pauses = useQuery(pausesQuery);
  const today = useQuery(dailyStatusQuery).data?.today;
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {pauses.data && today && <Pauses pauses={pauses.data} today={today} />}
      {!pauses.data && pauses.isError && (
        <LoadFailed text={texts.failed} retry={texts.again} onRetry={() => void pauses.refetch()} />
      )}
      {pauses.isPending && <Skeleton className="h-24" />}
    </SettingsCard>
  );
}

function Pauses({ pauses, today }: { pauses: readonly Pause[]; today: CalendarDay }) {
  const identities = useQuery(identitiesQuery).data ?? [];
  const [opening, setOpening] = useState({ times: 0, open: false });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(opener, pauses);
  const getName = (id: string | null) =>
    id === null ? pauseMessages.everyone : (identities.find((one) => one.id === id)?.name ?? pauseMessages.gone);
  const close = () => setOpening((before) => ({ ...before, open: false }));
  return (
    <div className="flex flex-col gap-6">
      {pauses.length === 0 && <p className="measure text-base text-quiet">{texts.empty}</p>}
      {SECTIONS.map((standing) => {
        const own = pauses.filter((pause) => getStanding(pause, today) === standing);
        if (own.length === 0) return null;
        return (
          <section key={standing}>
            <h3 className="font-medium text-quiet text-sm">{texts.sections[standing]}</h3>
            <ul className="divide-y divide-line">
              {own.map((pause) => (
                <PauseRow key={pause.id} {...{ pause, today }} who={getName(pause.identityId)} />
              ))}
            </ul>
          </section>
        );
      })}
      <Button
        ref={opener}
        variant="quiet"
        className="self-start"
        onClick={() => setOpening(({ times }) => ({ times: times + 1, open: true }))}
      >
        {texts.add}
      </Button>
      {opening.times > 0 && (
        <Suspense>
          <PauseDialog
            key={opening.times}
            open={opening.open}
            onClose={close}
            today={today}
            identities={identities.filter(({ archivedAt }) => archivedAt === null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type PauseRowProps = { pause: Pause; today: CalendarDay; who: string };

function PauseRow({ pause, today, who }: PauseRowProps) {
  const { undo, move, end } = usePauseChanges();
  const [isMoving, setMoving] = useState(false);
  const standing = getStanding(pause, today);
  const span = spanWords(pause);
  const isBusy = undo.isPending || move.isPending;
  const small = { variant: 'quiet', size: 'sm' } as const;
  const canBeUndone = canUndo(pause, today);
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setMoving(false);
    // The form takes its buttons along.
    row.current?.focus({ preventScroll: true });
  };
  return (
    <li ref={row} tabIndex={-1} className="py-3 outline-none">
      <p className="font-medium text-base text-ink">
        {span} <span className="tabular font-normal text-quiet text-sm">· {pauseMessages.days(getLength(pause))}</span>
      </p>
      <p className="break-words text-quiet text-sm">
        {who}
        {pause.reason && ` · “${pause.reason}”`}
      </p>
      {isMoving ? (
        <NewEnd
          {...{ pause, today }}
          isBusy={move.isPending}
          onCancel={close}
          onSave={(until) => move.mutate({ pause, until }, { onSuccess: close })}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {standing === 'under_way' && (pause.from < today || canBeUndone) && (
            <Button {...small} aria-label={texts.of(texts.end, span)} busy={isBusy} onClick={() => end(pause, today)}>
              {texts.end}
            </Button>
          )}
          {standing !== 'over' && (
            <Button {...small} aria-label={texts.of(texts.move, span)} onClick={() => setMoving(true)}>
              {texts.move}
            </Button>
          )}
          {canBeUndone && pause.from !== today && (
            <Button
              {...small}
              aria-label={texts.of(texts.undo, span)}
              busy={undo.isPending}
              onClick={() => undo.mutate(pause)}
            >
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type NewEndProps = {
  pause: Pause;
  today: CalendarDay;
  isBusy: boolean;
  onSave: (until: CalendarDay) => void;
  onCancel: () => void;
};

function NewEnd({ pause, today, isBusy, onSave, onCancel }: NewEndProps) {
  const [until, setUntil] = useState<CalendarDay | null>(pause.until);
  const { earliest, latestEnd } = getLimits({ from: pause.from, today });
  const first = pause.from > earliest ? pause.from : earliest;
  const problem = until && getProblem({ from: first, until }, today);
  const error = problem ? pauseMessages.problems[problem.problem] : undefined;
  const canSave = until !== null && !problem && until !== pause.until;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (until && canSave) onSave(until);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3 sm:max-w-sm">
      <DayField
        label={texts.newEnd}
        value={until}
        onChange={setUntil}
        earliest={first}
        latest={latestEnd}
        error={error}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={!canSave} busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}
