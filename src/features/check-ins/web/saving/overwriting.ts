import type { DayGroup } from '../check-in-flow.ts';
import type { CheckInDraft } from './save-check-ins.ts';

/** A check-in that the server already has for the day. */
type Existing = { identityId: string; notes: string | null; removesTicks: boolean };

type Filled = { drafts: readonly CheckInDraft[]; groups: readonly Pick<DayGroup, 'identityId' | 'notes'>[] };

// A stored note that the form showed was changed deliberately; one that was cleared or never shown was not.
function removesNote({ identityId, notes }: Existing, { drafts, groups }: Filled): boolean {
  if (!notes) return false;
  const written = drafts.find((draft) => draft.identityId === identityId)?.notes;
  if (written === notes) return false;
  return !written || groups.find((group) => group.identityId === identityId)?.notes !== notes;
}

/** Identities whose check-in would be overwritten: those to ask about, as a stored tick or note would go, and the others. */
export function partedByLoss(existing: readonly Existing[], filled: Filled): { asked: string[]; harmless: string[] } {
  const loses = (one: Existing) => one.removesTicks || removesNote(one, filled);
  return {
    asked: existing.filter(loses).map(({ identityId }) => identityId),
    harmless: existing.filter((one) => !loses(one)).map(({ identityId }) => identityId),
  };
}
