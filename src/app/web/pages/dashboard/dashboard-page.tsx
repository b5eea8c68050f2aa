import { type ComponentProps, lazy, Suspense, useDeferredValue, useState } from 'react';
import { Navigate } from '#web/router/router.tsx';
import { shownRemaining } from '#core/coaching/quota.ts';
import { dayLabel } from '#features/check-ins/web/day/day-label.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { useFirstSeen } from '#features/progress/web/wins/seen-before.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { usePageStands } from '#web/ui/status/page-stands.ts';
import { Page } from '#app/web/layout/page.tsx';
import { HelpInReach, HowAreYou, isAsked } from './dashboard-help.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { cardsAtFirst, isNarrow } from './first-cards.ts';
import { greetingFor } from './greeting.ts';
import { AndroidBadgeCard, InsightPopup, KeepDrawing, UsageCard, Wins } from './later/once-it-stands.ts';
import { NoticePlace } from './notices/notice-place.tsx';
import { ThisWeek } from './this-week.tsx';
import { Dialogs } from './windows/dialogs.tsx';
import { useCheckInOpening } from './windows/use-check-in-opening.ts';
import { type DashboardData, useDashboard } from './use-dashboard.ts';
import { useReviewOpening } from './windows/use-review-opening.ts';

// Only for users whose setup is not finished.
const loadSetUp = () => import('./goals-to-set-up.tsx');
const NothingYet = lazy(() => loadSetUp().then((part) => ({ default: part.NothingYet })));
const UnfinishedGoals = lazy(() => loadSetUp().then((part) => ({ default: part.UnfinishedGoals })));

const texts = progressMessages.dashboard;

/** The main screen, at `/`: this week's evidence first, then what is open today. */
export function DashboardPage() {
  const dashboard = useDashboard();
  if (dashboard === 'loading') return <DashboardSkeleton />;
  if (dashboard === 'newcomer') return <Navigate to="/goal-capture" replace />;
  return <Dashboard {...dashboard} />;
}

function Dashboard(data: DashboardData) {
  const { user, preferences, goals, identities, currentHabits, dailyStatus, reviewStandings } = data;
  const { today } = dailyStatus;
  const first = useFirstSeen({ groups: currentHabits, evidence: data.evidence });
  const isStanding = usePageStands();
  const checkIn = useCheckInOpening({
    groups: currentHabits,
    status: dailyStatus,
    preferences,
    isFirstWeek: data.weeklyTracking.currentWeekNumber === 1,
  });
  const review = useReviewOpening({ identities, groups: currentHabits, standings: reviewStandings, today });
  const isWindowOpen = [checkIn, review].some(({ opened }) => opened?.open === true);
  const toSetUp = goals.filter(
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
        {identities.length > 0 ? (
          <WeekAndNotice {...{ ...data, checkIn, review, isStanding, toSetUp }} />
        ) : (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <NothingYet goal={toSetUp[0]} />
          </Suspense>
        )}
        <HelpInReach goals={goals} />
        {isStanding && navigator.userAgent.includes('Android') && (
          <Suspense>
            <AndroidBadgeCard />
          </Suspense>
        )}
      </div>
      {isStanding && currentHabits.length > 0 && (
        <Suspense>
          <InsightPopup
            userId={user.id}
            today={today}
            identities={identities}
            isHeld={user.guestProgressWaiting || isWindowOpen}
          />
          <Wins
            userId={user.id}
            today={today}
            groups={currentHabits}
            evidence={data.evidence}
            first={first}
            isHeld={isWindowOpen}
          />
        </Suspense>
      )}
      {isStanding && (
        <Suspense>
          <KeepDrawing userId={user.id} day={today} rule={preferences} isPrivate={goals.some(isAsked)} />
        </Suspense>
      )}
      <Dialogs checkIn={checkIn} review={review} />
    </Page>
  );
}

type WeekAndNoticeProps = Omit<ComponentProps<typeof ThisWeek>, 'most' | 'narrow'> & {
  toSetUp: DashboardData['goals'];
};

/** The week, one notice, and what stands below. */
function WeekAndNotice({ toSetUp, ...week }: WeekAndNoticeProps) {
  const { user, goals, dailyStatus, reviewStandings } = week;
  const { today, isHardDay } = dailyStatus;
  // On a phone the first habit stands above the fold, and what is offered comes below the week.
  const [narrow] = useState(isNarrow);
  // What is seen first is drawn alone: all cards together cost a slow phone a second.
  const isWhole = useDeferredValue(true, false);
  const hasOverdue = reviewStandings.some(({ overdue }) => overdue.hasOverdueReviews);
  // Nothing competes with the question how somebody is.
  const notice = !goals.some(isAsked) && (
    <NoticePlace key={today} {...{ user, today, hasOverdue }} hasBegun={hasBegun(week)} />
  );
  return (
    <>
      {!narrow && notice}
      <ThisWeek {...week} narrow={narrow} most={isWhole ? Infinity : cardsAtFirst()} />
      {isWhole && (
        <>
          {narrow && notice}
          {toSetUp.length > 0 && (
            <Suspense>
              <UnfinishedGoals goals={toSetUp} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-32" />}>
            <UsageCard stats={week.stats} aiLeft={shownRemaining(week.aiUsage)} isHardDay={isHardDay} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Whether anything was checked in at some time, as far as the first screen knows. */
const hasBegun = ({ weeklyTracking, stats, dailyStatus }: DashboardData) =>
  weeklyTracking.currentWeekNumber > 1 ||
  (stats.daysActive ?? 0) > 0 ||
  dailyStatus.details.some(({ checkedInToday }) => checkedInToday);
