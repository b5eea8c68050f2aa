import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { localTimeOf } from '#core/calendar/calendar.ts';
import { dayPart, isNewcomer, nextStepOf } from '#core/identity/journey.ts';
import { shownRemaining } from '#core/coaching/quota.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { userQuery } from '#features/account/web/queries.ts';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { CheckInLoading } from '#features/check-ins/web/check-in-loading.tsx';
import { dayLabel } from '#features/check-ins/web/day/day-label.ts';
import { dailyStatusQuery } from '#features/check-ins/web/queries.ts';
import type { Goal } from '#features/goals/contract.ts';
import { goalsQuery } from '#features/goals/web/queries.ts';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { IdentityCard, IdentityCardSkeleton } from '#features/plans/web/card/identity-card.tsx';
import { actionOf, nextWeekAddress, pausedUntil } from '#features/plans/web/card/identity-week.ts';
import { aiUsageQuery, currentHabitsQuery } from '#features/plans/web/queries.ts';
import { preferencesQuery } from '#features/preferences/web/queries.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { InsightPopup } from '#features/progress/web/insight-popup.tsx';
import { OverallWeekCard, OverallWeekSkeleton } from '#features/progress/web/overall-week-card.tsx';
import { statsQuery, weeklyTrackingQuery } from '#features/progress/web/queries.ts';
import { QuickActions } from '#features/progress/web/quick-actions.tsx';
import { UsageCard } from '#features/progress/web/usage-card.tsx';
import { overdueIdentities } from '#features/reviews/web/overdue.ts';
import { OverdueBanner } from '#features/reviews/web/overdue-banner.tsx';
import { GuestBanner } from '#app/web/layout/guest-banner.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { useWaiting } from '#web/device/waiting.ts';
import { apiQuery } from '#web/query-client.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { HelpInReach, HowAreYou } from './dashboard-help.tsx';
import { InvitationPlace } from './invitation-place.tsx';
import { type CheckInOpening, useCheckInOpening } from './use-check-in-opening.ts';
import { usePlanOpening } from './use-plan-opening.ts';
import { type ReviewOpening, useReviewOpening } from './use-review-opening.ts';

const texts = progressMessages.dashboard;

const IdentityMenu = lazy(() => import('./identity-menu.tsx').then((part) => ({ default: part.IdentityMenu })));

const WaitingNote = lazy(() =>
  import('#app/web/offline/waiting-note.tsx').then((part) => ({ default: part.WaitingNote })),
);
const AndroidBadgeCard = lazy(() =>
  import('#app/web/pwa/android-badge-card.tsx').then((part) => ({ default: part.AndroidBadgeCard })),
);

type DashboardData = Omit<Bootstrap, 'today' | 'notificationCounts'>;

/** The main screen, at `/`: this week's evidence first, then what is open today. */
export function DashboardPage() {
  const user = useQuery(userQuery).data;
  const preferences = useQuery(preferencesQuery).data;
  const goals = useQuery(goalsQuery).data;
  const identities = useQuery(identitiesQuery).data;
  const currentHabits = useQuery(currentHabitsQuery).data;
  const dailyStatus = useQuery(dailyStatusQuery).data;
  const weeklyTracking = useQuery(weeklyTrackingQuery).data;
  const stats = useQuery(statsQuery).data;
  const aiUsage = useQuery(aiUsageQuery).data;
  const pauses = useQuery(apiQuery('GET /api/pauses')).data ?? [];
  // What is not known of a review takes nothing away from the page.
  const reviewStandings = useQuery(bootstrapQuery).data?.reviewStandings ?? [];
  if (!user || !preferences || !goals || !identities || !currentHabits || !dailyStatus) return <DashboardSkeleton />;
  if (!weeklyTracking || !stats || !aiUsage) return <DashboardSkeleton />;
  if (isNewcomer({ goals: goals.length, identities: identities.length }))
    return <Navigate to="/goal-capture" replace />;
  const figures = { dailyStatus, weeklyTracking, stats, aiUsage, pauses, reviewStandings };
  const present = identities.filter(({ archivedAt }) => archivedAt === null);
  const isPresent = ({ identityId }: { identityId: string }) => present.some(({ id }) => id === identityId);
  return (
    <Dashboard
      {...{ user, preferences, goals, ...figures }}
      identities={present}
      currentHabits={currentHabits.filter(isPresent)}
    />
  );
}

