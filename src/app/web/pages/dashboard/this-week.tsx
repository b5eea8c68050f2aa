import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '#web/router/router.tsx';
import { IdentityCard } from '#features/plans/web/card/identity-card.tsx';
import { openToday } from '#features/plans/web/card/identity-week.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { OverallWeekCard } from '#features/progress/web/overall-week-card.tsx';
import { MoreActions, QuickActions } from '#features/progress/web/quick-actions.tsx';
import { OverdueBanner } from '#features/reviews/web/overdue-banner.tsx';
import { overdueIdentities } from '#features/reviews/web/overdue.ts';
import { useWaiting } from '#web/device/waiting.ts';
import { cn } from '#web/ui/cn.ts';
import { lazyPart } from '#web/ui/status/lazy-part.ts';
import { OnUse } from '#web/ui/on-use.tsx';
import { DayLine, StrengthLine } from './later/once-it-stands.ts';
import { IdentityMenuButton } from './identity-menu-button.tsx';
import type { CheckInOpening } from './windows/use-check-in-opening.ts';
import type { DashboardData } from './use-dashboard.ts';
import type { ReviewOpening } from './windows/use-review-opening.ts';
import { useNoting } from './use-noting.ts';
import { weekCards } from './week-cards.ts';

const loadIdentityMenu = () => import('./identity-menu.tsx').then((part) => ({ default: part.IdentityMenu }));
const IdentityMenu = lazy(loadIdentityMenu);
const WaitingNote = lazyPart(() => import('#app/web/offline/waiting-note.tsx').then((part) => part.WaitingNote));
const loadPlanChoice = () => import('#features/plans/web/planning/plan-choice-dialog.tsx');
const PlanChoiceDialog = lazy(() => loadPlanChoice().then((part) => ({ default: part.PlanChoiceDialog })));

/** Points that make a line. */
const LEAST_POINTS = 2;

/** Characters of a habit that stand in two lines of a phone together with its moment; what comes next is read there. */
const IN_TWO_LINES = 48;

/** The room that is held for it: a third line takes none of what the first habit needs above the fold. */
const roomForNext = (open: readonly { description: string }[]) =>
  open.some(({ description }) => description.length > IN_TWO_LINES)
    ? 'max-sm:-my-3 max-sm:min-h-13.5 max-sm:[&_p]:leading-4.5'
    : 'min-h-10';

type ThisWeekProps = DashboardData & {
  checkIn: CheckInOpening;
  review: ReviewOpening;
  isStanding: boolean;
  /** So many cards are drawn: at first those that a screen shows before somebody scrolls. */
  most: number;
  /** It was opened on a phone. */
  narrow: boolean;
};

