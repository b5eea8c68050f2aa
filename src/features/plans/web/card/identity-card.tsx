import { Check, Pause } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import type { IdentityAction } from '#core/identity/journey.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { HabitGroup } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { HabitWeek, WeekLetters } from './habit-week.tsx';
import { shownFirst, votesOf, weekRate } from './identity-week.ts';

const texts = planMessages.card;

// Words at the left, a button at the right; on a narrow card below them.
const beside = 'flex @xl:flex-row flex-col @xl:min-h-11 @xl:items-center @xl:justify-between gap-x-4 gap-y-2';
const wideUnlessRoomy = 'w-full @xl:ml-auto @xl:flex @xl:w-auto @xl:min-w-44';

// On a phone the one thing to do stays at the thumb while its card is in sight; the rows fade out beneath it.
const withinReach =
  'z-10 max-md:-mx-5 max-md:-mb-5 max-md:sticky max-md:bottom-0 max-md:rounded-lg max-md:bg-linear-to-t max-md:from-75% max-md:from-surface max-md:px-5 max-md:pt-8 max-md:pb-5';

// A card that holds nothing but its name and its button is one line where there is room for it.
const besideTheName = '@xl:flex-row @xl:items-center @xl:justify-between @xl:gap-6';

export type IdentityCardProps = {
  identity: { id: string; name: string; description: string };
  group: HabitGroup | undefined;
  action: IdentityAction;
  today: CalendarDay;
  /** Its button is the one thing to do on the page. */
  isPrimary: boolean;
  /** The last day of the pause that it is in; null when it is in none. */
  pausedUntil: CalendarDay | null;
  /** Where its next week is planned; null when that is done. */
  planAddress: string | null;
  checkIn: Opener;
  review: Opener;
  /** Says that today's check-in waits on the device; none otherwise. */
  waiting?: ReactNode;
  /** What else can be done with it, at the top right. */
  menu?: ReactNode;
};

type Opener = {
  onOpen: () => void;
  /** Called when opening becomes likely: the pointer or the focus is on the button. */
  onPrefetch: () => void;
};

const dayAndMonth = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Who somebody is becoming, and this week's evidence for it. */
export function IdentityCard(props: IdentityCardProps) {
  const { identity, group, action } = props;
  const isRunning = group?.canCheckInToday ?? false;
  // Of a week that is over nothing is shown as this week's.
  const week = isRunning || action === 'waiting' ? group : undefined;
  return (
    // Beside a card with habits, one without a plan stays as low as it is.
    <Card asChild className={cn('@container flex flex-col', !week && 'self-start')}>
      <article aria-labelledby={`identity-${identity.id}`}>
        <div className={cn('flex grow flex-col', !group && besideTheName)}>
          <header className="flex items-start justify-between gap-3">
            <div className="min-w-0 grow">
              <h3
                id={`identity-${identity.id}`}
                tabIndex={-1}
                className="text-balance font-display font-medium text-ink text-xl tracking-[-0.015em] outline-none"
              >
                <Link
                  to={`/identities/${identity.id}`}
                  className="touch decoration-1 decoration-edge underline-offset-4 hover:underline"
                >
                  {identity.name}
                </Link>
              </h3>
              <p className="tabular mt-1 text-quiet text-sm">
                {week && isRunning ? texts.votes(votesOf(week.habits)) : identity.description || texts.planNeededHint}
              </p>
            </div>
            {week && isRunning && (
              <ProgressRing
                value={weekRate(week.habits) ?? 0}
                label={texts.weekCompletion}
                size={68}
                number="inside"
                className="shrink-0"
              />
            )}
            {props.menu}
          </header>
          {week && <IdentityHabits group={week} today={props.today} />}
          <footer className={cn(group ? 'mt-auto pt-5' : 'pt-5 @xl:pt-0', props.isPrimary && week && withinReach)}>
            {props.pausedUntil && (
              <PausedNote until={props.pausedUntil} today={props.today} isAlone={action === 'paused'} />
            )}
            {props.waiting && action !== 'check_in' && <div className="mb-3">{props.waiting}</div>}
            <IdentityCardAction {...props} />
          </footer>
        </div>
      </article>
    </Card>
  );
}