/** All but what is archived. */
function Dashboard(data: DashboardData) {
  const { user, preferences, goals, identities, currentHabits, dailyStatus, reviewStandings } = data;
  const { today } = dailyStatus;
  const checkIn = useCheckInOpening({
    groups: currentHabits,
    status: dailyStatus,
    preferences,
    isFirstWeek: data.weeklyTracking.currentWeekNumber === 1,
  });
  const review = useReviewOpening({ identities, groups: currentHabits, standings: reviewStandings, today });
  const hasOverdue = reviewStandings.some(({ overdue }) => overdue.hasOverdueReviews);
  const waiting = goals.filter(
    ({ id, status, archivedAt }) =>
      status !== 'completed' && archivedAt === null && identities.every(({ goalId }) => goalId !== id),
  );
  return (
    <Page
      title={greetingFor(user.isGuest ? null : user.firstName, preferences.timezone)}
      documentTitle={texts.name}
      subtitle={dayLabel(today)}
    >
      <div className="flex flex-col gap-4">
        <HowAreYou goals={goals} />
        {user.isGuest && <GuestBanner text={texts.guestBanner} createAccountHref={CREATE_ACCOUNT} />}
        {identities.length > 0 && (
          <InvitationPlace
            key={today}
            userId={user.id}
            today={today}
            notices={Number(user.isGuest) + Number(hasOverdue)}
          />
        )}
        {identities.length > 0 && <Week {...data} checkIn={checkIn} review={review} />}
        {identities.length > 0 ? <UnfinishedGoals goals={waiting} /> : <NothingYet goal={waiting[0]} />}
        {identities.length > 0 && <UsageCard stats={data.stats} aiLeft={shownRemaining(data.aiUsage)} />}
        <HelpInReach goals={goals} />
        {navigator.userAgent.includes('Android') && (
          <Suspense>
            <AndroidBadgeCard />
          </Suspense>
        )}
      </div>
      {currentHabits.length > 0 && (
        <InsightPopup
          userId={user.id}
          today={today}
          identities={identities}
          isHeld={user.guestProgressWaiting || [checkIn, review].some(({ opened }) => opened?.open)}
        />
      )}
      <Dialogs checkIn={checkIn} review={review} />
    </Page>
  );
}

/** What was opened over the page; each comes when it is first asked for. */
function Dialogs({ checkIn, review }: { checkIn: CheckInOpening; review: ReviewOpening }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<CheckInLoading />}>
      {checkIn.opened && <checkIn.Dialog key={checkIn.opening} {...checkIn.opened} onClose={checkIn.close} />}
      {review.opened && (
        <review.Dialog
          key={`review ${review.opened.opening}`}
          {...review.opened}
          onClose={review.close}
          onCompleted={review.refresh}
          onPlan={(address) => void navigate(address)}
        />
      )}
    </Suspense>
  );
}

function greetingFor(firstName: string | null, timezone: Bootstrap['preferences']['timezone']): string {
  const now = new Date();
  const hour = timezone === 'auto' ? now.getHours() : localTimeOf(now, timezone).hour;
  const greeting = texts.greeting[dayPart(hour)];
  return firstName ? texts.greetingTo(greeting, firstName) : greeting;
}

type WeekProps = DashboardData & { checkIn: CheckInOpening; review: ReviewOpening };

