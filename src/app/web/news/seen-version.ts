const keyOf = (userId: string) => `taylr-news-${userId}`;

/** The newest version whose news were sent away here; `undefined` where nothing can be kept, and so nothing may be told. */
export function seenVersion(userId: string): string | null | undefined {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return undefined;
  }
}

export function keepSeen(userId: string, version: string): void {
  try {
    localStorage.setItem(keyOf(userId), version);
  } catch {
    // It is gone from this visit all the same.
  }
}