/** The week of all identities together with what it asks for today, then the card of each. */
export function ThisWeek({ checkIn, review, isStanding, most, narrow, ...data }: ThisWeekProps) {
  const { currentHabits, dailyStatus, reviewStandings } = data;
  const { today } = dailyStatus;
  const waiting = useWaiting();
  const { cards, isPaused, toCheckIn, toPlan, toReview, hasPlanToday } = weekCards({ ...data, waiting });
  const planning = usePlanOpening(toPlan);
  const noting = useNoting(today, currentHabits);
  const open = currentHabits.flatMap((group) => openToday(group, today));
  const [firstToReview] = toReview;
  const getGlance = (id: string) => {
    const brief = data.evidence.find(({ identityId }) => identityId === id);
    if (!brief || brief.strengths.length < LEAST_POINTS) return { votes: brief?.votes };
    const line = isStanding && <StrengthLine strengths={brief.strengths} today={today} />;
    return { votes: brief.votes, strength: <Suspense>{line}</Suspense> };
  };
  const all = currentHabits.map(({ identityId }) => identityId);
  // When no plan covers today, the action above already leads to planning.
  const isPlanTheOneThing = hasPlanToday && toCheckIn.length === 0 && toReview.length === 0 && toPlan.length === 1;
  // On a phone it gives way to what there is to tick, as other notices do, and does not come back under the finger.
  const [isOverdueBelow] = useState(narrow && toCheckIn.length > 0);
  const overdue = overdueIdentities(reviewStandings, isPaused);
  const overdueBanner = <OverdueBanner {...{ overdue }} onReview={review.open} onReviewPrefetch={review.prefetch} />;
  return (
    <>
      {!isOverdueBelow && overdueBanner}
      <OverallWeekCard
        groups={currentHabits}
        tracking={data.weeklyTracking}
        today={today}
        waitingDays={waiting.map(({ date }) => date)}
        onDay={(day) => checkIn.open(null, day)}
        actions={
          <QuickActions
            pendingCheckIns={toCheckIn.length}
            pendingReviews={toReview.length}
            {...{ hasPlanToday, unplanned: toPlan.length }}
            plan={{ onOpen: planning.open, onPrefetch: planning.prefetch }}
            checkIn={{
              onOpen: () => checkIn.open(toCheckIn.length > 0 ? toCheckIn : all),
              onPrefetch: checkIn.prefetch,
            }}
            review={{ onOpen: () => firstToReview && review.open(firstToReview), onPrefetch: review.prefetch }}
          />
        }
      />
      <h2 className="sr-only">{progressMessages.dashboard.identities}</h2>
      {open.length > 0 && (
        <div className={cn('-my-1 grid px-5 sm:min-h-5', roomForNext(open))}>
          <Suspense>
            {isStanding && (
              <DayLine {...{ open, today }} preferences={data.preferences} isHard={dailyStatus.isHardDay} />
            )}
          </Suspense>
        </div>
      )}
      <div className={cn('grid gap-4', cards.length > 1 && 'md:grid-cols-2')}>
        {cards.slice(0, most).map(({ identity, waiting: held, ...card }) => (
          <IdentityCard
            key={identity.id}
            {...{ identity, today, ...card }}
            {...getGlance(identity.id)}
            waiting={held && <Suspense fallback={<p className="h-5" />}>{<WaitingNote state={held.state} />}</Suspense>}
            isPrimary={isPlanTheOneThing && card.action === 'plan_needed'}
            checkIn={{ onOpen: () => checkIn.open([identity.id]), onPrefetch: checkIn.prefetch }}
            review={{ onOpen: () => review.open(identity.id), onPrefetch: review.prefetch }}
            acts={noting.acts}
            menu={
              <OnUse load={loadIdentityMenu} opens="menu" control={<IdentityMenuButton name={identity.name} />}>
                <IdentityMenu {...{ identity, today }} />
              </OnUse>
            }
          />
        ))}
      </div>
      {isOverdueBelow && overdueBanner}
      <MoreActions className="justify-between sm:hidden" />
      <Suspense>
        {noting.opened && (
          <noting.Sheet key={noting.opened.times} {...noting.opened} today={today} onClose={noting.close} />
        )}
      </Suspense>
      <Suspense>{planning.dialog && <PlanChoiceDialog {...planning.dialog} />}</Suspense>
    </>
  );
}

type Unplanned = { identity: { id: string; name: string }; planAddress: string | null };

/** Leads to the planning of the identity without a plan; asks which one when there are several. */
function usePlanOpening(unplanned: readonly Unplanned[]) {
  const identities = unplanned.map(({ identity: { id, name }, planAddress }) => ({
    id,
    name,
    address: planAddress ?? `/habit-planning/${id}`,
  }));
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const [only, ...others] = identities;
  return {
    open: () => {
      if (only && others.length === 0) navigate(only.address);
      else setIsOpen(true);
    },
    prefetch: () => void (others.length > 0 && loadPlanChoice()),
    /** What the dialog shows; null before it was first asked for. */
    dialog: isOpen === null ? null : { open: isOpen, identities, onClose: () => setIsOpen(false) },
  };
}
