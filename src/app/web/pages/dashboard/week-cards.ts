import { pauseAhead, pausedUntil } from '#core/pause/pause.ts';
import { getAction, nextWeekAddress, openToday } from '#features/plans/web/card/identity-week.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import type { DashboardData } from './use-dashboard.ts';

type WeekCardsInput = Pick<
  DashboardData,
  'identities' | 'currentHabits' | 'dailyStatus' | 'pauses' | 'reviewStandings'
> & {
  /** The check-ins that wait on this device. */
  waiting: readonly WaitingCheckIn[];
};

/** What each identity's card shows today, and what is left to do in all. */
export function weekCards({
  identities,
  currentHabits,
  dailyStatus,
  pauses,
  reviewStandings,
  waiting,
}: WeekCardsInput) {
  const { today } = dailyStatus;
  const cards = identities.map((identity) => {
    const own = ({ identityId }: { identityId: string }) => identityId === identity.id;
    const group = currentHabits.find(own);
    const open = group ? openToday(group, today) : [];
    const about = { identityId: identity.id, group, standing: reviewStandings.find(own), today };
    return {
      identity,
      group,
      waiting: waiting.findLast((one) => own(one) && one.date === today && !one.isNote),
      stillOpen: open.filter(({ isDueToday }) => isDueToday).length,
      isMoreOpen: open.length > 0,
      pausedUntil: pausedUntil({ pauses, identityId: identity.id, today }),
      pauseAhead: pauseAhead(pauses, identity.id, today),
      action: getAction({ ...about, status: dailyStatus.details.find(own) }),
      planAddress: nextWeekAddress(about),
    };
  });
  const isPaused = (identityId: string) => cards.some((card) => card.identity.id === identityId && card.pausedUntil);
  return {
    cards,
    isPaused,
    // Check-ins waiting on the device count as done: nothing asks for them again.
    toCheckIn: cards.filter((card) => card.action === 'check_in' && !card.waiting).map(({ identity }) => identity.id),
    toPlan: cards.filter(({ action }) => action === 'plan_needed'),
    // No reminders of reviews on paused days; the card still leads to the review.
    toReview: reviewStandings
      .filter(({ identityId, trigger }) => trigger.shouldTriggerReview && !isPaused(identityId))
      .map(({ identityId }) => identityId),
    hasPlanToday: currentHabits.some(({ canCheckInToday }) => canCheckInToday),
  };
}
