import { Pause } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from '#web/router/link.tsx';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { BOTTOM_BAR } from '#web/ui/status/toast-store.ts';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { HabitGroup } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { HabitWeek, WeekLetters } from './habit-week.tsx';
import type { HabitRowActs } from './today-circle.tsx';
import { IdentityCardAction, type IdentityCardActionProps } from './identity-card-action.tsx';
import { shownFirst, getVotes, weekRate } from './identity-week.ts';

const texts = planMessages.card;

// On a phone the primary action sticks above the coach's bar while its card is visible; the rows fade out beneath it.
const withinReach = cn(
  'z-10 max-md:-mx-5 max-md:-mb-5 max-md:sticky max-md:bottom-15 max-md:rounded-lg max-md:bg-linear-to-t max-md:from-75%',
  'max-md:from-surface max-md:px-5 max-md:pt-8 max-md:pb-5',
);

// A card that holds nothing but its name and its button is one line where there is room for it.
const besideTheName = '@xl:flex-row @xl:items-center @xl:justify-between @xl:gap-6';

export type IdentityCardProps = IdentityCardActionProps & {
  today: CalendarDay;
  /** Menu of further actions, at the top right. */
  menu?: ReactNode;
  /** All votes for the identity, ever; unknown from an older stored answer. */
  votes: number | undefined;
  /** Its strength over the last weeks, in a line of text's height; nothing without. */
  strength?: ReactNode;
  /** What can be done with the habits of a running week. */
  acts?: HabitRowActs;
};

const dayAndMonth = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Who somebody is becoming, and this week's evidence for it. */
export function IdentityCard(props: IdentityCardProps) {
  const { identity, group, action, today } = props;
  const running = group?.canCheckInToday ? group : undefined;
  // Of a week that is over nothing is shown as this week's.
  const week = running ?? (action === 'waiting' ? group : undefined);
  return (
    // Next to a card with habits, one without a plan does not stretch.
    <Card asChild className={cn('@container flex flex-col', !week && 'self-start')}>
      <article aria-labelledby={`identity-${identity.id}`}>
        <div className={cn('flex grow flex-col', !group && besideTheName)}>
          <IdentityHead {...props} running={running} />
          {week && <IdentityHabits group={week} today={today} acts={running && props.acts} />}
          <IdentityFoot {...props} isWithinReach={props.isPrimary && week !== undefined} />
        </div>
      </article>
    </Card>
  );
}

type IdentityHeadProps = Pick<IdentityCardProps, 'identity' | 'group' | 'today' | 'menu' | 'votes' | 'strength'> & {
  /** The plan that can be checked in today, if there is one. */
  running: HabitGroup | undefined;
};

/** All votes, with those of this week; before its first one, how the last week went. */
function voteWords(group: HabitGroup, ever: number | undefined): string {
  const { lastWeek } = group;
  const ofWeek = getVotes(group);
  const isNew = ofWeek === 0 && lastWeek !== null;
  if (ever === undefined || ever <= ofWeek) return isNew ? texts.lastWeek(lastWeek) : texts.votesThisWeek(ofWeek);
  return `${texts.votes(ever)} · ${isNew ? texts.lastWeek(lastWeek) : texts.ofThisWeek(ofWeek)}`;
}

/** Of a week that is over, what there is so far and how it went; of one that nothing was done for yet, who this is. */
function wordsAtRest({ identity, group, votes, today }: IdentityHeadProps): string {
  if (!votes) return identity.description || texts.planNeededHint;
  const isLast = group && group.plan.weekEndDate < today && group.plan.weekEndDate >= addDays(today, -7);
  const rate = isLast ? weekRate(group.habits) : null;
  return rate === null ? texts.votes(votes) : `${texts.votes(votes)} · ${texts.lastWeek(rate)}`;
}

/** The name, with the votes, this week's completion and the strength of the last weeks. */
function IdentityHead(props: IdentityHeadProps) {
  const { identity, running, menu, votes, strength } = props;
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <h3
          id={`identity-${identity.id}`}
          tabIndex={-1}
          className="min-w-0 grow text-balance font-display font-medium text-ink text-xl tracking-[-0.015em] outline-none"
        >
          <Link
            to={`/identities/${identity.id}`}
            className="touch decoration-1 decoration-edge underline-offset-4 hover:underline"
          >
            {identity.name}
          </Link>
        </h3>
        {running && (
          <ProgressRing
            value={weekRate(running.habits) ?? 0}
            label={texts.weekCompletion}
            size={60}
            number="inside"
            className="shrink-0"
          />
        )}
        {menu}
      </div>
      <div
        className={cn(
          'tabular mt-1 text-quiet text-sm',
          (running || strength) && 'flex min-h-6 items-center justify-between gap-4',
        )}
      >
        <p>{running ? voteWords(running, votes) : wordsAtRest(props)}</p>
        {strength && (
          <div className="flex w-20 shrink-0 items-center gap-3 text-xs @sm:w-44">
            <span className="@max-sm:hidden">{texts.strength}</span>
            {strength}
          </div>
        )}
      </div>
    </header>
  );
}

type IdentityHabitsProps = { group: HabitGroup; today: CalendarDay; acts: HabitRowActs | undefined };

function IdentityHabits({ group, today, acts }: IdentityHabitsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { shown, hidden } = shownFirst(group.habits, today);
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
            acts={acts}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isExpanded}
          data-more={hidden.length}
          className="-ml-3"
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? texts.showLess : texts.showMore(hidden.length)}
        </Button>
      )}
    </div>
  );
}

/** The action, below the information. */
function IdentityFoot({ isWithinReach, ...props }: IdentityCardProps & { isWithinReach: boolean }) {
  const { group, action, pausedUntil, pauseAhead, today, waiting } = props;
  return (
    <footer
      {...(isWithinReach && BOTTOM_BAR)}
      className={cn(group ? 'mt-auto pt-5' : 'pt-5 @xl:pt-0', isWithinReach && withinReach)}
    >
      {pausedUntil ? (
        <PausedNote isAlone={action === 'paused'}>
          {pausedUntil === today ? texts.pausedToday : texts.pausedUntil(said(pausedUntil))}
        </PausedNote>
      ) : (
        pauseAhead && <PausedNote>{texts.pauseAhead(said(pauseAhead.from), said(pauseAhead.until))}</PausedNote>
      )}
      {waiting && action !== 'check_in' && <div className="mb-3">{waiting}</div>}
      <IdentityCardAction {...props} />
    </footer>
  );
}

const said = (day: CalendarDay) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/** Says that today is paused, or that a pause comes. Requires no action. */
function PausedNote({ isAlone = false, children }: { isAlone?: boolean; children: ReactNode }) {
  return (
    <p className={cn('flex items-center gap-2 text-quiet text-sm', isAlone ? 'min-h-11' : 'mb-3')}>
      <Pause className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {children}
    </p>
  );
}

/** Placeholder for a card with three habits. */
export function IdentityCardSkeleton() {
  return <Skeleton className="h-96" />;
}
