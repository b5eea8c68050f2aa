/** Drafts are kept per tab: they survive a reload or a failed call, and end with the tab. */
const PREFIX = 'taylr-draft-';

type Kept = { userId: string; values: unknown };

/** The user's draft under that name, or null. Another user's draft is erased, never shown. */
export function readDraft(name: string, userId: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
    if (!kept) return null;
    if (kept.userId === userId) return kept.values;
  } catch {
    // Storage is forbidden, or its text is not ours: either way there is no draft.
  }
  eraseDraft(name);
  return null;
}

/** Keeps what the user has typed so far. */
export function keepDraft(name: string, userId: string, values: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId, values } satisfies Kept));
  } catch {
    // Storage can be full or forbidden: what was typed then lives in the form alone.
  }
}

/** Forgets one draft: what it was for has been done. */
export function eraseDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage there is nothing to erase.
  }
}

/** Forgets all drafts of this tab, at log-out. */
export function eraseDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to erase.
  }
}