function IdentityHabits({ group, today }: { group: HabitGroup; today: CalendarDay }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { shown, hidden } = shownFirst(group.habits);
  const { weekStartDate, weekEndDate } = group.plan;
  return (
    <div className="mt-5">
      <WeekLetters days={daysFromTo(weekStartDate, weekEndDate)} today={today} />
      <ul className="divide-y divide-line/70">
        {(isExpanded ? [...shown, ...hidden] : shown).map((habit) => (
          <HabitWeek
            key={habit.id}
            habit={habit}
            weekStart={weekStartDate}
            pausedDays={group.pausedDays}
            today={today}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isExpanded}
          className="-ml-3"
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? texts.showLess : texts.showMore(hidden.length)}
        </Button>
      )}
    </div>
  );
}

/** Says that today is taken out of the plan. It asks for nothing. */
function PausedNote({ until, today, isAlone }: { until: CalendarDay; today: CalendarDay; isAlone: boolean }) {
  return (
    <p className={cn('flex items-center gap-2 text-quiet text-sm', isAlone ? 'min-h-11' : 'mb-3')}>
      <Pause className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {until === today ? texts.pausedToday : texts.pausedUntil(dayAndMonth.format(new Date(`${until}T00:00:00Z`)))}
    </p>
  );
}

function IdentityCardAction(props: IdentityCardProps) {
  const { identity, group, action, isPrimary, pausedUntil, planAddress, checkIn, review } = props;
  const look = { variant: isPrimary ? 'primary' : 'quiet', className: wideUnlessRoomy } as const;
  const described = { 'aria-describedby': `identity-${identity.id}` };
  const isPaused = pausedUntil !== null;
  switch (action) {
    case 'paused':
      return null;
    case 'waiting':
      return <p className="text-quiet text-sm">{group?.weekBoundaryMessage}</p>;
    case 'done_today':
    case 'week_complete':
      return (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {(action === 'done_today' || !isPaused) && <CheckedIn />}
          {action === 'week_complete' && planAddress && (
            <Button asChild variant="ghost" size="sm">
              <Link to={planAddress} {...described}>
                {texts.planNext}
              </Link>
            </Button>
          )}
          <Button variant="quiet" disabled className="max-sm:w-full sm:ml-auto" {...described}>
            {action === 'week_complete' ? texts.weekComplete : texts.workflowComplete}
          </Button>
        </div>
      );
    case 'check_in':
      return (
        <div className={beside}>
          {props.waiting}
          <Button {...look} {...openedBy(checkIn)} {...described}>
            {props.waiting ? texts.changeCheckIn : texts.checkIn}
          </Button>
        </div>
      );
    case 'weekly_review':
      return (
        <div className={beside}>
          {group?.weekBoundaryMessage && <p className="min-w-0 text-quiet text-sm">{group.weekBoundaryMessage}</p>}
          {group?.canCheckInToday && !isPaused && <CheckedIn />}
          <Button {...look} {...openedBy(review)} {...described}>
            {texts.weeklyReview}
          </Button>
        </div>
      );
    case 'plan_needed':
      return (
        <div className={beside}>
          {/* Of a reviewed week its ending needs no further word. */}
          {group?.plan.status === 'retired' && (
            <p className="min-w-0 text-quiet text-sm">{group.weekBoundaryMessage}</p>
          )}
          <Button asChild {...look}>
            <Link to={planAddress ?? `/habit-planning/${identity.id}`} {...described}>
              {texts.planNeeded}
            </Link>
          </Button>
        </div>
      );
  }
}

function CheckedIn() {
  return (
    <p className="flex items-center gap-2 text-complete text-sm">
      <Check className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {texts.checkedIn}
    </p>
  );
}

/** A button opens something on a press, and hears of it when that becomes likely. */
function openedBy({ onOpen, onPrefetch }: Opener) {
  return { onClick: onOpen, onPointerEnter: onPrefetch, onFocus: onPrefetch };
}

/** The place of a card with three habits while it is on its way. */
export function IdentityCardSkeleton() {
  return <Skeleton className="h-96" />;
}
