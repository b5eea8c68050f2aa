import { Check, CloudUpload, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { modalMessages } from '../modal-messages.ts';
import type { DayGroup } from './check-in-flow.ts';

const texts = modalMessages;

/** No identity has a plan that covers the day. */
export function NothingToCheckIn({ isToday }: { isToday: boolean }) {
  return (
    <EmptyState drawing="tally" level={3} title={texts.emptyTitle} className="py-6">
      {isToday ? texts.empty : texts.emptyEarlier}
    </EmptyState>
  );
}

/** Identities whose habits are not open that day, and when they are. */
export function UnavailableHabits({ groups, isToday }: { groups: readonly DayGroup[]; isToday: boolean }) {
  if (groups.length === 0) return null;
  return (
    <section className="mt-8 border-line border-t pt-5">
      <h3 className="mb-3 font-medium text-quiet text-sm">{isToday ? texts.unavailable : texts.unavailableThen}</h3>
      <ul className="flex flex-col gap-3">
        {groups.map(({ identityId, identity, closed }) => (
          <li key={identityId}>
            <p className="font-display text-base text-quiet">{identity.name}</p>
            {closed && <p className="text-faint text-sm">{closed}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The question before a check-in of the same day is replaced. */
export function OverwriteQuestion({ groups }: { groups: readonly DayGroup[] }) {
  return (
    <div role="alert" className="flex flex-col gap-4 py-2">
      <h3 className="font-semibold text-base text-ink">{texts.existsTitle}</h3>
      <ul className="flex flex-col gap-2">
        {groups.map(({ identityId, identity }) => (
          <li key={identityId} className="rounded-md bg-raised px-4 py-3 font-display text-base text-ink">
            {identity.name}
          </li>
        ))}
      </ul>
      <p className="measure text-base text-quiet">{texts.exists}</p>
    </div>
  );
}

type CheckInSuccessProps = {
  votes: number;
  identityName: string | null;
  /** What the day still asks for. */
  open: readonly string[];
  /** That what was said of the day is saved whole: no message says it again. */
  said: { title: string; description: string } | null;
};

/** The ticks as a sum of votes for who the user wants to be. */
export function CheckInSuccess({ votes, identityName, open, said }: CheckInSuccessProps) {
  return (
    <Done Icon={Check} look="bg-complete-soft text-complete" title={texts.success(votes, identityName)}>
      {said && (
        <>
          <span className="font-medium text-ink">{said.title}</span> <span>{said.description}</span>{' '}
        </>
      )}
      {open.length > 0 && texts.stillOpen(open)}
    </Done>
  );
}

/** The check-in could not be sent, and waits on this device. It is not saved yet, and nothing here says so. */
export function CheckInKept() {
  return (
    <Done Icon={CloudUpload} look="bg-raised text-ink" title={texts.keptTitle}>
      {texts.keptHint}
    </Done>
  );
}

type DoneProps = { Icon: LucideIcon; look: string; title: string; children: ReactNode };

function Done({ Icon, look, title, children }: DoneProps) {
  return (
    <div
      role="status"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 py-10 text-center md:min-h-72"
    >
      <span className={cn('grid size-20 animate-land place-items-center rounded-full', look)}>
        <Icon className="size-9" strokeWidth={2.5} aria-hidden="true" />
      </span>
      <p className="max-w-[28ch] text-balance font-display font-medium text-ink text-xl tracking-[-0.012em]">{title}</p>
      <p className="max-w-[40ch] text-base text-quiet">{children}</p>
    </div>
  );
}
