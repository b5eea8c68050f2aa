import { useState } from 'react';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { EvidenceBrief } from '#features/progress/contract.ts';
import { useStoredAt } from '#web/device/waiting.ts';

export type Seen = { readonly groups: readonly HabitGroup[]; readonly evidence: readonly EvidenceBrief[] };

let before: Seen | null = null;

/** Keeps how everything stood before a vote on another page, until the dashboard has told of it; null from then on. */
export function keepSeen(seen: Seen | null): void {
  before = seen;
}

/** What the page showed first, or what stood before a vote on another page; null where that came from the device. */
export function useFirstSeen(shown: Seen): Seen | null {
  const isStored = useStoredAt() !== null;
  const [first] = useState(() => before ?? (isStored ? null : shown));
  return first;
}
