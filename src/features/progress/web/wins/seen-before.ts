import type { HabitGroup } from '#features/plans/contract.ts';
import type { EvidenceBrief } from '#features/progress/contract.ts';

export type Seen = { readonly groups: readonly HabitGroup[]; readonly evidence: readonly EvidenceBrief[] };

let before: Seen | null = null;

/** Keeps how everything stood before a vote on another page, until the dashboard has told of it; null from then on. */
export function keepSeen(seen: Seen | null): void {
  before = seen;
}

export const seenBefore = (): Seen | null => before;
