import { hasStatus } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { deviceMessages } from '../device-messages.ts';
import { knowsNotifications, PushError, type PushProblem } from './device/push-steps.ts';
import { usePush } from './use-push.ts';

type Outcome = 'unsupported' | 'blocked' | 'enabled' | 'notEnabled' | 'failed';

/** Where the offer is shown: each place has its own texts, also for a refusal. */
const places = {
  bell: { texts: deviceMessages.bell, refused: 'notEnabled' },
  banner: { texts: deviceMessages.banner, refused: 'blocked' },
} as const satisfies Record<
  string,
  { texts: Record<Outcome, { title: string; description: string }>; refused: Outcome }
>;

const outcomes: Record<Exclude<PushProblem, 'refused'>, Outcome> = {
  unsupported: 'unsupported',
  unavailable: 'unsupported',
  blocked: 'blocked',
  unanswered: 'notEnabled',
  failed: 'failed',
};

/**
 * Offers notifications in the bell or on the dashboard. Shown where the browser supports notifications, until push is both enabled here and
 * allowed; `enable` asks, subscribes, and shows the result in a toast.
 */
export function useNotificationsOffer(userId: string, place: keyof typeof places) {
  const { permission, settings, enable } = usePush(userId);
  const { texts, refused } = places[place];

  const tell = (outcome: Outcome) => {
    toast({ ...texts[outcome], tone: outcome === 'enabled' ? 'success' : 'danger' });
  };
  const tellWhy = (error: unknown) => {
    // A lost session has its own words.
    if (hasStatus(error, 401)) return;
    if (!(error instanceof PushError)) tell('failed');
    else tell(error.problem === 'refused' ? refused : outcomes[error.problem]);
  };

  return {
    isOffered: knowsNotifications() && !(settings.pushNotificationsEnabled && permission === 'granted'),
    permission,
    isEnabling: enable.isPending,
    // Shown even if the component was unmounted meanwhile.
    enable: () => enable.mutateAsync().then(() => tell('enabled'), tellWhy),
  };
}
