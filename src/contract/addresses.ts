/**
 * Which addresses exist, and for whom. The server answers 404 with the not-found page for every other one, the router shows
 * the same. `public` addresses are for everybody, `signed-in` ones exist only with a session.
 */
export const ADDRESSES = [
  { path: '/', access: 'public' },
  // As at `/`, somebody signed out finds the landing page there.
  { path: '/dashboard', access: 'public' },
  { path: '/landing', access: 'public' },
  { path: '/privacy', access: 'public' },
  { path: '/help', access: 'public' },
  // Signed-out visitors are redirected home.
  { path: '/settings', access: 'public' },
  { path: '/settings/:group', access: 'public' },
  { path: '/goals', access: 'signed-in' },
  { path: '/goal-capture', access: 'signed-in' },
  { path: '/identity-chat/:goalId', access: 'signed-in' },
  { path: '/habit-planning', access: 'signed-in' },
  { path: '/habit-planning/:identityId', access: 'signed-in' },
  { path: '/identities/:id', access: 'signed-in' },
  { path: '/referrals', access: 'signed-in' },
  // Everybody but admins sees the not-found page.
  { path: '/admin/feedback', access: 'signed-in' },
  { path: '/admin/feedback/:id', access: 'signed-in' },
] as const;

/** The address that a path belongs to, or null when there is none: `/identity-chat/123` is `/identity-chat/:goalId`. */
export function getAddress(path: string): (typeof ADDRESSES)[number] | null {
  const parts = path.replace(/(?<!\/)\/+$/, '').split('/');
  const matches = (pattern: string) => {
    const wanted = pattern.replace(/(?<!\/)\/+$/, '').split('/');
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
  };
  return ADDRESSES.find((address) => matches(address.path)) ?? null;
}

/**
 * Where the plan for the following week is made: as chosen in its review, as a short week when the review is late, or as one of the two ways
 * back. `/habit-planning/123?weeklyReview=true&difficulty=easier` is the plan after a review in time.
 */
export function planningAddress(
  identityId: string,
  {
    difficulty = null,
    mode = null,
    emergency = false,
  }: { difficulty?: string | null; mode?: 'short-week' | 'nuclear' | null; emergency?: boolean },
): string {
  const search = new URLSearchParams({ weeklyReview: 'true' });
  if (difficulty) search.set('difficulty', difficulty);
  if (mode) search.set('mode', mode);
  if (emergency) search.set('emergency', 'true');
  if (mode) search.set('isOverdueReview', 'true');
  return `/habit-planning/${identityId}?${search.toString()}`;
}
