import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/router/link.tsx';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { IdentityAction } from '#core/identity/journey.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { Button } from '#web/ui/button.tsx';

const texts = planMessages.card;

// Words at the left, a button at the right; on a narrow card below them.
const beside = 'flex @xl:flex-row flex-col @xl:min-h-11 @xl:items-center @xl:justify-between gap-x-4 gap-y-2';
const wideUnlessRoomy = 'w-full @xl:ml-auto @xl:flex @xl:w-auto @xl:min-w-44';

export type IdentityCardActionProps = {
  identity: { id: string; name: string; description: string };
  group: HabitGroup | undefined;
  action: IdentityAction;
  /** Its button is the one thing to do on the page. */
  isPrimary: boolean;
  /** Habits that are due today and not done, also when its check-in was saved without them. */
  stillOpen: number;
  /** A habit can be done today, due or not. */
  isMoreOpen: boolean;
  /** The last day of the pause that it is in; null when it is in none. */
  pausedUntil: CalendarDay | null;
  /** A pause that begins within a week. */
  pauseAhead?: { readonly from: CalendarDay; readonly until: CalendarDay } | null;
  /** Where its next week is planned; null when that is done. */
  planAddress: string | null;
  checkIn: Opener;
  review: Opener;
  /** Says that today's check-in waits on the device; none otherwise. */
  waiting?: ReactNode;
};

type Opener = {
  onOpen: () => void;
  /** Called when opening becomes likely: the pointer or the focus is on the button. */
  onPrefetch: () => void;
};

/** What an identity's card offers today. */
export function IdentityCardAction(props: IdentityCardActionProps) {
  switch (props.action) {
    case 'paused':
      return null;
    case 'waiting':
      return <p className="text-quiet text-sm">{props.group?.weekBoundaryMessage}</p>;
    case 'done_today':
      return props.stillOpen > 0 ? <StillOpen {...props} /> : <NothingToDo {...props} />;
    case 'week_complete':
      return <NothingToDo {...props} />;
    case 'check_in':
      return (
        <div className={beside}>
          {props.waiting}
          <Button {...getLook(props)} {...openedBy(props.checkIn)}>
            {props.waiting ? texts.changeCheckIn : texts.checkIn}
          </Button>
        </div>
      );
    case 'weekly_review':
      return <ToReview {...props} />;
    case 'plan_needed':
      return <ToPlan {...props} />;
  }
}

function NothingToDo({ identity, action, pausedUntil, planAddress, isMoreOpen }: IdentityCardActionProps) {
  const isWeekComplete = action === 'week_complete';
  const more = isWeekComplete || isMoreOpen ? '' : texts.nothingElse;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {(!isWeekComplete || pausedUntil === null) && <CheckedIn more={more} />}
      {isWeekComplete && planAddress && (
        <Button asChild variant="ghost" size="sm">
          <Link to={planAddress} aria-describedby={nameId(identity)}>
            {texts.planNext}
          </Link>
        </Button>
      )}
      {/* Nothing is left to be pressed: drawn as the badge that it is. */}
      <Button
        variant="quiet"
        disabled
        className="bg-complete-soft text-complete ring-0 disabled:cursor-default disabled:opacity-100 max-sm:w-full sm:ml-auto"
        aria-describedby={nameId(identity)}
      >
        <Check aria-hidden="true" strokeWidth={2.5} />
        {isWeekComplete ? texts.weekComplete : texts.workflowComplete}
      </Button>
    </div>
  );
}

/** The day is checked in, and nothing is called complete that is not. */
function StillOpen(props: IdentityCardActionProps) {
  return (
    <div className={beside}>
      <CheckedIn more={texts.stillOpen(props.stillOpen)} />
      <Button {...getLook(props)} {...openedBy(props.checkIn)}>
        {texts.update}
      </Button>
    </div>
  );
}

function ToReview(props: IdentityCardActionProps) {
  const { group, pausedUntil } = props;
  return (
    <div className={beside}>
      {group?.weekBoundaryMessage && <p className="min-w-0 text-quiet text-sm">{group.weekBoundaryMessage}</p>}
      {group?.canCheckInToday && pausedUntil === null && <CheckedIn />}
      <Button {...getLook(props)} {...openedBy(props.review)}>
        {texts.weeklyReview}
      </Button>
    </div>
  );
}

function ToPlan(props: IdentityCardActionProps) {
  const { identity, group, planAddress } = props;
  return (
    <div className={beside}>
      {/* Of a reviewed week its ending needs no further word. */}
      {group?.plan.status === 'retired' && <p className="min-w-0 text-quiet text-sm">{group.weekBoundaryMessage}</p>}
      <Button asChild {...getLook(props)}>
        <Link to={planAddress ?? `/habit-planning/${identity.id}`}>{texts.planNeeded}</Link>
      </Button>
    </div>
  );
}

/** `more` says what else there is today. */
function CheckedIn({ more = '' }: { more?: string }) {
  return (
    <p className="flex items-center gap-2 text-complete text-sm">
      <Check className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      <span>{texts.checkedIn}</span>
      {more && <span className="text-quiet">{more}</span>}
    </p>
  );
}

/** Id of the heading with the name, used in the button's label. */
function nameId({ id }: { id: string }): string {
  return `identity-${id}`;
}

function getLook({ identity, isPrimary }: Pick<IdentityCardActionProps, 'identity' | 'isPrimary'>) {
  return {
    variant: isPrimary ? 'primary' : 'quiet',
    className: wideUnlessRoomy,
    'aria-describedby': nameId(identity),
  } as const;
}

/** A button that opens something on click, and prefetches on hover or focus. */
function openedBy({ onOpen, onPrefetch }: Opener) {
  return { onClick: onOpen, onPointerEnter: onPrefetch, onFocus: onPrefetch };
}
