import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { localTimeOf } from '#core/calendar.ts';
import { dayPart, isNewcomer, nextStepOf } from '#core/journey.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import { userQuery } from '#features/account/web/queries.ts';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { CheckInLoading } from '#features/check-ins/web/check-in-loading.tsx';
import { dayLabel } from '#features/check-ins/web/day-label.ts';
import { dailyStatusQuery } from '#features/check-ins/web/queries.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import type { Goal } from '#features/goals/contract.ts';
import { goalsQuery } from '#features/goals/web/queries.ts';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { IdentityCard, IdentityCardSkeleton } from '#features/plans/web/identity-card.tsx';
import { actionOf } from '#features/plans/web/identity-week.ts';
import { aiUsageQuery, currentHabitsQuery } from '#features/plans/web/queries.ts';
import { preferencesQuery } from '#features/preferences/web/queries.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { InsightPopup } from '#features/progress/web/insight-popup.tsx';
import { OverallWeekCard, OverallWeekSkeleton } from '#features/progress/web/overall-week-card.tsx';
import { statsQuery, weeklyTrackingQuery } from '#features/progress/web/queries.ts';
import { QuickActions } from '#features/progress/web/quick-actions.tsx';
import { UsageCard } from '#features/progress/web/usage-card.tsx';
import { GuestBanner } from '#web/frame/guest-banner.tsx';
import { Page } from '#web/frame/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type CheckInOpening, useCheckInOpening } from './use-check-in-opening.ts';

const texts = progressMessages.dashboard;

type DashboardData = Omit<Bootstrap, 'today'>;

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
  if (!user || !preferences || !goals || !identities || !currentHabits || !dailyStatus) return <DashboardSkeleton />;
  if (!weeklyTracking || !stats || !aiUsage) return <DashboardSkeleton />;
  if (isNewcomer({ goals: goals.length, identities: identities.length }))
    return <Navigate to="/goal-capture" replace />;
  const figures = { currentHabits, dailyStatus, weeklyTracking, stats, aiUsage };
  return <Dashboard {...{ user, preferences, goals, identities, ...figures }} />;
}

function Dashboard(data: DashboardData) {
  const { user, preferences, goals, identities, currentHabits, dailyStatus } = data;
  const checkIn = useCheckInOpening({
    groups: currentHabits,
    status: dailyStatus,
    preferences,
    isFirstWeek: data.weeklyTracking.currentWeekNumber === 1,
  });
  const waiting = goals.filter(
    (goal) => goal.status !== 'completed' && identities.every(({ goalId }) => goalId !== goal.id),
  );
  return (
    <Page
      title={greetingFor(user.isGuest ? null : user.firstName, preferences.timezone)}
      documentTitle={texts.name}
      subtitle={dayLabel(dailyStatus.today)}
    >
      <div className="flex flex-col gap-4">
        {user.isGuest && <GuestBanner text={texts.guestBanner} createAccountHref={CREATE_ACCOUNT} />}
        {identities.length > 0 && <Week {...data} checkIn={checkIn} />}
        {identities.length > 0 ? <UnfinishedGoals goals={waiting} /> : <NothingYet goal={waiting[0]} />}
        {identities.length > 0 && (
          <UsageCard stats={data.stats} aiLeft={data.aiUsage.isGuest ? data.aiUsage.remaining : null} />
        )}
      </div>
      {currentHabits.length > 0 && (
        <InsightPopup
          userId={user.id}
          today={dailyStatus.today}
          identities={identities}
          isHeld={user.guestProgressWaiting || (checkIn.opened?.open ?? false)}
        />
      )}
      {checkIn.opened && (
        <Suspense fallback={<CheckInLoading />}>
          <checkIn.Dialog
            key={checkIn.opening}
            {...checkIn.opened}
            onClose={checkIn.close}
            renderSafety={(safety) => <SafetyCard answer={safety} />}
            limitCard={<AiLimitCard />}
          />
        </Suspense>
      )}
    </Page>
  );
}

function greetingFor(firstName: string | null, timezone: Bootstrap['preferences']['timezone']): string {
  const now = new Date();
  const hour = timezone === 'auto' ? now.getHours() : localTimeOf(now, timezone).hour;
  const greeting = texts.greeting[dayPart(hour)];
  return firstName ? texts.greetingTo(greeting, firstName) : greeting;
}

function Week({ checkIn, ...data }: DashboardData & { checkIn: CheckInOpening }) {
  const { identities, currentHabits, dailyStatus } = data;
  const { today } = dailyStatus;
  const cards = identities.map((identity) => {
    const group = currentHabits.find(({ identityId }) => identityId === identity.id);
    const status = dailyStatus.details.find(({ identityId }) => identityId === identity.id);
    return { identity, group, action: actionOf({ group, checkedInToday: status?.checkedInToday ?? false, today }) };
  });
  const open = cards.filter(({ action }) => action === 'check_in').map(({ identity }) => identity.id);
  const unplanned = cards.filter(({ action }) => action === 'plan_needed').map(({ identity }) => identity.id);
  const all = currentHabits.map(({ identityId }) => identityId);
  return (
    <>
      <OverallWeekCard
        groups={currentHabits}
        tracking={data.weeklyTracking}
        today={today}
        onDay={(day) => checkIn.open(null, day)}
        actions={
          <QuickActions
            pendingCheckIns={open.length}
            onCheckIn={() => checkIn.open(open.length > 0 ? open : all)}
            onCheckInNear={checkIn.near}
          />
        }
      />
      <h2 className="sr-only">{texts.identities}</h2>
      <div className={cn('grid gap-4', cards.length > 1 && 'md:grid-cols-2')}>
        {cards.map(({ identity, group, action }) => (
          <IdentityCard
            key={identity.id}
            {...{ identity, group, action, today }}
            isPrimary={open.length === 0 && unplanned.length === 1 && unplanned[0] === identity.id}
            onCheckIn={() => checkIn.open([identity.id])}
            onCheckInNear={checkIn.near}
          />
        ))}
      </div>
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
