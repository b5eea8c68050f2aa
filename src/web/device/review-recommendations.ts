import { eraseDraft, keepDraft, readDraft } from './drafts.ts';

// Stored like the tab's drafts, so that log-out erases them. Keyed by the identity in place of the user, since it has one owner.
const keptAs = (identityId: string) => `review-recommendations-${identityId}`;

/** Keeps what a review recommends for an identity's next plan, until the planning takes it. */
export function keepRecommendations(identityId: string, text: string): void {
  keepDraft(keptAs(identityId), identityId, text);
}

/** What the last review recommends for an identity's next plan, once; null when there is nothing. */
export function takeRecommendations(identityId: string): string | null {
  const kept = readDraft(keptAs(identityId), identityId);
  eraseDraft(keptAs(identityId));
  return typeof kept === 'string' && kept !== '' ? kept : null;
}
