import { pausedUntil } from '#core/pause/pause.ts';
import { getAction, nextWeekAddress } from '#features/plans/web/card/identity-week.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import type { DashboardData } from './use-dashboard.ts';

type WeekCardsInput = Pick<
  DashboardData,
  'identities' | 'currentHabits' | 'dailyStatus' | 'pauses' | 'reviewStandings'
> & {
  /** The check-ins that wait on this device. */
  waiting: readonly WaitingCheckIn[];
};

/** What the card of each identity shows today, and what all of them together leave to do. */
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
    const about = { identityId: identity.id, group, standing: reviewStandings.find(own), today };
    return {
      identity,
      group,
      waiting: waiting.findLast((one) => own(one) && one.date === today),
      pausedUntil: pausedUntil({ pauses, identityId: identity.id, today }),
      action: getAction({ ...about, status: dailyStatus.details.find(own) }),
      planAddress: nextWeekAddress(about),
    };
  });
  const isPaused = (identityId: string) => cards.some((card) => card.identity.id === identityId && card.pausedUntil);
  return {
    cards,
    isPaused,
    // What waits on the device is done as far as its owner is concerned: nothing asks for it again.
    toCheckIn: cards.filter((card) => card.action === 'check_in' && !card.waiting).map(({ identity }) => identity.id),
    toPlan: cards.filter(({ action }) => action === 'plan_needed'),
    // Nothing reminds of a review on a paused day; its card still leads to it.
    toReview: reviewStandings
      .filter(({ identityId, trigger }) => trigger.shouldTriggerReview && !isPaused(identityId))
      .map(({ identityId }) => identityId),
    hasPlanToday: currentHabits.some(({ canCheckInToday }) => canCheckInToday),
  };
}