function Week({ checkIn, review, ...data }: WeekProps) {
  const { identities, currentHabits, dailyStatus, pauses, reviewStandings } = data;
  const { today } = dailyStatus;
  const waiting = useWaiting();
  const cards = identities.map((identity) => {
    const own = ({ identityId }: { identityId: string }) => identityId === identity.id;
    const group = currentHabits.find(own);
    const about = { identityId: identity.id, group, standing: reviewStandings.find(own), today };
    return {
      identity,
      group,
      waiting: waiting.findLast((one) => own(one) && one.date === today),
      pausedUntil: pausedUntil({ pauses, identityId: identity.id, today }),
      action: actionOf({ ...about, status: dailyStatus.details.find(own) }),
      planAddress: nextWeekAddress(about),
    };
  });
  // What waits on the device is done as far as its owner is concerned: nothing asks for it again.
  const isOpen = ({ action, waiting: held }: (typeof cards)[number]) => action === 'check_in' && !held;
  const open = cards.filter(isOpen).map(({ identity }) => identity.id);
  const unplanned = cards.filter(({ action }) => action === 'plan_needed');
  const hasPlanToday = currentHabits.some(({ canCheckInToday }) => canCheckInToday);
  const planning = usePlanOpening(unplanned);
  // Nothing reminds of a review on a paused day; its card still leads to it.
  const isPaused = (identityId: string) => cards.some((card) => card.identity.id === identityId && card.pausedUntil);
  const [toReview, ...moreToReview] = reviewStandings.filter(
    ({ identityId, trigger }) => trigger.shouldTriggerReview && !isPaused(identityId),
  );
  const all = currentHabits.map(({ identityId }) => identityId);
  return (
    <>
      <OverdueBanner
        overdue={overdueIdentities(reviewStandings, isPaused)}
        onReview={review.open}
        onReviewPrefetch={review.prefetch}
      />
      <OverallWeekCard
        groups={currentHabits}
        tracking={data.weeklyTracking}
        today={today}
        waitingDays={waiting.map(({ date }) => date)}
        onDay={(day) => checkIn.open(null, day)}
        actions={
          <QuickActions
            pendingCheckIns={open.length}
            pendingReviews={toReview ? 1 + moreToReview.length : 0}
            {...{ hasPlanToday, unplanned: unplanned.length }}
            plan={{ onOpen: planning.open, onPrefetch: planning.prefetch }}
            checkIn={{ onOpen: () => checkIn.open(open.length > 0 ? open : all), onPrefetch: checkIn.prefetch }}
            review={{ onOpen: () => toReview && review.open(toReview.identityId), onPrefetch: review.prefetch }}
          />
        }
      />
      <h2 className="sr-only">{texts.identities}</h2>
      <div className={cn('grid gap-4', cards.length > 1 && 'md:grid-cols-2')}>
        {cards.map(({ identity, waiting: held, ...card }) => (
          <IdentityCard
            key={identity.id}
            {...{ identity, today, ...card }}
            waiting={held && <Suspense fallback={<p className="h-5" />}>{<WaitingNote state={held.state} />}</Suspense>}
            // Where nothing covers today, the action above leads to it already.
            isPrimary={
              hasPlanToday && open.length === 0 && !toReview && unplanned.length === 1 && card.action === 'plan_needed'
            }
            checkIn={{ onOpen: () => checkIn.open([identity.id]), onPrefetch: checkIn.prefetch }}
            review={{ onOpen: () => review.open(identity.id), onPrefetch: review.prefetch }}
            menu={
              <Suspense fallback={<span className="-mt-2 -mr-2.5 size-11 shrink-0" />}>
                <IdentityMenu {...{ identity, today }} />
              </Suspense>
            }
          />
        ))}
      </div>
      <Suspense>{planning.dialog && <planning.Dialog {...planning.dialog} />}</Suspense>
    </>
  );
}

function UnfinishedGoals({ goals }: { goals: readonly Goal[] }) {
  if (goals.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="mb-3 font-medium text-quiet text-sm">{texts.unfinished}</h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {goals.map((goal) => (
          <li key={goal.id}>
            <Card asChild interactive className="flex items-center justify-between gap-4 py-4">
              <Link to={setUpAddress(goal)}>
                <span className="line-clamp-2 min-w-0 text-ink text-sm">{goal.description}</span>
                <span className="shrink-0 text-accent text-sm">{texts.continueSetup}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function setUpAddress(goal: Goal): string {
  const next = nextStepOf({ goalId: goal.id, identities: [] });
  return next.step === 'identity' ? `/identity-chat/${next.goalId}` : '/';
}

function NothingYet({ goal }: { goal: Goal | undefined }) {
  const [title, text] = goal ? [texts.noHabitsTitle, texts.noHabits] : [texts.noGoalsTitle, texts.noGoals];
  const action = (
    <Button asChild>
      <Link to={goal ? setUpAddress(goal) : '/goal-capture'}>{goal ? texts.continueSetup : texts.addGoal}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState drawing={goal ? 'path' : 'sprout'} title={title} action={action}>
        {text}
      </EmptyState>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <Page title={texts.name} subtitle=" ">
      <div aria-busy="true" className="flex flex-col gap-4">
        <OverallWeekSkeleton />
        <IdentityCardSkeleton />
      </div>
    </Page>
  );
}
