import { NOTIFICATION_TIERS, type NotificationTier } from './notification-kinds.ts';

type Pushable = { readonly id: string; readonly tier: NotificationTier };

/**
 * Which notifications of a day are pushed, the critical ones first, when so many of the day may be: those that went to another browser
 * already do not count again.
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
