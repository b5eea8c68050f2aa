import { NOTIFICATION_TIERS, type NotificationTier } from './notification-kinds.ts';

type Pushable = { readonly id: string; readonly tier: NotificationTier };

/**
 * Which of a day's notifications are pushed, critical ones first, up to the daily cap `most`: those already pushed to another browser do not
 * count again.
 */
export function chosenPushes<P extends Pushable>({
  candidates,
  pushed,
  most,
}: {
  candidates: readonly P[];
  /** The ids of what was pushed that day. */
  pushed: ReadonlySet<string>;
  most: number;
}): P[] {
  const rank = ({ tier }: P) => NOTIFICATION_TIERS.indexOf(tier);
  const known = candidates.filter(({ id }) => pushed.has(id));
  const others = candidates
    .filter(({ id }) => !pushed.has(id))
    .toSorted((a, b) => rank(a) - rank(b) || candidates.indexOf(a) - candidates.indexOf(b));
  return [...known, ...others.slice(0, Math.max(0, most - pushed.size))];
}
